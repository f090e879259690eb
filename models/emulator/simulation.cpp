// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulation.h"

#include "healthsignals.h"
#include "standing.h"

#include <algorithm>

namespace deck::emulator {

Simulation::Simulation(const Scenario &scenario, quint64 seed, Instant epoch)
    : Simulation(scenario, seed, epoch, startOf(scenario, epoch.floorToSecond()))
{
}

Simulation::Simulation(const Scenario &scenario, quint64 seed, Instant epoch, Instant start)
    : m_context(scenario, seed, start)
    , m_market(m_context)
    , m_nodes(m_context)
    , m_volumes(m_context)
    , m_fulfilment(m_context, m_market, m_nodes)
    , m_reclaim(m_context, m_nodes)
    , m_clusters(m_context, m_nodes, m_volumes)
    , m_repairs(m_context, m_market, m_nodes)
    , m_health(m_context, m_nodes, m_clusters, m_repairs)
{
    connectParts();
    Standing standing(m_context, m_volumes);
    for (const StandingCluster &wish : m_context.scenario.standing) {
        Cluster &cluster = standing.place(wish, epoch.floorToSecond());
        cluster.spec.projectId = m_context.scenario.info.projectId;
        for (const auto &node : cluster.workers) {
            if (const MarketPlace *place = m_market.place(wish.spec.region, wish.spec.gpuType))
                m_reclaim.limitLife(cluster, *node, *place);
        }
    }
    for (const ScriptedAction &action : m_context.scenario.script) {
        m_context.queue.schedule(epoch.floorToSecond() + action.offset, [this, what = action.what] {
            std::visit([this](const auto &one) { perform(one); }, what);
        });
    }
    m_reclaim.keepTaking(m_context.scenario.reclaimsPerHour);
    advanceTo(epoch);
}

Instant Simulation::startOf(const Scenario &scenario, Instant epoch)
{
    Instant start = epoch;
    for (const ScriptedAction &action : scenario.script)
        start = std::min(start, epoch + action.offset);
    return start;
}

void Simulation::connectParts()
{
    m_market.onLevelChanged = [this](const MarketPlace &place, int surplus, const QString &occasion) {
        m_reclaim.takeBackSurplus(place, surplus, occasion);
        m_fulfilment.considerAll(place);
    };
    m_nodes.onJoined = [this](Cluster &cluster, WorkerNode &node) {
        if (const MarketPlace *place = m_market.place(cluster.spec.region, cluster.spec.gpuType))
            m_reclaim.limitLife(cluster, node, *place);
        m_clusters.workerJoined(cluster);
        m_repairs.nodeJoined(cluster, node);
    };
    m_nodes.onLeft = [this](Cluster &cluster, WorkerNode &node) {
        m_repairs.nodeLeft(cluster, node);
        m_clusters.workerLeft(cluster);
        if (const MarketPlace *place = m_market.place(cluster.spec.region, cluster.spec.gpuType))
            m_fulfilment.considerAll(*place);
    };
    m_clusters.onReady = [this](Cluster &cluster) { m_fulfilment.consider(cluster); };
}

void Simulation::advanceTo(Instant at)
{
    m_context.queue.runUntil(at);
}

TimeStep Simulation::advanceToNextChange(Instant limit)
{
    const quint64 before = m_context.world.revision;
    while (const auto second = m_context.queue.runNextSecond(limit)) {
        if (m_context.world.revision != before)
            return {*second, true};
    }
    advanceTo(limit);
    return {limit, false};
}

Cluster &Simulation::addCluster(ClusterSpec spec, const QString &key)
{
    auto cluster = std::make_unique<Cluster>(newCluster(m_context, std::move(spec), key));
    Cluster &made = *cluster;
    m_context.world.clusters.push_back(std::move(cluster));
    m_clusters.begin(made);
    return made;
}

Cluster &Simulation::createCluster(ClusterSpec spec)
{
    return addCluster(std::move(spec), QStringLiteral("bought/%1").arg(m_clustersBought++));
}

void Simulation::update(Cluster &cluster, const ClusterChange &change)
{
    ClusterSpec &spec = cluster.spec;
    spec.numReservedGpus = change.numReservedGpus.value_or(spec.numReservedGpus);
    spec.numCapacityPoolGpus = change.numCapacityPoolGpus.value_or(spec.numCapacityPoolGpus);
    spec.slurm = change.slurm.value_or(spec.slurm);
    if (change.reservationEnd)
        spec.reservationEnd = change.reservationEnd;
    for (const AddOn &changed : change.addOns) {
        for (AddOn &addOn : spec.addOns) {
            if (addOn.name == changed.name)
                addOn.enabled = changed.enabled;
        }
    }
    for (auto key = change.config.begin(); key != change.config.end(); ++key)
        spec.config.insert(key.key(), key.value());
    ++m_context.world.revision;
    if (change.numGpus)
        m_fulfilment.setStandardTarget(cluster, *change.numGpus);
    if (change.numPreemptibleGpus)
        m_fulfilment.setPreemptibleTarget(cluster, *change.numPreemptibleGpus);
}

void Simulation::deleteCluster(Cluster &cluster)
{
    m_clusters.tearDown(cluster);
}

Volume &Simulation::createVolume(Volume wish, int sizeTib)
{
    return m_volumes.create(std::move(wish), sizeTib, QStringLiteral("bought/%1").arg(m_volumesBought++));
}

void Simulation::resize(Volume &volume, int sizeTib)
{
    m_volumes.resize(volume, sizeTib);
}

void Simulation::deleteVolume(Volume &volume)
{
    m_volumes.remove(volume);
}

const WorkerNode *Simulation::takeBack(Cluster &cluster, const QString &nodeId, std::optional<int> drainSeconds)
{
    return m_reclaim.takeBack(cluster, nodeId, drainSeconds);
}

void Simulation::perform(const MakeVolume &action)
{
    Volume wish;
    wish.name = action.name;
    wish.region = action.region;
    wish.projectId = m_context.scenario.info.projectId;
    m_volumes.create(std::move(wish), action.sizeTib, QStringLiteral("scenario/") + action.name);
}

void Simulation::perform(const MakeCluster &action)
{
    ClusterSpec spec = action.spec;
    spec.projectId = m_context.scenario.info.projectId;
    for (const auto &volume : m_context.world.volumes) {
        if (!action.volumeName.isEmpty() && volume->name == action.volumeName)
            spec.volumeId = volume->id;
    }
    const QString key = QStringLiteral("scenario/") + spec.name;
    Cluster &made = addCluster(std::move(spec), key);
    made.namesToCome = action.nodeNames;
    adoptPools(made, action.nodeNames);
}

void Simulation::perform(const SetTargets &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (!cluster || !cluster->isLive())
        return;
    ClusterChange change;
    change.numGpus = action.numGpus;
    change.numPreemptibleGpus = action.numPreemptibleGpus;
    update(*cluster, change);
}

void Simulation::perform(const DeleteCluster &action)
{
    if (Cluster *cluster = m_context.world.clusterNamed(action.cluster))
        deleteCluster(*cluster);
}

void Simulation::perform(const DeleteVolume &action)
{
    for (const auto &volume : m_context.world.volumes) {
        if (volume->name == action.volume && !volume->gone && !m_context.world.userOf(volume->id))
            return deleteVolume(*volume);
    }
}

void Simulation::perform(const TakeBack &action)
{
    if (Cluster *cluster = m_context.world.clusterNamed(action.cluster))
        takeBack(*cluster, action.nodeId, action.drainSeconds);
}

void Simulation::perform(const TakeBackWave &action)
{
    if (const MarketPlace *place = m_market.place(action.region, action.gpuType))
        m_reclaim.takeBackWave(*place, action.nodes, action.withinSeconds);
}

void Simulation::perform(const SetStock &action)
{
    if (const MarketPlace *place = m_market.place(action.region, action.gpuType))
        m_market.setLevels(*place, action.standardNodes, action.preemptibleNodes);
}

void Simulation::perform(const BreakWorker &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (WorkerNode *node = cluster ? m_clusters.newestStandard(*cluster) : nullptr)
        m_health.raise(*cluster, *node, {QStringLiteral("DmesgXidError"), xidFallenOffBus, false, true});
}

WorkerNode *Simulation::namedOrNewest(const Cluster &cluster, const QString &nodeId) const
{
    return nodeId.isEmpty() ? m_clusters.newestStandard(cluster) : cluster.worker(nodeId);
}

void Simulation::perform(const RaiseSignal &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (WorkerNode *node = cluster ? namedOrNewest(*cluster, action.nodeId) : nullptr)
        m_health.raise(*cluster, *node, {action.signal, action.xid, action.approvesItself, action.stopsNode});
}

void Simulation::perform(const ClearSignal &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (WorkerNode *node = cluster ? namedOrNewest(*cluster, action.nodeId) : nullptr)
        m_health.clear(*cluster, *node, action.signal);
}

void Simulation::perform(const AddNode &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (!cluster || !cluster->isLive())
        return;
    WorkerNode &node = m_nodes.order(*cluster, action.computeClass, action.askedFor, action.pace);
    node.bootFails = action.fails;
    if (!action.host.isEmpty())
        node.hostName = action.host;
    if (!action.network.isEmpty())
        node.networks = {action.network};
}

void Simulation::perform(const RemoveNode &action)
{
    Cluster *cluster = m_context.world.clusterNamed(action.cluster);
    if (WorkerNode *node = cluster ? cluster->worker(action.nodeId) : nullptr)
        m_nodes.dismiss(*cluster, *node, RemovalCause::ScaleDown, action.drainSeconds);
}

void Simulation::perform(const BreakNextBoot &action)
{
    if (Cluster *cluster = m_context.world.clusterNamed(action.cluster))
        cluster->nextPreemptibleBootFails = true;
}

void Simulation::perform(const PauseCompute &action)
{
    if (Cluster *cluster = m_context.world.clusterNamed(action.cluster))
        m_clusters.pauseCompute(*cluster);
}

} // namespace deck::emulator
