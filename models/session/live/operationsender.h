// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterapi.h"
#include "operation.h"

namespace deck {

class FleetPoller;

/// What one attempt to carry an operation out has led to.
struct SendOutcome
{
    bool sent = false;          ///< a write has left; false: nothing can have been bought or changed
    std::optional<Error> error; ///< nothing = accepted, unless `conflict`
    bool conflict = false;      ///< not sent: the cluster or volume is not as the user saw it
    ClusterCounts now;          ///< Conflict of a scale: the counts it has
    std::optional<int> sizeNow; ///< Conflict of a growth: the size in TiB
    ClusterId made;             ///< Create: what the service made
    VolumeId madeVolume;        ///< CreateVolume: the same
};

/// Sends the one request of an operation, at most once, and tells the poller what the answer says. It keeps nothing.
class OperationSender
{
public:
    OperationSender(HttpTransport &service, FleetPoller &poller) : m_service(service), m_clusters(service), m_poller(poller) {}

    Task<SendOutcome> send(Operation operation, std::stop_token stop);

private:
    Task<SendOutcome> sendCreate(ClusterSpec spec, std::stop_token stop);
    Task<SendOutcome> sendScale(Operation operation, std::stop_token stop);
    Task<SendOutcome> sendDelete(ClusterId cluster, std::stop_token stop);

    HttpTransport &m_service;
    ClusterApi m_clusters;
    FleetPoller &m_poller;
};

} // namespace deck
