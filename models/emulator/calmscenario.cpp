// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariotable.h"

namespace deck::emulator {

/// Enough of everything, quick fills, every boot succeeds, and nothing is taken back unless somebody asks for it.
/// It starts without any cluster.
Scenario calmScenario()
{
    Scenario scenario;
    scenario.info.name = QStringLiteral("calm");
    scenario.info.summary = QStringLiteral("no clusters yet, enough of everything, no reclaims");
    scenario.info.projectId = QStringLiteral("demo-project");
    scenario.info.epoch = *Instant::fromRfc3339(u"2026-06-15T09:00:00Z");
    scenario.timing.fill = {5, 15};
    scenario.timing.bootFailurePermille = 0;
    scenario.regions = standardRegions();
    scenario.availabilityZones = {QStringLiteral("us-central-4b"), QStringLiteral("us-central-6a"), QStringLiteral("us-east-1a")};
    for (const Region &region : scenario.regions) {
        for (const QString &gpuType : region.gpuTypes)
            scenario.market.push_back({region.name, gpuType, {{64, 64}}, {{64, 64}}, std::nullopt});
    }
    return scenario;
}

} // namespace deck::emulator
