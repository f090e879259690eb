// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodelifecycle.h"
#include "volumelifecycle.h"

namespace deck::emulator {

/// Puts clusters into the world that were there before its story begins: they have come up, their nodes run, and how that went
/// is told as the past.
class Standing
{
public:
    Standing(SimContext &context, VolumeLifecycle &volumes) : m_context(context), m_volumes(volumes) {}

    Cluster &place(const StandingCluster &wish, Instant epoch);

private:
    void addSteps(Cluster &cluster, const StandingCluster &wish, Instant epoch);
    void addWorker(Cluster &cluster, const StandingNode &wish, Instant epoch);
    void addVolume(Cluster &cluster, const StandingCluster &wish, Instant epoch);

    SimContext &m_context;
    VolumeLifecycle &m_volumes;
};

} // namespace deck::emulator
