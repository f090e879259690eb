// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodelifecycle.h"

namespace deck::emulator {

/// The provider wants preemptible nodes back: notice, drain of at most 300 s, gone (facts.md, section 4).
class Reclaim
{
public:
    Reclaim(SimContext &context, NodeLifecycle &nodes) : m_context(context), m_nodes(nodes) {}

    /// Limits the life of a node that has just joined, where the market says so.
    void limitLife(Cluster &cluster, const WorkerNode &node, const MarketPlace &place);
    /// Takes back `surplus` nodes of that place, chosen by the seed and the occasion.
    void takeBackSurplus(const MarketPlace &place, int surplus, const QString &occasion);
    /// Takes back `nodes` of that place one by one within so many seconds, chosen by the seed.
    void takeBackWave(const MarketPlace &place, int nodes, int withinSeconds);
    /// From now on takes back a node somewhere so many times an hour, at times and places that follow from the seed.
    void keepTaking(int timesPerHour);
    /// The named preemptible node, or the one that has run longest if the name is empty. Nothing if none runs that is not
    /// leaving yet.
    const WorkerNode *takeBack(Cluster &cluster, const QString &nodeId, std::optional<int> drainSeconds);

private:
    using Candidates = std::vector<std::pair<Cluster *, WorkerNode *>>;

    void takeOne(int longestPause, RandomStream stream);
    Candidates candidatesAt(const MarketPlace &place) const;

    SimContext &m_context;
    NodeLifecycle &m_nodes;
};

} // namespace deck::emulator
