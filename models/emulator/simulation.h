// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterlifecycle.h"
#include "fulfilment.h"
#include "healthwatch.h"
#include "market.h"
#include "reclaim.h"
#include "remediationlifecycle.h"

namespace deck::emulator {

/// What an update changes; the rest stays as it is.
struct ClusterChange
{
    std::optional<int> numGpus;
    std::optional<int> numPreemptibleGpus;
    std::optional<int> numReservedGpus;
    std::optional<int> numCapacityPoolGpus;
    std::optional<Instant> reservationEnd;
    std::optional<bool> slurm;
    std::vector<AddOn> addOns; ///< by name; only `enabled` changes
    QJsonObject config;        ///< its keys replace the ones of the same name
};

struct TimeStep
{
    Instant at;
    bool changed;
};

/// The whole simulated service behind the wire: the same scenario, seed, epoch and sequence of requests give the same
/// world. It has no clock of its own; whoever holds it says what time it is. Requests were checked before they get here.
class Simulation
{
public:
    /// Plays the past of the scenario up to the epoch.
    Simulation(const Scenario &scenario, quint64 seed, Instant epoch);

    const World &world() const { return m_context.world; }
    const Market &market() const { return m_market; }
    const Scenario &scenario() const { return m_context.scenario; }
    quint64 seed() const { return m_context.seed; }
    /// In whole seconds.
    Instant now() const { return m_context.now(); }

    void advanceTo(Instant at);
    /// To the next second in which something that /v1 shows changes, or to `limit` if that comes first.
    TimeStep advanceToNextChange(Instant limit);

    Cluster &createCluster(ClusterSpec spec);
    void update(Cluster &cluster, const ClusterChange &change);
    void deleteCluster(Cluster &cluster);
    Volume &createVolume(Volume wish, int sizeTib);
    void resize(Volume &volume, int sizeTib);
    void deleteVolume(Volume &volume);
    RemediationLifecycle &repairs() { return m_repairs; }
    HealthWatch &health() { return m_health; }
    /// See Reclaim::takeBack.
    const WorkerNode *takeBack(Cluster &cluster, const QString &nodeId, std::optional<int> drainSeconds);

private:
    Simulation(const Scenario &scenario, quint64 seed, Instant epoch, Instant start);
    static Instant startOf(const Scenario &scenario, Instant epoch);
    Cluster &addCluster(ClusterSpec spec, const QString &key);
    void connectParts();
    WorkerNode *namedOrNewest(const Cluster &cluster, const QString &nodeId) const;
    void perform(const MakeVolume &action);
    void perform(const MakeCluster &action);
    void perform(const SetTargets &action);
    void perform(const DeleteCluster &action);
    void perform(const DeleteVolume &action);
    void perform(const TakeBack &action);
    void perform(const TakeBackWave &action);
    void perform(const SetStock &action);
    void perform(const BreakWorker &action);
    void perform(const RaiseSignal &action);
    void perform(const ClearSignal &action);
    void perform(const AddNode &action);
    void perform(const RemoveNode &action);
    void perform(const BreakNextBoot &action);
    void perform(const PauseCompute &action);

    SimContext m_context;
    Market m_market;
    NodeLifecycle m_nodes;
    VolumeLifecycle m_volumes;
    Fulfilment m_fulfilment;
    Reclaim m_reclaim;
    ClusterLifecycle m_clusters;
    RemediationLifecycle m_repairs;
    HealthWatch m_health;
    int m_clustersBought = 0;
    int m_volumesBought = 0;
};

} // namespace deck::emulator
