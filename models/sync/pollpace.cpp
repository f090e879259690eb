// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pollpace.h"

#include <algorithm>

namespace deck {

namespace {

/// What an answer does not say is no reason to look less often.
bool mayHavePreemptible(const Cluster &cluster)
{
    if (cluster.desiredPreemptibleGpus.value_or(0) > 0 || cluster.allocatedPreemptibleGpus.value_or(0) > 0)
        return true;
    return !cluster.nodesKnown || std::ranges::any_of(cluster.nodes, [](const Node &node) {
        return node.computeClass == ComputeClass::Preemptible;
    });
}

bool isMoving(const Node &node)
{
    const auto latest = node.latest();
    if (node.markedForDeletion)
        return true;
    if (!latest)
        return false;
    switch (latest->phase.value) {
    case NodePhase::Pending:
    case NodePhase::Scheduling:
    case NodePhase::Booting:
    case NodePhase::Bootstrapping:
        return true;
    case NodePhase::Missing:
    case NodePhase::Unrecognised:
    case NodePhase::Running:
    case NodePhase::Succeeded:
    case NodePhase::Failed:
    case NodePhase::Paused:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace

Seconds pollInterval(const FleetSnapshot &snapshot)
{
    Seconds interval{30};
    for (const ClusterEntry &entry : snapshot.clusters) {
        const Cluster &cluster = entry.cluster;
        if (isBringUp(cluster.status.value) || cluster.status == ClusterStatus::Deleting
            || std::ranges::any_of(cluster.nodes, isMoving)) {
            return Seconds(5);
        }
        if (mayHavePreemptible(cluster))
            interval = Seconds(15);
    }
    return interval;
}

} // namespace deck
