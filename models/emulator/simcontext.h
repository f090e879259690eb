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

} // namespace deck::emulator
