// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomstream.h"
#include "world.h"

#include <variant>

// A scenario is data: what the service offers, how long things take there, how the market moves, and what happens when.
// Moments are offsets from the epoch; negative ones are the past before anybody looked.

namespace deck::emulator {

/// How long each step takes, in seconds unless it says otherwise.
struct Timing
{
    Range queued{4, 8};
    Range scheduled{4, 8};
    Range controlPending{6, 12};
    Range controlBooting{20, 40};
    Range controlBootstrapping{10, 20};
    Range nodePending{4, 10};
    Range nodeScheduling{6, 14};
    Range nodeBooting{30, 60};
    Range nodeBootstrapping{20, 35};
    Range subnet{8, 15};
    Range sharedVolume{8, 15};
    Range drivers{30, 55};
    Range acceptanceTests{240, 420};
    Range volumeProvisioning{15, 30};
    Range volumeDeleting{5, 15};
    Range tearDown{25, 45};       ///< until the workers of a deleted cluster are gone; as long again until it is gone itself
    Range fill{60, 420};          ///< from free capacity to the order of a preemptible node
    Range reclaimDrain{35, 290};  ///< from the notice until the pods have exited
    Range scaleDownDrain{20, 90};
    Range failedStays{120, 300};  ///< how long a node that did not boot is still listed
    Range repairPending{60, 180}; ///< from the request or the approval until work on a node begins
    Range repairIdleWait{1800, 1800}; ///< the same after an approval while the node works: time for its pods to end
    Range repairCordon{5, 12};
    Range repairDrain{40, 240};
    Range powerCycle{240, 420};   ///< until a host is up again
    Range hostSearch{1800, 1800}; ///< how long a migration looks for a free host
    int bootFailurePermille = 40; ///< preemptible nodes that do not boot
};

/// How many nodes our account may hold: a level that changes from time to time. Equal bounds stand still.
struct LevelWalk
{
    Range nodes;
    Range minutes{120, 300};
};

/// Capacity for one GPU type in one region.
struct MarketPlace
{
    QString region;
    QString gpuType;
    LevelWalk standard;
    LevelWalk preemptible;
    /// How long the provider leaves a preemptible node alone; nothing = until the level falls below what is held.
    std::optional<Range> lifeMinutes;
};

struct DriverVersion
{
    QString id;
    QString cudaVersion;
    QString driverVersion;
    QString os;
};

struct Region
{
    QString name;
    QStringList gpuTypes;
    std::vector<DriverVersion> drivers;
};

struct MakeVolume { QString name; QString region; int sizeTib; };
struct MakeCluster { ClusterSpec spec; QString volumeName; };
struct SetTargets { QString cluster; std::optional<int> numGpus; std::optional<int> numPreemptibleGpus; };
/// Takes back the preemptible node that has run longest; the pods exit after so many seconds.
struct TakeBack { QString cluster; int drainSeconds; };
struct BreakWorker { QString cluster; };   ///< its newest standard node loses a GPU (Xid 79), the cluster degrades
struct BreakNextBoot { QString cluster; }; ///< its next preemptible node does not boot
struct PauseCompute { QString cluster; };  ///< as when credits run out

struct ScriptedAction
{
    Seconds offset;
    std::variant<MakeVolume, MakeCluster, SetTargets, TakeBack, BreakWorker, BreakNextBoot, PauseCompute> what;
};

struct ClosedInterval
{
    Seconds from; ///< offsets from the epoch
    Seconds to;
};

/// What a host needs to know of a scenario before it starts one.
struct ScenarioInfo
{
    QString name;
    QString summary;       ///< one line in English, for a command line
    QString projectId;     ///< owner of its clusters, and of new ones that name no project
    Instant epoch;         ///< where observation begins unless another is given
    Seconds advance{0};    ///< epoch + advance is "now"
    std::vector<ClosedInterval> appClosed; ///< when the app of the story was not running: nothing was observed then
};

struct Scenario
{
    ScenarioInfo info;
    Timing timing;
    std::vector<Region> regions;
    QStringList availabilityZones;
    std::vector<MarketPlace> market;
    std::vector<ScriptedAction> script;
};

/// All scenarios by name.
std::vector<ScenarioInfo> scenarios();
std::optional<ScenarioInfo> findScenario(QStringView name);
std::optional<Scenario> loadScenario(QStringView name);

} // namespace deck::emulator
