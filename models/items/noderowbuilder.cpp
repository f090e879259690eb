// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "noderowbuilder.h"

#include "burnrate.h"
#include "clusterspec.h"

#include <QSet>

namespace deck {

namespace {

std::optional<Amount> perHourOf(const Cluster &cluster, const NodeRow &row, const RateCard &card, Instant now)
{
    if (row.state == NodeState::Unknown || row.state == NodeState::Unrecognised)
        return std::nullopt; // whether it is billed is not known
    const bool isBilled = row.state == NodeState::Running || row.state == NodeState::Draining;
    if (!isBilled)
        return Amount();
    // Which node a reservation covers is not said, so no single one has a price then (DESIGN.md, decision 6).
    if (row.computeClass == ComputeClass::Standard && reservedGpusAt(cluster, now) != 0)
        return std::nullopt;
    const auto rate = card.rateAt(cluster.gpuType, row.computeClass, now);
    if (!rate || !row.node.gpus)
        return std::nullopt;
    return Amount::of(*rate, GpuSeconds(qint64(*row.node.gpus) * 3600));
}

NodeRow rowOf(const Cluster &cluster, const Node &node, const NodeLife *life)
{
    NodeRow row;
    row.cluster = cluster.id;
    row.node = node;
    // A notice whose time cannot be read has no countdown; that the node is to go is known all the same.
    row.node.markedForDeletion = node.markedForDeletion || hasUntimedNotice(cluster, node);
    row.computeClass = node.computeClass;
    const auto latest = node.latest();
    const auto notice = life && life->noticeAt ? life->noticeAt : noticeOf(cluster, node, true);
    row.state = nodeState(latest ? latest->phase.value : NodePhase::Missing, notice.has_value(), false);
    if (latest) {
        row.rawPhase = latest->phase.raw;
        row.inPhaseSince = latest->at;
    }
    if (row.state == NodeState::Draining) {
        row.drain = DrainWindow(*notice);
        row.inPhaseSince = notice;
    }
    if (!node.transitions.isEmpty())
        row.aliveSince = node.transitions.first().at;
    else if (life)
        row.aliveSince = life->firstSeenAt;
    return row;
}

void addUnfilled(QList<NodeRow> &rows, const Cluster &cluster, ComputeClass computeClass, int wanted, int there,
                 std::optional<Instant> since, bool stale)
{
    const int count = wanted / gpusPerNode;
    for (int slot = there + 1; slot <= count; ++slot) {
        NodeRow row;
        row.cluster = cluster.id;
        row.computeClass = computeClass;
        row.unfilled = true;
        row.slot = slot;
        row.slotCount = count;
        row.inPhaseSince = since;
        row.perHour = Amount();
        row.stale = stale;
        rows.append(row);
    }
}

} // namespace

QList<NodeRow> buildNodeRows(const ClusterEntry &entry, const FleetHistory &history, const RateCard &card, Instant now, bool stale)
{
    const Cluster &cluster = entry.cluster;
    const bool isStale = stale || entry.presence != Presence::Listed;
    QList<NodeRow> rows;
    QSet<QString> seen;
    int standard = 0;
    int preemptible = 0;
    for (const Node &node : cluster.nodes) {
        NodeRow row = rowOf(cluster, node, history.currentLife(NodeKey(cluster.id, node.id)));
        if (seen.contains(row.key()))
            continue;
        seen.insert(row.key());
        row.perHour = perHourOf(cluster, row, card, now);
        row.stale = isStale || node.carriedOver;
        standard += row.computeClass == ComputeClass::Standard ? 1 : 0;
        preemptible += row.computeClass == ComputeClass::Preemptible ? 1 : 0;
        rows.append(row);
    }
    if (cluster.status == ClusterStatus::Deleting || !cluster.nodesKnown)
        return rows; // of nodes that are not known nobody can say that they are not there
    addUnfilled(rows, cluster, ComputeClass::Standard, cluster.standardGpus.value_or(0), standard, std::nullopt, isStale);
    // Of a count that was not said no place is known to be empty.
    const int allocated = cluster.allocatedPreemptibleGpus.value_or(0) / gpusPerNode;
    addUnfilled(rows, cluster, ComputeClass::Preemptible, cluster.desiredPreemptibleGpus.value_or(0),
                std::max(allocated, preemptible), history.shortSince(cluster.id), isStale);
    return rows;
}

} // namespace deck
