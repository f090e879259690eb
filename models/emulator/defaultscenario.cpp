// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariotable.h"

namespace deck::emulator {

using namespace std::chrono_literals;

namespace {

const QString demo = QStringLiteral("demo-preemptible");
const QString nimbus = QStringLiteral("nimbus-train");
const QString harbor = QStringLiteral("harbor-eval");
const QString tundra = QStringLiteral("tundra-slurm");
const QString delta = QStringLiteral("delta-rollout");
const QString notebooks = QStringLiteral("team-notebooks");

ClusterSpec spec(const QString &name, const char16_t *region, const char16_t *gpuType, int standard, int preemptible,
                 const DriverVersion &driver)
{
    ClusterSpec made;
    made.name = name;
    made.region = QString::fromUtf16(region);
    made.gpuType = QString::fromUtf16(gpuType);
    made.numGpus = standard;
    made.numPreemptibleGpus = preemptible;
    made.driverId = driver.id;
    made.cudaVersion = driver.cudaVersion;
    made.driverVersion = driver.driverVersion;
    made.os = driver.os;
    made.config = {{QStringLiteral("load_balancer"), QStringLiteral("NGINX")},
                   {QStringLiteral("jumphost_enabled"), true},
                   {QStringLiteral("kubernetes_dashboard_enabled"), true},
                   {QStringLiteral("observability"), QJsonObject{{QStringLiteral("enabled"), true}}}};
    made.addOns = {{QStringLiteral("dashboard"), QStringLiteral("dashboard"), true}};
    return made;
}

std::vector<MarketPlace> market()
{
    const auto place = [](const char16_t *region, const char16_t *gpuType, LevelWalk standard, LevelWalk preemptible,
                          std::optional<Range> lifeMinutes = std::nullopt) {
        return MarketPlace{QString::fromUtf16(region), QString::fromUtf16(gpuType), standard, preemptible, lifeMinutes};
    };
    return {
        // demo-preemptible holds one node of each: 16 standard and 88 to 120 preemptible GPUs stay free.
        place(u"us-central-8", u"H100_SXM", {{3, 3}}, {{12, 16}, {90, 240}}),
        place(u"us-central-8", u"H200_SXM", {{4, 4}}, {{0, 3}, {60, 180}}),
        // harbor-eval asks for two nodes and gets one at best.
        place(u"us-central-8", u"B200_SXM", {{3, 3}}, {{0, 0}}),
        // nimbus-train is short most of the time and loses nodes all the time.
        place(u"us-east-1", u"H100_SXM", {{6, 6}}, {{5, 8}, {150, 360}}, Range{360, 1500}),
        place(u"us-east-1", u"B200_SXM", {{0, 0}}, {{1, 4}, {120, 300}}),
        place(u"us-west-2", u"H200_SXM", {{4, 4}}, {{2, 6}, {120, 300}}),
        place(u"us-west-2", u"B300_SXM", {{1, 1}}, {{0, 2}, {120, 300}}),
        place(u"us-central-2", u"RTX_6000_PCI", {{6, 6}}, {{8, 12}, {120, 300}}),
        place(u"us-central-2", u"L40_PCIE", {{6, 6}}, {{6, 10}, {120, 300}}),
    };
}

std::vector<ScriptedAction> script(const std::vector<Region> &regions)
{
    const auto &central8 = regions[0].drivers;
    const auto &east1 = regions[1].drivers;
    const auto &west2 = regions[2].drivers;
    const auto &central2 = regions[3].drivers;
    const QString east = QStringLiteral("us-east-1");

    ClusterSpec slurm = spec(tundra, u"us-west-2", u"H200_SXM", 16, 0, west2[0]);
    slurm.slurm = true;
    slurm.slurmShmGib = 64;
    slurm.billingType = QStringLiteral("RESERVED");
    slurm.numReservedGpus = 16;
    slurm.durationDays = 30;
    slurm.config = {{QStringLiteral("load_balancer"), QStringLiteral("NONE")}, {QStringLiteral("jumphost_enabled"), true}};
    slurm.addOns = {{QStringLiteral("slurm_web"), QStringLiteral("slurm-web"), true}};

    constexpr Seconds advance = 36h;
    return {
        {-103h, MakeVolume{QStringLiteral("tundra-home"), QStringLiteral("us-west-2"), 8}},
        {-102h, MakeCluster{slurm, QStringLiteral("tundra-home")}},
        {-81h, MakeVolume{QStringLiteral("nimbus-data"), east, 12}},
        {-80h - 20min, MakeCluster{spec(nimbus, u"us-east-1", u"H100_SXM", 16, 48, east1[0]), QStringLiteral("nimbus-data")}},
        {-76h, MakeCluster{spec(notebooks, u"us-central-2", u"RTX_6000_PCI", 16, 0, central2[0]), {}}},
        {-54h - 8min, MakeCluster{spec(harbor, u"us-central-8", u"B200_SXM", 16, 16, central8[2]), {}}},
        {-26h, MakeVolume{QStringLiteral("demo-data"), QStringLiteral("us-central-8"), 2}},
        {-25h - 41min, MakeCluster{spec(demo, u"us-central-8", u"H100_SXM", 8, 8, central8[0]), QStringLiteral("demo-data")}},
        {-20h, MakeVolume{QStringLiteral("scratch"), QStringLiteral("us-central-2"), 1}},

        {3h + 17min, TakeBack{demo, 148}},
        {5h + 40min, SetTargets{nimbus, std::nullopt, 64}},
        {8h + 2min, BreakNextBoot{nimbus}},
        {8h + 3min, TakeBack{nimbus, 61}},
        {10h + 25min, TakeBack{demo, 35}},
        // While the app of the story is closed: found out about afterwards.
        {12h + 40min, TakeBack{nimbus, 118}},
        {14h + 30min, PauseCompute{notebooks}},
        {19h + 50min, SetTargets{nimbus, 24, std::nullopt}},
        {22h + 12min, SetTargets{demo, std::nullopt, 24}},
        {23h + 5min, TakeBack{demo, 222}},
        {26h + 48min, SetTargets{demo, std::nullopt, 8}},
        {29h + 33min, BreakWorker{harbor}},
        {31h + 15min, SetTargets{nimbus, std::nullopt, 56}},
        {33h + 20min, TakeBack{nimbus, 282}},
        {33h + 21min, TakeBack{nimbus, 44}},
        // What is under way when the demo opens: a cluster comes up, and a node drains for two minutes already.
        {advance - 130s, MakeCluster{spec(delta, u"us-central-2", u"L40_PCIE", 8, 16, central2[0]), {}}},
        {advance - 122s, TakeBack{nimbus, 291}},
        // And what the user can watch soon after.
        {advance + 14min, TakeBack{demo, 255}},
        {advance + 95min, TakeBack{nimbus, 170}},
    };
}

} // namespace

/// Six clusters in different states: one small and tidy, one large with churn, one degraded and waiting for preemptible
/// capacity, a Slurm reservation, one that comes up, one paused for lack of credits.
Scenario defaultScenario()
{
    Scenario scenario;
    scenario.info.name = QStringLiteral("default");
    scenario.info.summary = QStringLiteral("six clusters in different states, with reclaims, refills and a failed boot");
    scenario.info.projectId = QStringLiteral("demo-project");
    scenario.info.epoch = *Instant::fromRfc3339(u"2026-06-15T02:32:08Z");
    scenario.info.advance = 36h;
    scenario.info.appClosed = {{12h, 13h + 25min}};
    scenario.regions = standardRegions();
    scenario.availabilityZones = {QStringLiteral("us-central-4b"), QStringLiteral("us-central-6a"), QStringLiteral("us-east-1a")};
    scenario.market = market();
    scenario.script = script(scenario.regions);
    return scenario;
}

} // namespace deck::emulator
