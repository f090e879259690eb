// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.h"

#include <algorithm>

namespace deck {

namespace {

Attention about(Attention::Kind kind, const Cluster &cluster, std::optional<Instant> since)
{
    Attention made;
    made.kind = kind;
    made.cluster = cluster.id;
    made.clusterName = cluster.name;
    made.since = since;
    return made;
}

void addNodes(const Cluster &cluster, QList<Attention> &found)
{
    for (const Node &node : cluster.nodes) {
        const NodeState state = nodeState(cluster, node);
        if (state == NodeState::Draining) {
            Attention drain = about(Attention::Kind::PreemptionInProgress, cluster, noticeOf(cluster, node, true));
            drain.node = node.id;
            drain.drain = DrainWindow(*drain.since);
            found.append(drain);
        } else if (state == NodeState::Failed) {
            Attention failed = about(Attention::Kind::NodeFailed, cluster, node.latest()->at);
            failed.node = node.id;
            found.append(failed);
        }
    }
}

bool comesBefore(const Attention &a, const Attention &b)
{
    if (a.kind != b.kind)
        return a.kind < b.kind;
    if (a.drain && b.drain && a.drain->deadline != b.drain->deadline)
        return a.drain->deadline < b.drain->deadline;
    if (a.since != b.since)
        return a.since > b.since;
    return std::pair(a.clusterName, a.node) < std::pair(b.clusterName, b.node);
}

} // namespace

QList<Attention> attentionOf(const FleetSnapshot &snapshot, const FleetHistory &history)
{
    QList<Attention> found;
    for (const ClusterEntry &entry : snapshot.clusters) {
        const Cluster &cluster = entry.cluster;
        if (entry.presence == Presence::Missing) {
            found.append(about(Attention::Kind::ClusterMissing, cluster, entry.seenAt));
            continue;
        }
        if (entry.presence == Presence::Gone || cluster.status == ClusterStatus::Deleting)
            continue;
        const auto before = found.size();
        addNodes(cluster, found);
        const bool explained = std::any_of(found.cbegin() + before, found.cend(),
                                           [](const Attention &each) { return each.kind == Attention::Kind::NodeFailed; });
        if (cluster.status == ClusterStatus::Degraded && !explained) {
            const bool known = !cluster.transitions.isEmpty() && cluster.transitions.last().phase == ClusterPhase::Degraded;
            found.append(about(Attention::Kind::ClusterDegraded, cluster,
                               known ? std::optional(cluster.transitions.last().at) : std::nullopt));
        }
        const int missing = cluster.desiredPreemptibleGpus.value_or(0) - cluster.allocatedPreemptibleGpus.value_or(0);
        if (missing > 0 && cluster.allocatedPreemptibleGpus && offersPreemptible(cluster.type.value)) {
            Attention waiting = about(Attention::Kind::WaitingForCapacity, cluster, history.shortSince(cluster.id));
            waiting.gpus = missing;
            found.append(waiting);
        }
    }
    std::ranges::stable_sort(found, comesBefore);
    return found;
}

} // namespace deck
