// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodelifecycle.h"

#include <algorithm>

namespace deck::emulator {

namespace {

const QString standardPrefix = QStringLiteral("gpu-dp-");
const QString preemptiblePrefix = QStringLiteral("gpu-preemptible-dp-");

QString nextName(Cluster &cluster, const QString &prefix)
{
    for (qsizetype i = 0; i < cluster.namesToCome.size(); ++i) {
        if (cluster.namesToCome[i].startsWith(prefix))
            return cluster.namesToCome.takeAt(i);
    }
    return QString();
}

} // namespace

RandomStream nextNodeStream(const SimContext &context, const Cluster &cluster)
{
    return context.stream(QStringLiteral("node/%1/%2").arg(cluster.id).arg(cluster.nodesMade));
}

std::unique_ptr<WorkerNode> newWorker(Cluster &cluster, ComputeClass computeClass, RandomStream &stream)
{
    const bool preemptible = computeClass == ComputeClass::Preemptible;
    const int ordinal = cluster.nodesMade++;
    auto node = std::make_unique<WorkerNode>();
    node->computeClass = computeClass;
    // The two prefixes are documented (facts.md, section 4); neither is a prefix of the other.
    const QString &prefix = preemptible ? preemptiblePrefix : standardPrefix;
    const QString madeUp = prefix + (preemptible ? cluster.preemptiblePool : cluster.standardPool) + u'-' + stream.suffix();
    const QString told = nextName(cluster, prefix);
    node->id = told.isEmpty() ? madeUp : told;
    node->hostName = node->id;
    node->instanceId = stream.uuid();
    const int host = 20 + ordinal % 230;
    node->networks = {QStringLiteral("10.%1.4.%2").arg(cluster.subnet).arg(host),
                      QStringLiteral("10.%1.8.%2").arg(cluster.subnet).arg(host)};
    if (!preemptible)
        node->publicIpv4 = QStringLiteral("203.0.113.%1").arg(host);
    node->autoRemediation = !preemptible;
    return node;
}

void adoptPools(Cluster &cluster, const QStringList &nodeNames)
{
    for (const QString &name : nodeNames) {
        if (name.startsWith(preemptiblePrefix))
            cluster.preemptiblePool = name.section(u'-', 3, 3);
        else if (name.startsWith(standardPrefix))
            cluster.standardPool = name.section(u'-', 2, 2);
    }
}

WorkerNode &NodeLifecycle::order(Cluster &cluster, ComputeClass computeClass, bool targetWasRaised, const BootPace &pace)
{
    auto stream = nextNodeStream(m_context, cluster);
    auto node = newWorker(cluster, computeClass, stream);
    node->pace = pace;
    WorkerNode &made = *node;
    cluster.workers.push_back(std::move(node));
    m_context.world.enter(made, NodePhase::Pending, m_context.now());
    if (targetWasRaised) {
        m_context.world.tell(cluster, made.id, u"TogetherScaledUp", u"A node was asked for after the target had been raised",
                             m_context.now());
    }
    const int seconds = stream.within(m_context.timing().nodePending);
    later(pace.pending.value_or(seconds), cluster, made, &NodeLifecycle::schedule, stream);
    return made;
}

void NodeLifecycle::later(int seconds, const Cluster &cluster, const WorkerNode &node, Step step, RandomStream stream)
{
    m_context.queue.scheduleIn(seconds, [this, clusterId = cluster.id, nodeId = node.id, step, stream] {
        Cluster *where = m_context.world.cluster(clusterId);
        WorkerNode *who = where ? where->worker(nodeId) : nullptr;
        if (who)
            (this->*step)(*where, *who, stream);
    });
}

void NodeLifecycle::schedule(Cluster &cluster, WorkerNode &node, RandomStream stream)
{
    m_context.world.enter(node, NodePhase::Scheduling, m_context.now());
    const int seconds = stream.within(m_context.timing().nodeScheduling);
    later(node.pace.scheduling.value_or(seconds), cluster, node, &NodeLifecycle::boot, stream);
}

void NodeLifecycle::boot(Cluster &cluster, WorkerNode &node, RandomStream stream)
{
    m_context.world.enter(node, NodePhase::Booting, m_context.now());
    const int seconds = stream.within(m_context.timing().nodeBooting);
    const bool unlucky = stream.chance(m_context.timing().bootFailurePermille);
    const bool preemptible = node.computeClass == ComputeClass::Preemptible;
    const bool told = std::exchange(node.bootFails, false);
    const bool fails = told || (preemptible && (unlucky || std::exchange(cluster.nextPreemptibleBootFails, false)));
    later(node.pace.booting.value_or(seconds), cluster, node, fails ? &NodeLifecycle::failToBoot : &NodeLifecycle::bootstrap, stream);
}

void NodeLifecycle::bootstrap(Cluster &cluster, WorkerNode &node, RandomStream stream)
{
    m_context.world.enter(node, NodePhase::Bootstrapping, m_context.now());
    const int seconds = stream.within(m_context.timing().nodeBootstrapping);
    later(node.pace.bootstrapping.value_or(seconds), cluster, node, &NodeLifecycle::run, stream);
}

void NodeLifecycle::run(Cluster &cluster, WorkerNode &node, RandomStream)
{
    node.pace = {}; // a later boot, after a repair, is as usual
    m_context.world.enter(node, NodePhase::Running, m_context.now());
    const bool preemptible = node.computeClass == ComputeClass::Preemptible;
    m_context.world.tell(cluster, node.id, u"TogetherNodeAdded",
                         preemptible ? u"A preemptible node joined the cluster" : u"A standard node joined the cluster",
                         m_context.now());
    if (onJoined)
        onJoined(cluster, node);
}

void NodeLifecycle::failToBoot(Cluster &cluster, WorkerNode &node, RandomStream stream)
{
    fail(node);
    later(stream.within(m_context.timing().failedStays), cluster, node, &NodeLifecycle::clearAway, stream);
}

void NodeLifecycle::clearAway(Cluster &cluster, WorkerNode &node, RandomStream)
{
    remove(cluster, node, RemovalCause::FailedBoot);
}

void NodeLifecycle::fail(WorkerNode &node)
{
    m_context.world.enter(node, NodePhase::Failed, m_context.now());
}

void NodeLifecycle::recover(Cluster &cluster, WorkerNode &node)
{
    m_context.world.enter(node, NodePhase::Running, m_context.now());
    if (onJoined)
        onJoined(cluster, node);
}

RandomStream NodeLifecycle::rebirth(const Cluster &cluster, const WorkerNode &node) const
{
    return m_context.stream(QStringLiteral("rebirth/%1/%2/%3").arg(cluster.id, node.id).arg(node.steps.size()));
}

void NodeLifecycle::reboot(Cluster &cluster, WorkerNode &node, Range seconds)
{
    auto stream = rebirth(cluster, node);
    m_context.world.enter(node, NodePhase::Booting, m_context.now());
    later(stream.within(seconds), cluster, node, &NodeLifecycle::bootstrap, stream);
}

void NodeLifecycle::reprovision(Cluster &cluster, WorkerNode &node)
{
    schedule(cluster, node, rebirth(cluster, node));
}

void NodeLifecycle::dismiss(Cluster &cluster, WorkerNode &node, RemovalCause cause, std::optional<int> drainSeconds)
{
    if (node.leaving)
        return;
    if (!node.isRunning()) {
        remove(cluster, node, cause);
        return;
    }
    node.leaving = cause;
    ++m_context.world.revision;
    const bool reclaim = cause == RemovalCause::Reclaim;
    if (reclaim) {
        m_context.world.tell(cluster, node.id, u"TogetherPreemptionNotified",
                             u"The node will be reclaimed within five minutes", m_context.now());
    }
    auto stream = m_context.stream(QStringLiteral("drain/%1/%2").arg(cluster.id, node.id));
    const Timing &timing = m_context.timing();
    const int seconds = drainSeconds.value_or(stream.within(reclaim ? timing.reclaimDrain : timing.scaleDownDrain));
    m_context.queue.scheduleIn(std::clamp(seconds, 1, longestDrainSeconds),
                               [this, clusterId = cluster.id, nodeId = node.id, cause] {
        Cluster *where = m_context.world.cluster(clusterId);
        WorkerNode *who = where ? where->worker(nodeId) : nullptr;
        if (who)
            remove(*where, *who, cause);
    });
}

void NodeLifecycle::remove(Cluster &cluster, WorkerNode &node, RemovalCause cause)
{
    if (node.phase() != NodePhase::Failed)
        m_context.world.enter(node, NodePhase::Succeeded, m_context.now());
    if (cause == RemovalCause::Reclaim)
        m_context.world.tell(cluster, node.id, u"TogetherPreempted", u"The node was reclaimed", m_context.now());
    if (cause == RemovalCause::ScaleDown) {
        m_context.world.tell(cluster, node.id, u"TogetherScaledDown",
                             u"The node was removed because it is no longer wanted", m_context.now());
    }
    node.leaving = cause;
    node.repair.reset();
    node.deletedAt = m_context.now();
    ++m_context.world.revision;
    const auto place = std::find_if(cluster.workers.begin(), cluster.workers.end(),
                                    [&](const auto &worker) { return worker.get() == &node; });
    cluster.removed.push_back(std::move(*place));
    cluster.workers.erase(place);
    if (onLeft)
        onLeft(cluster, node);
}

} // namespace deck::emulator
