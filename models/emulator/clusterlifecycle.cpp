// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterlifecycle.h"

#include <algorithm>

namespace deck::emulator {

ClusterLifecycle::ClusterLifecycle(SimContext &context, NodeLifecycle &nodes, VolumeLifecycle &volumes)
    : m_context(context)
    , m_nodes(nodes)
    , m_volumes(volumes)
{
}

int ClusterLifecycle::seconds(const Cluster &cluster, const char16_t *purpose, Range range) const
{
    return m_context.stream(QStringLiteral("cluster/%1/%2").arg(cluster.id, QString::fromUtf16(purpose))).within(range);
}

void ClusterLifecycle::later(int afterSeconds, const Cluster &cluster, Step step)
{
    const size_t steps = cluster.steps.size();
    m_context.queue.scheduleIn(afterSeconds, [this, clusterId = cluster.id, steps, step] {
        Cluster *where = m_context.world.cluster(clusterId);
        // A cluster that was deleted or paused meanwhile has another phase and leaves this path.
        if (where && where->steps.size() == steps)
            (this->*step)(*where);
    });
}

void ClusterLifecycle::enter(Cluster &cluster, ClusterPhase phase)
{
    m_context.world.enter(cluster, phase, m_context.now());
}

void ClusterLifecycle::enterControlPlane(Cluster &cluster, NodePhase phase)
{
    for (ControlPlaneNode &node : cluster.controlPlane)
        node.steps.push_back({phase, m_context.now()});
    ++m_context.world.revision;
}

void ClusterLifecycle::begin(Cluster &cluster)
{
    enter(cluster, ClusterPhase::Queued);
    later(seconds(cluster, u"queued", m_context.timing().queued), cluster, &ClusterLifecycle::schedule);
}

void ClusterLifecycle::schedule(Cluster &cluster)
{
    enter(cluster, ClusterPhase::Scheduled);
    later(seconds(cluster, u"scheduled", m_context.timing().scheduled), cluster, &ClusterLifecycle::waitForControlPlane);
}

void ClusterLifecycle::waitForControlPlane(Cluster &cluster)
{
    enter(cluster, ClusterPhase::WaitingForControlPlaneNodes);
    auto stream = m_context.stream(QStringLiteral("control/") + cluster.id);
    ControlPlaneNode node;
    node.id = QStringLiteral("cp-%1-%2").arg(cluster.standardPool, stream.suffix());
    node.network = QStringLiteral("10.%1.4.10").arg(cluster.subnet);
    node.publicIpv4 = QStringLiteral("198.51.100.%1").arg(cluster.subnet);
    cluster.controlPlane.push_back(std::move(node));
    enterControlPlane(cluster, NodePhase::Pending);
    later(seconds(cluster, u"controlPending", m_context.timing().controlPending), cluster, &ClusterLifecycle::bootControlPlane);
}

void ClusterLifecycle::bootControlPlane(Cluster &cluster)
{
    enterControlPlane(cluster, NodePhase::Booting);
    later(seconds(cluster, u"controlBooting", m_context.timing().controlBooting), cluster,
          &ClusterLifecycle::bootstrapControlPlane);
}

void ClusterLifecycle::bootstrapControlPlane(Cluster &cluster)
{
    enterControlPlane(cluster, NodePhase::Bootstrapping);
    later(seconds(cluster, u"controlBootstrapping", m_context.timing().controlBootstrapping), cluster,
          &ClusterLifecycle::waitForWorkers);
}

void ClusterLifecycle::waitForWorkers(Cluster &cluster)
{
    enterControlPlane(cluster, NodePhase::Running);
    enter(cluster, ClusterPhase::WaitingForDataPlaneNodes);
    for (int gpus = 0; gpus < cluster.spec.numGpus; gpus += gpusPerNode)
        m_nodes.order(cluster, ComputeClass::Standard, false);
}

void ClusterLifecycle::workerJoined(Cluster &cluster)
{
    endDegraded(cluster);
    const bool allRun = std::all_of(cluster.workers.begin(), cluster.workers.end(),
                                    [](const auto &node) { return node->isRunning(); });
    if (cluster.phase() != ClusterPhase::WaitingForDataPlaneNodes || !allRun)
        return;
    enter(cluster, ClusterPhase::WaitingForSubnet);
    const bool hasVolume = !cluster.spec.volumeId.isEmpty();
    later(seconds(cluster, u"subnet", m_context.timing().subnet), cluster,
          hasVolume ? &ClusterLifecycle::waitForSharedVolume : &ClusterLifecycle::installDrivers);
}

void ClusterLifecycle::waitForSharedVolume(Cluster &cluster)
{
    enter(cluster, ClusterPhase::WaitingForSharedVolume);
    later(seconds(cluster, u"sharedVolume", m_context.timing().sharedVolume), cluster, &ClusterLifecycle::installDrivers);
}

void ClusterLifecycle::installDrivers(Cluster &cluster)
{
    if (Volume *volume = m_context.world.volume(cluster.spec.volumeId))
        m_volumes.attach(*volume);
    enter(cluster, ClusterPhase::InstallingDrivers);
    later(seconds(cluster, u"drivers", m_context.timing().drivers), cluster,
          cluster.spec.acceptanceTests ? &ClusterLifecycle::runAcceptanceTests : &ClusterLifecycle::becomeReady);
}

void ClusterLifecycle::runAcceptanceTests(Cluster &cluster)
{
    enter(cluster, ClusterPhase::RunningAcceptanceTests);
    later(seconds(cluster, u"acceptanceTests", m_context.timing().acceptanceTests), cluster, &ClusterLifecycle::becomeReady);
}

void ClusterLifecycle::becomeReady(Cluster &cluster)
{
    enter(cluster, ClusterPhase::Ready);
    if (!cluster.firstReadyAt)
        cluster.firstReadyAt = m_context.now();
    if (onReady)
        onReady(cluster);
}

void ClusterLifecycle::endDegraded(Cluster &cluster)
{
    // One that boots again after it broke is still missing; one that was only just ordered never was there.
    const bool missing = std::any_of(cluster.workers.begin(), cluster.workers.end(), [](const auto &node) {
        return node->computeClass == ComputeClass::Standard && node->hasRun() && !node->isRunning();
    });
    if (cluster.phase() == ClusterPhase::Degraded && !missing)
        becomeReady(cluster);
}

void ClusterLifecycle::workerLeft(Cluster &cluster)
{
    // The last one that kept the others waiting may have been scaled away.
    workerJoined(cluster);
}

void ClusterLifecycle::workerBroke(Cluster &cluster, const WorkerNode &node)
{
    if (node.computeClass == ComputeClass::Standard && cluster.phase() == ClusterPhase::Ready)
        enter(cluster, ClusterPhase::Degraded);
}

WorkerNode *ClusterLifecycle::newestStandard(const Cluster &cluster) const
{
    const auto newest = std::find_if(cluster.workers.rbegin(), cluster.workers.rend(), [](const auto &node) {
        return node->computeClass == ComputeClass::Standard && node->isRunning() && !node->leaving;
    });
    const bool found = newest != cluster.workers.rend() && cluster.phase() == ClusterPhase::Ready;
    return found ? newest->get() : nullptr;
}

void ClusterLifecycle::pauseCompute(Cluster &cluster)
{
    if (!cluster.isInService())
        return;
    enter(cluster, ClusterPhase::OnDemandComputePaused);
    for (const auto &node : cluster.workers) {
        if (node->isRunning())
            m_context.world.enter(*node, NodePhase::Paused, m_context.now());
    }
}

void ClusterLifecycle::tearDown(Cluster &cluster)
{
    if (!cluster.isLive())
        return;
    enter(cluster, ClusterPhase::Deleting);
    cluster.spec.numPreemptibleGpus = 0;
    later(seconds(cluster, u"tearDown", m_context.timing().tearDown), cluster, &ClusterLifecycle::dropWorkers);
}

void ClusterLifecycle::dropWorkers(Cluster &cluster)
{
    while (!cluster.workers.empty())
        m_nodes.remove(cluster, *cluster.workers.front(), RemovalCause::ScaleDown);
    cluster.controlPlane.clear();
    if (Volume *volume = m_context.world.volume(cluster.spec.volumeId)) {
        cluster.spec.volumeId.clear();
        m_volumes.detach(*volume);
    }
    later(seconds(cluster, u"vanish", m_context.timing().tearDown), cluster, &ClusterLifecycle::vanish);
}

void ClusterLifecycle::vanish(Cluster &cluster)
{
    cluster.goneAt = m_context.now();
    ++m_context.world.revision;
}

} // namespace deck::emulator
