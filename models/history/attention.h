// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drainwindow.h"
#include "fleethistory.h"

namespace deck {

/// Something a person should know about now.
struct Attention
{
    enum class Kind {
        PreemptionInProgress, ///< a notice was seen and the node is still there
        NodeFailed,
        ClusterMissing, ///< a good list left it out; not known to be gone
        ClusterDegraded,
        WaitingForCapacity, ///< fewer preemptible GPUs than wanted; nothing to do
    };

    Kind kind = Kind::WaitingForCapacity;
    ClusterId cluster;
    QString clusterName;
    NodeId node;                     ///< PreemptionInProgress, NodeFailed
    std::optional<Instant> since;    ///< notice, failure, last seen, or since when the target is short
    std::optional<DrainWindow> drain; ///< PreemptionInProgress
    int gpus = 0;                    ///< WaitingForCapacity: how many are missing

    bool operator==(const Attention &) const = default;
};

/// What needs attention, open deadlines first (the nearest at the top), then by kind, then newest first, then by name
/// (design-system.md, section 2). A degraded cluster with a failed node is one line, that of the node. Nodes of a cluster
/// that is being deleted or is missing are not listed: nothing is known about them or nothing is to be done.
QList<Attention> attentionOf(const FleetSnapshot &snapshot, const FleetHistory &history);

} // namespace deck
