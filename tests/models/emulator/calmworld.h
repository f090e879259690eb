// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenariobook.h"
#include "simulation.h"

namespace deck::emulator {

/// The scenario `calm` and a cluster in it, ready to be played with.
struct CalmWorld
{
    explicit CalmWorld(int standardGpus = 8, int preemptibleGpus = 16, quint64 seed = 1)
        : simulation(*loadScenario(QStringLiteral("calm")), seed, findScenario(QStringLiteral("calm"))->epoch)
        , cluster(simulation.createCluster(wish(standardGpus, preemptibleGpus)))
    {
    }

    static ClusterSpec wish(int standardGpus, int preemptibleGpus)
    {
        ClusterSpec spec;
        spec.name = QStringLiteral("probe");
        spec.projectId = QStringLiteral("demo-project");
        spec.region = QStringLiteral("us-central-8");
        spec.gpuType = QStringLiteral("H100_SXM");
        spec.numGpus = standardGpus;
        spec.numPreemptibleGpus = preemptibleGpus;
        return spec;
    }

    void pass(Seconds time) { simulation.advanceTo(simulation.now() + time); }
    /// Until the cluster has what it was asked for.
    void fill() { pass(std::chrono::minutes(30)); }

    WorkerNode *oldest(ComputeClass computeClass) const
    {
        for (const auto &node : cluster.workers) {
            if (node->computeClass == computeClass)
                return node.get();
        }
        return nullptr;
    }

    const NodeEvent *event(const QString &nodeId, QStringView reason) const
    {
        for (const NodeEvent &one : cluster.events) {
            if (one.nodeId == nodeId && one.reason == reason)
                return &one;
        }
        return nullptr;
    }

    Simulation simulation;
    Cluster &cluster;
};

} // namespace deck::emulator
