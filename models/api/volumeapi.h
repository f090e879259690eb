// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "fetched.h"
#include "result.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

/// `/compute/clusters/storage/volumes`; the transport outlives it. Errors as in HttpTransport::send.
class VolumeApi
{
public:
    explicit VolumeApi(HttpTransport &transport) : m_transport(transport) {}

    Task<Result<Fetched<QList<Volume>>>> fetchVolumes(ProjectId project, std::stop_token stop);
    Task<Result<Fetched<Volume>>> fetchVolume(VolumeId id, std::stop_token stop);
    Task<Result<Fetched<Volume>>> createVolume(NewVolume volume, RegionName region, ProjectId project, std::stop_token stop);
    /// Growing only: shrinking is up to the service's account team. Goes to the collection, with the id in the body.
    Task<Result<Fetched<Volume>>> resizeVolume(VolumeId id, int sizeTib, std::stop_token stop);
    Task<Result<Fetched<Done>>> deleteVolume(VolumeId id, std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
