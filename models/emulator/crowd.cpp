// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd.h"

#include <algorithm>

namespace deck::emulator {

namespace {

/// Scattered evenly, and the same each time.
Seconds ageOf(int cluster, int node)
{
    constexpr int hours = 240;
    return std::chrono::hours(1 + (cluster * 37 + node * 101) % hours) + Seconds((cluster * 997 + node * 613) % 3600);
}

const DriverVersion &driverIn(const Scenario &scenario, const QString &region)
{
    const auto found = std::find_if(scenario.regions.begin(), scenario.regions.end(), [&](const Region &each) { return each.name == region; });
    return found->drivers.front();
}

StandingCluster clusterAt(const Crowd &crowd, const Scenario &scenario, int index)
{
    const MarketPlace &place = scenario.market[size_t(index) % scenario.market.size()];
    const DriverVersion &driver = driverIn(scenario, place.region);
    const int nodes = crowd.nodes / crowd.clusters + (index < crowd.nodes % crowd.clusters ? 1 : 0);
    const int preemptible = std::clamp(nodes * crowd.preemptiblePercent / 100, 0, std::max(0, nodes - 1));
    StandingCluster made;
    made.spec.name = QStringLiteral("%1-%2").arg(crowd.name).arg(index + 1, 3, 10, QLatin1Char('0'));
    made.spec.region = place.region;
    made.spec.gpuType = place.gpuType;
    made.spec.driverId = driver.id;
    made.spec.cudaVersion = driver.cudaVersion;
    made.spec.driverVersion = driver.driverVersion;
    made.spec.os = driver.os;
    made.spec.numGpus = gpusPerNode * (nodes - preemptible);
    made.spec.numPreemptibleGpus = gpusPerNode * preemptible;
    made.created = -std::chrono::hours(24 * 12 + index);
    made.ready = made.created + std::chrono::minutes(28);
    for (int i = 0; i < nodes; ++i) {
        StandingNode node;
        node.computeClass = i < nodes - preemptible ? ComputeClass::Standard : ComputeClass::Preemptible;
        node.since = -ageOf(index, i);
        made.nodes.push_back(std::move(node));
    }
    return made;
}

} // namespace

std::vector<StandingCluster> standingClusters(const Crowd &crowd, const Scenario &scenario)
{
    std::vector<StandingCluster> made;
    for (int i = 0; i < crowd.clusters; ++i)
        made.push_back(clusterAt(crowd, scenario, i));
    return made;
}

} // namespace deck::emulator
