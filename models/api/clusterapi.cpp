// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterapi.h"

#include "apicall.h"
#include "clustercodec.h"
#include "clusterspeccodec.h"

namespace deck {
namespace {

using Method = HttpRequest::Method;

QString clustersPath()
{
    return QStringLiteral("/compute/clusters");
}

/// Empty when the id cannot stand in a path.
QString clusterPath(const ClusterId &id)
{
    const QString segment = pathSegment(id.toString());
    return segment.isEmpty() ? QString() : clustersPath() + QLatin1Char('/') + segment;
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
    const Decoder<QList<Cluster>> decode = decodeClusterList;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Cluster>>> ClusterApi::fetchCluster(ClusterId id, std::stop_token stop)
{
    const HttpRequest request(Method::Get, clusterPath(id));
    if (request.path.isEmpty())
        co_return unusableId();
    const Decoder<Cluster> decode = decodeCluster;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Cluster>>> ClusterApi::createCluster(ClusterSpec spec, std::stop_token stop)
{
    const QList<Region> notChecked;
    if (!validate(spec, notChecked).isEmpty())
        co_return brokenRules();
    const HttpRequest request(Method::Post, clustersPath(), encodeClusterSpec(spec));
    const Decoder<Cluster> decode = decodeCluster;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Cluster>>> ClusterApi::updateCluster(ClusterId id, ScaleSpec spec, std::stop_token stop)
{
    const HttpRequest request(Method::Put, clusterPath(id), encodeScaleSpec(spec));
    if (request.path.isEmpty())
        co_return unusableId();
    const bool sane = !spec.isEmpty()
        && (!spec.standardGpus || validateGpuCount(SpecField::StandardGpus, *spec.standardGpus, gpusPerNode).isEmpty())
        && (!spec.preemptibleGpus || validateGpuCount(SpecField::PreemptibleGpus, *spec.preemptibleGpus, 0).isEmpty());
    if (!sane)
        co_return brokenRules();
    const Decoder<Cluster> decode = decodeCluster;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Done>>> ClusterApi::deleteCluster(ClusterId id, std::stop_token stop)
{
    const HttpRequest request(Method::Delete, clusterPath(id));
    if (request.path.isEmpty())
        co_return unusableId();
    const Decoder<Done> decode = decodeClusterDeletion;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

} // namespace deck
