// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterrowbuilder.h"

#include "drainwindow.h"

namespace deck {

namespace {

constexpr int sparkPoints = 48;
constexpr Seconds sparkSpan{24 * 3600};

/// Begins when the counts are known, and again after a time in which they were not: no zero stands for "not known".
QList<double> sparkOf(const QList<CapacityStep> &steps, ClusterType type, Instant now)
{
    QList<double> spark;
    const Millis width = Millis(sparkSpan) / sparkPoints;
    auto next = steps.cbegin();
    int running = 0;
    bool isKnown = false;
    for (int point = 1; point <= sparkPoints; ++point) {
        const Instant at = now - Millis(sparkSpan) + width * point;
        for (; next != steps.cend() && next->at <= at; ++next) {
            isKnown = next->runningStandard && (next->allocatedPreemptible || !mayHavePreemptible(type));
            running = isKnown ? *next->runningStandard + next->allocatedPreemptible.value_or(0) : 0;
        }
        if (isKnown)
            spark.append(running);
        else
            spark.clear();
    }
    return spark;
}

void countNodes(const Cluster &cluster, ClusterRow &row)
{
    int preemptible = 0;
    for (const Node &node : cluster.nodes) {
        const NodeState state = nodeState(cluster, node);
        const int gpus = node.gpus.value_or(0);
        const bool isStandard = node.computeClass == ComputeClass::Standard;
        if (state == NodeState::Running || state == NodeState::Draining) {
            if (isStandard)
                row.standardRunning += gpus;
            else if (node.computeClass == ComputeClass::Preemptible)
                preemptible += gpus;
        }
        if (state == NodeState::Failed && isStandard)
            row.standardFailed += gpus;
        if (state == NodeState::Draining && node.computeClass == ComputeClass::Preemptible)
            row.preemptibleDraining += gpus;
    }
    row.preemptibleRunning = cluster.allocatedPreemptibleGpus.value_or(preemptible);
    row.standardKnown = cluster.runningGpusKnown(ComputeClass::Standard);
    row.preemptibleKnown = cluster.allocatedPreemptibleGpus || cluster.runningGpusKnown(ComputeClass::Preemptible);
}

CostSum sumOf(const CostReport &report, const ClusterId &id)
{
    const auto found = std::ranges::find(report.clusters, id, &ClusterCost::cluster);
    return found == report.clusters.cend() ? CostSum() : found->sum;
}

} // namespace

QList<ClusterRow> buildClusterRows(const FleetSnapshot &snapshot, const FleetHistory &history, const RateCard &card,
                                   const CostReport &monthToDate, Instant now, bool stale)
{
    QList<ClusterRow> rows;
    rows.reserve(snapshot.clusters.size());
    for (const ClusterEntry &entry : snapshot.clusters) {
        const Cluster &cluster = entry.cluster;
        ClusterRow row;
        row.id = cluster.id;
        row.name = cluster.name;
        row.type = cluster.type;
        row.gpuType = cluster.gpuType;
        row.region = cluster.region;
        row.status = cluster.status;
        row.presence = entry.presence;
        row.stale = stale || !cluster.nodesKnown; // then some of what is counted is of an earlier answer
        row.detailsDelayed = entry.detailsDelayed;
        row.standardWanted = cluster.standardGpus;
        if (mayHavePreemptible(cluster.type.value))
            row.preemptibleWanted = cluster.desiredPreemptibleGpus;
        countNodes(cluster, row);
        row.shortSince = history.shortSince(cluster.id);
        row.preempted24h = history.preemptionsBetween(cluster.id, now - Seconds(24 * 3600), now);
        row.burn = burnRateOf(cluster, card, now);
        row.monthToDate = sumOf(monthToDate, cluster.id);
        row.spark = sparkOf(history.capacity(cluster.id), cluster.type.value, now);
        rows.append(row);
    }
    return rows;
}

} // namespace deck
