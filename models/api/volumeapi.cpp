// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumeapi.h"

#include "apicall.h"
#include "apipath.h"
#include "volumecodec.h"

namespace deck {
namespace {

using Method = HttpRequest::Method;

QString volumesPath()
{
    return QStringLiteral("/compute/clusters/storage/volumes");
}

QString volumePath(const VolumeId &id)
{
    return apiPath(QLatin1String("/compute/clusters/storage/volumes/{}"), {id.toString()});
}

Error brokenVolume()
{
    return Error(Error::Kind::Invalid, QStringLiteral("a volume needs a name, a region and at least 1 TiB"));
}

} // namespace

Task<Result<Fetched<QList<Volume>>>> VolumeApi::fetchVolumes(ProjectId project, std::stop_token stop)
{
    HttpRequest request(Method::Get, volumesPath());
    if (!project.isEmpty())
        request.query.append({QStringLiteral("projectId"), project.toString()});
    return fetch<QList<Volume>>(m_transport, request, decodeVolumeList, stop);
}

Task<Result<Fetched<Volume>>> VolumeApi::fetchVolume(VolumeId id, std::stop_token stop)
{
    const HttpRequest request(Method::Get, volumePath(id));
    const Decoder<Volume> decode = decodeVolume;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    if (result && result->value.id != id)
        co_return Error(Error::Kind::Decode, QStringLiteral("the answer is about another volume"));
    co_return result;
}

Task<Result<Fetched<Volume>>> VolumeApi::createVolume(NewVolume volume, RegionName region, ProjectId project, std::stop_token stop)
{
    if (volume.name.isEmpty() || region.isEmpty() || volume.sizeTib < 1)
        return refused<Volume>(brokenVolume());
    const QByteArray body = encodeNewVolume(volume, region, project);
    return submit<Volume>(m_transport, HttpRequest(Method::Post, volumesPath(), body), decodeVolume, stop);
}

Task<Result<Fetched<Volume>>> VolumeApi::resizeVolume(VolumeId id, int sizeTib, std::stop_token stop)
{
    if (id.isEmpty() || sizeTib < 1)
        return refused<Volume>(brokenVolume());
    return submit<Volume>(m_transport, HttpRequest(Method::Put, volumesPath(), encodeVolumeSize(id, sizeTib)), decodeVolume, stop);
}

Task<Result<Fetched<Done>>> VolumeApi::deleteVolume(VolumeId id, std::stop_token stop)
{
    return submit<Done>(m_transport, HttpRequest(Method::Delete, volumePath(id)), decodeVolumeDeletion, stop);
}

} // namespace deck
