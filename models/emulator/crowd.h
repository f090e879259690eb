// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"

namespace deck::emulator {

/// Many clusters that nobody wants to write down: nodes spread evenly over clusters, clusters in turn over the places of the
/// market, ages from an hour to ten days. All follows from the numbers.
struct Crowd
{
    QString name; ///< of the clusters, before "-001" and so on
    int clusters = 1;
    int nodes = 1;
    int preemptiblePercent = 0;
};

std::vector<StandingCluster> standingClusters(const Crowd &crowd, const Scenario &scenario);

} // namespace deck::emulator
