// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "market.h"
#include "nodelifecycle.h"

namespace deck::emulator {

/// Brings clusters to their targets: standard nodes at once, preemptible ones node by node as the market allows.
class Fulfilment
{
public:
    Fulfilment(SimContext &context, const Market &market, NodeLifecycle &nodes);

    /// Plans the next preemptible node of a cluster that is short of its target, if there is capacity.
    void consider(Cluster &cluster);
    /// The same for every cluster that draws on that place.
    void considerAll(const MarketPlace &place);

    /// The stock was checked by the caller.
    void setStandardTarget(Cluster &cluster, int gpus);
    void setPreemptibleTarget(Cluster &cluster, int gpus);

private:
    void fill(Cluster &cluster);
    void dismissSurplus(Cluster &cluster, ComputeClass computeClass, int wantedNodes);

    SimContext &m_context;
    const Market &m_market;
    NodeLifecycle &m_nodes;
};

} // namespace deck::emulator
