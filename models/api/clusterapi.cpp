// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterapi.h"

#include "apicall.h"
#include "apipath.h"
#include "clustercodec.h"
#include "clusterspeccodec.h"

namespace deck {
namespace {

using Method = HttpRequest::Method;

QString clustersPath()
{
    return QStringLiteral("/compute/clusters");
}

QString clusterPath(const ClusterId &id)
{
    return apiPath(QLatin1String("/compute/clusters/{}"), {id.toString()});
}

Error brokenRules()
{
    return Error(Error::Kind::Invalid, QStringLiteral("the request breaks a rule of the service and was not sent"));
}

} // namespace

Task<Result<Fetched<QList<Cluster>>>> ClusterApi::fetchClusters(ProjectId project, std::stop_token stop)
{
    HttpRequest request(Method::Get, clustersPath());
    if (!project.isEmpty())
        request.query.append({QStringLiteral("projectId"), project.toString()});
    return fetch<QList<Cluster>>(m_transport, request, decodeClusterList, stop);
}

Task<Result<Fetched<Cluster>>> ClusterApi::fetchCluster(ClusterId id, std::stop_token stop)
{
    const HttpRequest request(Method::Get, clusterPath(id));
    const Decoder<Cluster> decode = decodeCluster;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    if (result && result->value.id != id)
        co_return Error(Error::Kind::Decode, QStringLiteral("the answer is about another cluster"));
    co_return result;
}

Task<Result<Fetched<Cluster>>> ClusterApi::createCluster(ClusterSpec spec, std::stop_token stop)
{
    const QList<Region> notChecked;
    if (!validate(spec, notChecked).isEmpty())
        return refused<Cluster>(brokenRules());
    return submit<Cluster>(m_transport, HttpRequest(Method::Post, clustersPath(), encodeClusterSpec(spec)), decodeCluster, stop);
}

Task<Result<Fetched<Cluster>>> ClusterApi::updateCluster(ClusterId id, ScaleSpec spec, std::stop_token stop)
{
    const bool sane = !spec.isEmpty()
        && (!spec.standardGpus || validateGpuCount(SpecField::StandardGpus, *spec.standardGpus, gpusPerNode).isEmpty())
        && (!spec.preemptibleGpus || validateGpuCount(SpecField::PreemptibleGpus, *spec.preemptibleGpus, 0).isEmpty());
    if (!sane)
        return refused<Cluster>(brokenRules());
    return submit<Cluster>(m_transport, HttpRequest(Method::Put, clusterPath(id), encodeScaleSpec(spec)), decodeCluster, stop);
}

Task<Result<Fetched<Done>>> ClusterApi::deleteCluster(ClusterId id, std::stop_token stop)
{
    return submit<Done>(m_transport, HttpRequest(Method::Delete, clusterPath(id)), decodeClusterDeletion, stop);
}

} // namespace deck
