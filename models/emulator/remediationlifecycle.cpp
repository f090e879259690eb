// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationlifecycle.h"

#include <algorithm>

namespace deck::emulator {

namespace {

constexpr int hostSearchPause = 60;

bool canBeTreated(const WorkerNode &node)
{
    const bool broken = node.phase() == NodePhase::Failed && node.hasRun();
    return !node.leaving && (node.isRunning() || broken);
}

void resolveAlerts(WorkerNode &node, Instant now)
{
    for (HealthAlert &alert : node.alerts) {
        if (!alert.resolvedAt)
            alert.resolvedAt = now;
    }
}

} // namespace

RemediationLifecycle::RemediationLifecycle(SimContext &context, const Market &market, NodeLifecycle &nodes)
    : m_context(context)
    , m_market(market)
    , m_nodes(nodes)
{
}

bool RemediationLifecycle::canBeAskedFor(const Cluster &cluster, const WorkerNode &node)
{
    return cluster.isLive() && canBeTreated(node) && !openOne(cluster, node.instanceId);
}

RemediationRecord *RemediationLifecycle::openOne(const Cluster &cluster, const QString &instanceId)
{
    RemediationRecord *latest = cluster.latestRemediation(instanceId);
    return latest && !isOver(latest->state) ? latest : nullptr;
}

RemediationRecord &RemediationLifecycle::add(Cluster &cluster, const WorkerNode &node, const RemediationWish &wish)
{
    auto record = std::make_unique<RemediationRecord>();
    record->ordinal = int(cluster.remediations.size());
    auto stream = m_context.stream(QStringLiteral("remediation/%1/%2").arg(cluster.id).arg(record->ordinal));
    const QString madeUp = stream.uuid();
    const bool automated = wish.trigger == RemediationTrigger::Automated;
    record->id = wish.id.isEmpty() ? madeUp : wish.id;
    record->instanceId = node.instanceId;
    record->nodeId = node.id;
    record->mode = wish.mode;
    record->state = automated ? RemediationState::PendingApproval : RemediationState::Pending;
    record->trigger = wish.trigger;
    record->reason = wish.reason;
    record->requestedBy = automated ? QStringLiteral("health-checks") : QStringLiteral("demo-user");
    if (automated)
        record->healthEventId = stream.uuid();
    record->createdAt = m_context.now();
    record->updatedAt = m_context.now();
    RemediationRecord &made = *record;
    cluster.remediations.push_back(std::move(record));
    ++m_context.world.revision;
    if (!automated)
        planStart(cluster, made, m_context.timing().repairPending);
    return made;
}

void RemediationLifecycle::review(Cluster &cluster, RemediationRecord &record, RemediationAction action,
                                  const QString &reviewer, const QString &comment, std::optional<RemediationMode> mode)
{
    enter(record, outcome(action));
    if (action == RemediationAction::Cancel)
        return;
    record.reviewedBy = reviewer;
    record.reviewComment = comment;
    record.reviewedAt = m_context.now();
    if (action != RemediationAction::Approve)
        return;
    record.mode = mode.value_or(record.mode);
    // A broken node has no work to wait for.
    const WorkerNode *node = cluster.workerOfInstance(record.instanceId);
    const Timing &timing = m_context.timing();
    planStart(cluster, record, node && node->isRunning() ? timing.repairIdleWait : timing.repairPending);
}

void RemediationLifecycle::autoResolve(RemediationRecord &record)
{
    enter(record, RemediationState::AutoResolved);
}

int RemediationLifecycle::seconds(const Cluster &cluster, const RemediationRecord &record, const char16_t *purpose,
                                  Range range) const
{
    const QString step = QString::fromUtf16(purpose);
    return m_context.stream(QStringLiteral("repair/%1/%2/%3").arg(cluster.id, QString::number(record.ordinal), step))
        .within(range);
}

void RemediationLifecycle::later(int afterSeconds, const Cluster &cluster, const RemediationRecord &record, Step step)
{
    m_context.queue.scheduleIn(afterSeconds, [this, clusterId = cluster.id, id = record.id, state = record.state, step] {
        Cluster *where = m_context.world.cluster(clusterId);
        RemediationRecord *what = where ? where->remediation(id) : nullptr;
        // States never come back: one that was cancelled or has failed meanwhile has left this path.
        if (!what || what->state != state)
            return;
        if (WorkerNode *node = where->workerOfInstance(what->instanceId))
            (this->*step)(*where, *what, *node);
    });
}

void RemediationLifecycle::enter(RemediationRecord &record, RemediationState state)
{
    Q_ASSERT(mayFollow(record.state, state));
    record.state = state;
    record.updatedAt = m_context.now();
    if (isOver(state))
        record.endedAt = m_context.now();
    ++m_context.world.revision;
}

void RemediationLifecycle::planStart(Cluster &cluster, const RemediationRecord &record, Range wait)
{
    later(seconds(cluster, record, u"start", wait), cluster, record, &RemediationLifecycle::begin);
}

void RemediationLifecycle::begin(Cluster &cluster, RemediationRecord &record, WorkerNode &node)
{
    record.startedAt = m_context.now();
    if (!node.isRunning() || !canBeTreated(node)) {
        act(cluster, record, node);
        return;
    }
    enter(record, RemediationState::Quarantining);
    node.repair = RepairStage::Cordoning;
    node.isToBeReplaced = takesNodeAway(record.mode);
    later(seconds(cluster, record, u"cordon", m_context.timing().repairCordon), cluster, record, &RemediationLifecycle::drain);
}

void RemediationLifecycle::drain(Cluster &cluster, RemediationRecord &record, WorkerNode &node)
{
    node.repair = RepairStage::Draining;
    ++m_context.world.revision;
    later(seconds(cluster, record, u"drain", m_context.timing().repairDrain), cluster, record, &RemediationLifecycle::isolate);
}

void RemediationLifecycle::isolate(Cluster &cluster, RemediationRecord &record, WorkerNode &)
{
    enter(record, RemediationState::Quarantined);
    later(seconds(cluster, record, u"settle", m_context.timing().repairCordon), cluster, record, &RemediationLifecycle::act);
}

void RemediationLifecycle::act(Cluster &cluster, RemediationRecord &record, WorkerNode &node)
{
    enter(record, RemediationState::Running);
    if (!cluster.isLive() || !canBeTreated(node)) {
        fail(record, node, QStringLiteral("The node was paused or told to leave"));
        return;
    }
    const bool migrates = record.mode == RemediationMode::HostAware;
    node.repair = migrates ? RepairStage::Migrating : RepairStage::Repairing;
    node.isToBeReplaced = takesNodeAway(record.mode);
    switch (record.mode) {
    case RemediationMode::RebootVm:
        m_nodes.reboot(cluster, node, m_context.timing().nodeBooting);
        break;
    case RemediationMode::HostPowerCycle:
        m_nodes.reboot(cluster, node, m_context.timing().powerCycle);
        break;
    case RemediationMode::VmOnly:
        m_nodes.reprovision(cluster, node);
        break;
    case RemediationMode::HostAware:
        seekHost(cluster, record, node);
        break;
    case RemediationMode::EvictWithoutReplacement:
        later(seconds(cluster, record, u"evict", m_context.timing().repairCordon), cluster, record, &RemediationLifecycle::evict);
        break;
    }
}

void RemediationLifecycle::seekHost(Cluster &cluster, RemediationRecord &record, WorkerNode &node)
{
    const ClusterSpec &spec = cluster.spec;
    const int free = node.computeClass == ComputeClass::Preemptible ? m_market.freePreemptibleNodes(spec.region, spec.gpuType)
                                                                    : m_market.freeStandardNodes(spec.region, spec.gpuType);
    if (free > 0) {
        record.replacementId = m_nodes.order(cluster, node.computeClass, false).id;
        return;
    }
    const int patience = seconds(cluster, record, u"search", m_context.timing().hostSearch);
    if (m_context.now() >= *record.startedAt + Seconds(patience))
        fail(record, node, QStringLiteral("No free host was found in time"));
    else
        later(hostSearchPause, cluster, record, &RemediationLifecycle::seekHost);
}

void RemediationLifecycle::evict(Cluster &cluster, RemediationRecord &record, WorkerNode &node)
{
    succeed(record, node);
    m_nodes.remove(cluster, node, RemovalCause::Repair);
}

void RemediationLifecycle::succeed(RemediationRecord &record, WorkerNode &node)
{
    node.repair.reset();
    node.isToBeReplaced = false;
    resolveAlerts(node, m_context.now());
    enter(record, RemediationState::Succeeded);
}

void RemediationLifecycle::fail(RemediationRecord &record, WorkerNode &node, const QString &why)
{
    node.repair.reset();
    node.isToBeReplaced = false;
    record.errorMessage = why;
    enter(record, RemediationState::Failed);
}

void RemediationLifecycle::nodeJoined(Cluster &cluster, WorkerNode &node)
{
    for (const auto &record : cluster.remediations) {
        if (record->state != RemediationState::Running)
            continue;
        if (record->instanceId == node.instanceId) {
            succeed(*record, node);
            return;
        }
        if (record->replacementId != node.id)
            continue;
        WorkerNode *old = cluster.workerOfInstance(record->instanceId);
        succeed(*record, *old);
        m_nodes.remove(cluster, *old, RemovalCause::Repair);
        return;
    }
}

void RemediationLifecycle::nodeLeft(Cluster &cluster, WorkerNode &node)
{
    resolveAlerts(node, m_context.now());
    for (const auto &record : cluster.remediations) {
        const bool wasReplacement = record->replacementId == node.id;
        if (isOver(record->state) || (record->instanceId != node.instanceId && !wasReplacement))
            continue;
        if (wasReplacement)
            fail(*record, *cluster.workerOfInstance(record->instanceId), QStringLiteral("The replacement did not come up"));
        else if (isUnderWay(record->state))
            fail(*record, node, QStringLiteral("The node left the cluster before it was repaired"));
        else if (record->state == RemediationState::Pending)
            enter(*record, RemediationState::Cancelled);
        else
            autoResolve(*record);
    }
}

} // namespace deck::emulator
