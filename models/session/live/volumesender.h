// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operationsender.h"
#include "volumeapi.h"

namespace deck {

/// Sends the one request of an operation about a volume, at most once, as OperationSender does for clusters.
class VolumeSender
{
public:
    VolumeSender(HttpTransport &service, FleetPoller &poller) : m_volumes(service), m_poller(poller) {}

    Task<SendOutcome> send(Operation operation, std::stop_token stop);

private:
    Task<SendOutcome> sendCreate(VolumeSpec spec, std::stop_token stop);
    Task<SendOutcome> sendGrowth(Operation operation, std::stop_token stop);
    Task<SendOutcome> sendDelete(VolumeId volume, std::stop_token stop);

    VolumeApi m_volumes;
    FleetPoller &m_poller;
};

} // namespace deck
