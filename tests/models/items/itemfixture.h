// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"
#include "ratecard.h"

namespace deck {

/// One H100 cluster for tests of rows; times are seconds since the epoch.
struct ItemFixture
{
    static constexpr Instant now = Instant::fromSeconds(100'000);

    static Node node(const QString &id, const char *phase, qint64 since = 90'000)
    {
        Node node;
        node.id = NodeId(id);
        node.computeClass = computeClassOf(node.id, {});
        node.gpus = 8;
        node.transitions = {{nodePhaseFromApi(QString::fromLatin1(phase)), Instant::fromSeconds(since)}};
        return node;
    }

    static Cluster cluster()
    {
        Cluster cluster;
        cluster.id = ClusterId(QStringLiteral("c-1"));
        cluster.name = QStringLiteral("train");
        cluster.type = clusterTypeFromApi(QStringLiteral("KUBERNETES"));
        cluster.status = clusterStatusFromApi(QStringLiteral("Ready"));
        cluster.gpuType = GpuType(QStringLiteral("H100_SXM"));
        cluster.region = RegionName(QStringLiteral("us-central-8"));
        cluster.standardGpus = 16;
        cluster.desiredPreemptibleGpus = 24;
        cluster.allocatedPreemptibleGpus = 16;
        cluster.eventsKnown = true;
        cluster.nodes = {node(QStringLiteral("gpu-dp-a"), "NODE_PHASE_RUNNING"), node(QStringLiteral("gpu-dp-b"), "NODE_PHASE_FAILED"),
                         node(QStringLiteral("gpu-preemptible-dp-a"), "NODE_PHASE_RUNNING"),
                         node(QStringLiteral("gpu-preemptible-dp-b"), "NODE_PHASE_RUNNING")};
        LifecycleEvent notice;
        notice.node = NodeId(QStringLiteral("gpu-preemptible-dp-b"));
        notice.at = Instant::fromSeconds(99'900);
        notice.reason = QStringLiteral("TogetherPreemptionNotified");
        cluster.events = {notice};
        return cluster;
    }

    static ClusterEntry entryOf(const Cluster &cluster)
    {
        ClusterEntry entry;
        entry.cluster = cluster;
        entry.seenAt = now;
        return entry;
    }

    static SnapshotPtr fleetOf(const Cluster &cluster, Instant at = now)
    {
        auto fleet = std::make_shared<FleetSnapshot>();
        fleet->observedAt = at;
        fleet->clusters = {entryOf(cluster)};
        return fleet;
    }

    static FleetHistory historyOf(const Cluster &cluster)
    {
        FleetHistory history;
        history.observe(diff(nullptr, fleetOf(cluster)));
        return history;
    }

    static RateCard rates()
    {
        GpuRateEntry entry;
        entry.gpuType = GpuType(QStringLiteral("H100_SXM"));
        entry.onDemand = GpuRate(3'400'000);
        RateCard card;
        card.gpus = {entry};
        return card;
    }
};

} // namespace deck
