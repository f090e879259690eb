// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomstream.h"
#include "result.h"
#include "world.h"

#include <variant>

// A scenario is data: what the service offers, how long things take there, how the market moves, and what happens when.
// Moments are offsets from the epoch; negative ones are the past before anybody looked. It is read from a file whose format
// resources/scenarios/README.md describes; those that are built in are such files, too.

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
struct MakeCluster { ClusterSpec spec; QString volumeName; QStringList nodeNames; };
struct SetTargets { QString cluster; std::optional<int> numGpus; std::optional<int> numPreemptibleGpus; };
struct DeleteCluster { QString cluster; };
struct DeleteVolume { QString volume; };   ///< by its name; one that is attached stays
/// Takes back a preemptible node, the one that has run longest unless it is named; the pods exit after so many seconds.
struct TakeBack { QString cluster; QString nodeId; std::optional<int> drainSeconds; };
/// Takes back so many preemptible nodes of one place, chosen by the seed, each within so many seconds.
struct TakeBackWave { QString region; QString gpuType; int nodes; int withinSeconds; };
/// Sets levels of a place; a level that walks moves on from there.
struct SetStock { QString region; QString gpuType; std::optional<int> standardNodes; std::optional<int> preemptibleNodes; };
struct BreakWorker { QString cluster; };   ///< its newest standard node loses a GPU (Xid 79), the cluster degrades
/// A health check notices something (healthsignals.h) on a node, the newest standard one unless it is named.
struct RaiseSignal { QString cluster; QString nodeId; QString signal; int xid; bool approvesItself; std::optional<bool> stopsNode; };
struct ClearSignal { QString cluster; QString nodeId; QString signal; };
/// A node that comes when the story says so, whatever the market has; empty texts and missing times are as usual.
struct AddNode
{
    QString cluster;
    ComputeClass computeClass;
    QString host;
    QString network;
    BootPace pace;
    bool askedFor; ///< because the target had been raised
    bool fails;    ///< it does not boot
};
/// A node leaves because it is not wanted any more.
struct RemoveNode { QString cluster; QString nodeId; std::optional<int> drainSeconds; };
struct BreakNextBoot { QString cluster; }; ///< its next preemptible node does not boot
struct PauseCompute { QString cluster; };  ///< as when credits run out

struct ScriptedAction
{
    Seconds offset;
    std::variant<MakeVolume, MakeCluster, SetTargets, DeleteCluster, DeleteVolume, TakeBack, TakeBackWave, SetStock, BreakWorker,
                 RaiseSignal, ClearSignal, AddNode, RemoveNode, BreakNextBoot, PauseCompute>
        what;
};

/// A node of a cluster that was there before the story begins.
struct StandingNode
{
    QString id; ///< made up if empty, and so on
    ComputeClass computeClass;
    Seconds since{0}; ///< it runs
    QString host;
    QString network;
};

/// A cluster that was there before the story begins.
struct StandingCluster
{
    ClusterSpec spec;
    QStringList nodeNames;
    Seconds created{0};
    Seconds ready{0};
    int controlPlaneNodes = 1;
    QString volumeName; ///< none if empty
    int volumeTib = 0;
    std::vector<StandingNode> nodes;
};

/// A fault (see faultrule.h) that is in force for a time.
struct TimedFault
{
    Seconds from;
    std::optional<Seconds> to; ///< to the end unless given
    QString spec;
};

struct ClosedInterval
{
    Seconds from; ///< offsets from the epoch
    Seconds to;
};

/// A number that may be set where a scenario is named: "large:nodes=5000,clusters=50".
struct ScenarioParameter
{
    QString name;
    int value;        ///< unless another is given
    Range allowed;
    QString summary;
};

/// What a host needs to know of a scenario before it starts one.
struct ScenarioInfo
{
    QString name;
    QString summary;       ///< one line in English, for a command line
    QString projectId;     ///< owner of its clusters, and of new ones that name no project
    Instant epoch;         ///< where observation begins unless another is given
    Seconds advance{0};    ///< epoch + advance is "now"
    quint64 seed = 1;      ///< unless another is given
    std::vector<ScenarioParameter> parameters;
    /// When calls begin and cease to go wrong, with the second before each beginning: the last that an app saw.
    std::vector<Seconds> faultEdges;
    std::vector<ClosedInterval> appClosed; ///< when the app of the story was not running: nothing was observed then
};

struct Scenario
{
    ScenarioInfo info;
    Timing timing;
    std::vector<Region> regions;
    QStringList availabilityZones;
    std::vector<MarketPlace> market;
    int reclaimsPerHour = 0; ///< of nodes anywhere, beside what market and script take
    std::vector<StandingCluster> standing;
    std::vector<ScriptedAction> script;
    std::vector<TimedFault> faults;
};

} // namespace deck::emulator
