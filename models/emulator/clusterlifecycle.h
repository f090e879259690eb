// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodelifecycle.h"
#include "volumelifecycle.h"

#include <functional>

namespace deck::emulator {

/// Bring-up through the documented phases, degrading, pausing, tear-down.
class ClusterLifecycle
{
public:
    ClusterLifecycle(SimContext &context, NodeLifecycle &nodes, VolumeLifecycle &volumes);

    /// Called when a cluster has become Ready.
    std::function<void(Cluster &)> onReady;

    void begin(Cluster &cluster);
    void workerJoined(Cluster &cluster);
    void workerLeft(Cluster &cluster);
    /// A worker has broken: the cluster is Degraded until it works again or is gone.
    void workerBroke(Cluster &cluster, const WorkerNode &node);
    /// The one to break when a scenario says so: the newest standard node that runs, if the cluster is Ready.
    WorkerNode *newestStandard(const Cluster &cluster) const;
    void pauseCompute(Cluster &cluster);
    void tearDown(Cluster &cluster);

private:
    using Step = void (ClusterLifecycle::*)(Cluster &);

    int seconds(const Cluster &cluster, const char16_t *purpose, Range range) const;
    void later(int afterSeconds, const Cluster &cluster, Step step);
    void enter(Cluster &cluster, ClusterPhase phase);
    void enterControlPlane(Cluster &cluster, NodePhase phase);

    void schedule(Cluster &cluster);
    void waitForControlPlane(Cluster &cluster);
    void bootControlPlane(Cluster &cluster);
    void bootstrapControlPlane(Cluster &cluster);
    void waitForWorkers(Cluster &cluster);
    void waitForSharedVolume(Cluster &cluster);
    void installDrivers(Cluster &cluster);
    void runAcceptanceTests(Cluster &cluster);
    void becomeReady(Cluster &cluster);
    void endDegraded(Cluster &cluster);
    void dropWorkers(Cluster &cluster);
    void vanish(Cluster &cluster);

    SimContext &m_context;
    NodeLifecycle &m_nodes;
    VolumeLifecycle &m_volumes;
};

} // namespace deck::emulator
