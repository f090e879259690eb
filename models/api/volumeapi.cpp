// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumeapi.h"

#include "apicall.h"
#include "volumecodec.h"

namespace deck {
namespace {

using Method = HttpRequest::Method;

QString volumesPath()
{
    return QStringLiteral("/compute/clusters/storage/volumes");
}

/// Empty when the id cannot stand in a path.
QString volumePath(const VolumeId &id)
{
    const QString segment = pathSegment(id.toString());
    return segment.isEmpty() ? QString() : volumesPath() + QLatin1Char('/') + segment;
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
    const Decoder<QList<Volume>> decode = decodeVolumeList;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Volume>>> VolumeApi::fetchVolume(VolumeId id, std::stop_token stop)
{
    const HttpRequest request(Method::Get, volumePath(id));
    if (request.path.isEmpty())
        co_return unusableId();
    const Decoder<Volume> decode = decodeVolume;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Volume>>> VolumeApi::createVolume(NewVolume volume, RegionName region, ProjectId project, std::stop_token stop)
{
    if (volume.name.isEmpty() || region.isEmpty() || volume.sizeTib < 1)
        co_return brokenVolume();
    const HttpRequest request(Method::Post, volumesPath(), encodeNewVolume(volume, region, project));
    const Decoder<Volume> decode = decodeVolume;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Volume>>> VolumeApi::resizeVolume(VolumeId id, int sizeTib, std::stop_token stop)
{
    if (id.isEmpty() || sizeTib < 1)
        co_return brokenVolume();
    const HttpRequest request(Method::Put, volumesPath(), encodeVolumeSize(id, sizeTib));
    const Decoder<Volume> decode = decodeVolume;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

Task<Result<Fetched<Done>>> VolumeApi::deleteVolume(VolumeId id, std::stop_token stop)
{
    const HttpRequest request(Method::Delete, volumePath(id));
    if (request.path.isEmpty())
        co_return unusableId();
    const Decoder<Done> decode = decodeVolumeDeletion;
    const auto result = co_await submit(m_transport, request, decode, stop);
    co_return result;
}

} // namespace deck
