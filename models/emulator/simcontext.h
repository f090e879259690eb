// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventqueue.h"
#include "scenario.h"
#include "world.h"

namespace deck::emulator {

/// What the parts of the simulation share.
struct SimContext
{
    SimContext(Scenario played, quint64 randomSeed, Instant start)
        : scenario(std::move(played)), seed(randomSeed), queue(start)
    {
    }

    const Scenario scenario;
    const quint64 seed;
    EventQueue queue;
    World world;

    const Timing &timing() const { return scenario.timing; }
    Instant now() const { return queue.now(); }
    RandomStream stream(const QString &purpose) const { return RandomStream(seed, purpose); }
};

/// A cluster that nobody has seen yet: its ids follow from the key, and it has no steps.
inline Cluster newCluster(const SimContext &context, ClusterSpec spec, const QString &key)
{
    auto stream = context.stream(QStringLiteral("cluster/") + key);
    Cluster cluster;
    cluster.id = stream.uuid();
    cluster.machineId = stream.uuid();
    cluster.standardPool = stream.suffix();
    cluster.preemptiblePool = stream.suffix();
    cluster.subnet = stream.within({16, 240});
    cluster.createdAt = context.now();
    cluster.spec = std::move(spec);
    return cluster;
}

} // namespace deck::emulator
