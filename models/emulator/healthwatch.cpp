// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "healthwatch.h"

#include "healthsignals.h"

#include <algorithm>

namespace deck::emulator {

using namespace std::chrono_literals;

namespace {

constexpr Seconds quietAfterRepair = 30min;
constexpr int compactionSeconds = 300;

auto ongoing(WorkerNode &node, const QString &name)
{
    return std::find_if(node.alerts.begin(), node.alerts.end(),
                        [&](const HealthAlert &alert) { return alert.name == name && !alert.resolvedAt; });
}

/// Whether an alert that is still on stands behind that repair.
bool isWanted(const WorkerNode &node, const RemediationRecord &record)
{
    return std::any_of(node.alerts.begin(), node.alerts.end(), [&](const HealthAlert &alert) {
        return alert.remediationIds.contains(record.id) && !alert.resolvedAt;
    });
}

} // namespace

HealthWatch::HealthWatch(SimContext &context, NodeLifecycle &nodes, ClusterLifecycle &clusters, RemediationLifecycle &repairs)
    : m_context(context)
    , m_nodes(nodes)
    , m_clusters(clusters)
    , m_repairs(repairs)
{
}

Diagnosis HealthWatch::raise(Cluster &cluster, WorkerNode &node, const NoticedSignal &signal)
{
    const HealthSignal *known = findSignal(signal.name, signal.xid);
    Q_ASSERT(known);
    auto alert = ongoing(node, signal.name);
    if (alert == node.alerts.end()) {
        auto stream = m_context.stream(QStringLiteral("alert/%1/%2/%3").arg(cluster.id, node.id).arg(node.alerts.size()));
        HealthAlert made;
        made.id = stream.uuid();
        made.name = signal.name;
        made.xid = signal.xid;
        made.startedAt = m_context.now();
        node.alerts.push_back(std::move(made));
        alert = node.alerts.end() - 1;
    } else {
        ++alert->count;
        alert->xid = signal.xid;
    }
    if (signal.stopsNode.value_or(known->stopsNode) && node.isRunning() && !node.leaving) {
        m_nodes.fail(node);
        m_clusters.workerBroke(cluster, node);
    }
    const RemediationRecord *record = suggest(cluster, node, signal);
    if (record && !alert->remediationIds.contains(record->id))
        alert->remediationIds.append(record->id);
    ++m_context.world.revision;
    return {alert->id, alert->count, record};
}

bool HealthWatch::maySuggest(const Cluster &cluster, const WorkerNode &node) const
{
    const RemediationRecord *latest = cluster.latestRemediation(node.instanceId);
    const bool justRepaired = latest && latest->startedAt && latest->endedAt
        && m_context.now() < *latest->endedAt + quietAfterRepair;
    return node.autoRemediation && !justRepaired && RemediationLifecycle::canBeAskedFor(cluster, node);
}

RemediationRecord *HealthWatch::suggest(Cluster &cluster, WorkerNode &node, const NoticedSignal &signal)
{
    const HealthSignal &known = *findSignal(signal.name, signal.xid);
    RemediationRecord *record = RemediationLifecycle::openOne(cluster, node.instanceId);
    if (record) {
        const bool waits = record->state == RemediationState::PendingApproval;
        if (waits && known.suggests && escalatesTo(record->mode, *known.suggests))
            record->mode = *known.suggests;
        record->updatedAt = m_context.now();
    } else if (known.suggests && maySuggest(cluster, node)) {
        record = &m_repairs.add(cluster, node, {QString(), *known.suggests, RemediationTrigger::Automated,
                                                QString::fromUtf16(known.description)});
    }
    if (record && signal.approvesItself && record->state == RemediationState::PendingApproval)
        m_repairs.review(cluster, *record, RemediationAction::Approve, QStringLiteral("Auto-Approved"), QString());
    return record;
}

bool HealthWatch::clear(Cluster &cluster, WorkerNode &node, const QString &name)
{
    const auto alert = ongoing(node, name);
    if (alert == node.alerts.end())
        return false;
    alert->resolvedAt = m_context.now();
    ++m_context.world.revision;
    const RemediationRecord *record = RemediationLifecycle::openOne(cluster, node.instanceId);
    const bool worked = record && isUnderWay(record->state);
    const bool stillIll = std::any_of(node.alerts.begin(), node.alerts.end(),
                                      [](const HealthAlert &other) { return !other.resolvedAt; });
    if (node.phase() == NodePhase::Failed && node.hasRun() && !worked && !stillIll)
        m_nodes.recover(cluster, node);
    if (record && record->state == RemediationState::PendingApproval && !isWanted(node, *record))
        resolveLater(cluster, *record);
    return true;
}

void HealthWatch::resolveLater(const Cluster &cluster, const RemediationRecord &record)
{
    m_context.queue.scheduleIn(compactionSeconds, [this, clusterId = cluster.id, id = record.id] {
        const Cluster *where = m_context.world.cluster(clusterId);
        RemediationRecord *what = where ? where->remediation(id) : nullptr;
        const WorkerNode *node = what ? where->workerOfInstance(what->instanceId) : nullptr;
        // It may have been raised again, or somebody has decided.
        if (node && what->state == RemediationState::PendingApproval && !isWanted(*node, *what))
            m_repairs.autoResolve(*what);
    });
}

} // namespace deck::emulator
