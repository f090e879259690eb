// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pastverdict.h"

#include "stretch.h"

#include <QJsonArray>

namespace deck {

namespace {

constexpr std::chrono::hours retention{72};

Instant instantOf(const QJsonObject &object, const char16_t *key)
{
    return Instant::fromRfc3339(object.value(key).toString()).value_or(Instant());
}

QString lineKey(const ClusterId &cluster, EventKind kind, const NodeId &node, const QString &reason, Instant at)
{
    return QStringList({cluster.toString(), QString::number(int(kind)), node.toString(), reason, at.toIso()}).join(QLatin1Char('|'));
}

/// The line of the history that a word of the service becomes.
EventKind kindOf(const QString &reason)
{
    if (reason == QLatin1String("TogetherNodeAdded"))
        return EventKind::NodeAdded;
    if (reason == QLatin1String("TogetherPreemptionNotified"))
        return EventKind::PreemptionNotice;
    if (reason == QLatin1String("TogetherPreempted"))
        return EventKind::NodeRemoved;
    return reason == QLatin1String("TogetherScaledUp") ? EventKind::ScaledUp : EventKind::ScaledDown;
}

} // namespace

PastVerdict::PastVerdict(ChaosWorld &world, Seconds slack)
    : m_world(world), m_history(world.session().history()), m_slack(slack)
{
}

void PastVerdict::complain(const QString &what)
{
    m_complaints.append(what);
}

QStringList PastVerdict::judge()
{
    m_past = m_world.emulator().get(QStringLiteral("/x/past"));
    m_metering = m_world.emulator().get(QStringLiteral("/x/metering"));
    CostQuery query;
    query.to = instantOf(m_metering, u"now");
    query.from = query.to - std::chrono::hours(24 * 60);
    query.bucket = std::chrono::hours(24);
    m_cost = m_world.session().cost(query);
    for (const TimelineEvent &event : m_history.events({})) {
        if (event.at)
            ++m_counts[lineKey(event.cluster, event.kind, event.node, event.reason, *event.at)];
    }
    for (const QJsonValue &each : m_past.value(u"clusters").toArray()) {
        const QJsonObject cluster = each.toObject();
        if (cluster.value(u"gone_at").isNull())
            judgeEvents(cluster);
        judgeNothingInvented(cluster);
        for (const QJsonValue &node : cluster.value(u"nodes").toArray())
            judgeNode(cluster, node.toObject());
    }
    for (const Cluster &cluster : m_world.lastListed())
        judgeSeen(cluster);
    for (const QJsonValue &total : m_metering.value(u"totals").toArray())
        judgeTotals(total.toObject());
    if (m_slack == Seconds(0))
        judgeGaps();
    return m_complaints;
}

bool PastVerdict::mayBeForgotten(Instant at) const
{
    return std::ranges::any_of(m_world.closed(), [&](const ChaosWorld::Closed &closed) {
        return at + m_slack + Seconds(5) >= closed.from && at + retention <= closed.to + Seconds(5);
    });
}

void PastVerdict::expectOnce(const ClusterId &cluster, EventKind kind, const NodeId &node, const QString &reason, Instant at)
{
    const int count = m_counts.value(lineKey(cluster, kind, node, reason, at));
    if (count > 1 || (count == 0 && !mayBeForgotten(at)))
        complain(QStringLiteral("%1 times in the history: %2 %3 of %4 %5").arg(count).arg(at.toIso(), reason, cluster.toString(), node.toString()));
}

/// A cluster that exists: all that ever happened to it.
void PastVerdict::judgeEvents(const QJsonObject &cluster)
{
    const ClusterId id(cluster.value(u"cluster_id").toString());
    for (const QJsonValue &each : cluster.value(u"phase_transitions").toArray()) {
        const QJsonObject step = each.toObject();
        expectOnce(id, EventKind::ClusterStatusChanged, {}, step.value(u"phase").toString(), instantOf(step, u"at"));
    }
    for (const QJsonValue &each : cluster.value(u"nodes").toArray()) {
        const QJsonObject node = each.toObject();
        const QJsonArray steps = node.value(u"phase_transitions").toArray();
        const bool listed = node.value(u"deleted_at").isNull() || !mayBeForgotten(instantOf(node, u"deleted_at"));
        for (qsizetype i = 1; listed && i < steps.size(); ++i) {
            const QJsonObject step = steps[i].toObject();
            const QString phase = step.value(u"phase").toString();
            const EventKind kind = phase.contains(QLatin1String("FAILED"), Qt::CaseInsensitive) ? EventKind::NodeFailed : EventKind::NodePhase;
            expectOnce(id, kind, NodeId(node.value(u"node_id").toString()), phase, instantOf(step, u"at"));
        }
    }
    for (const QJsonValue &each : cluster.value(u"events").toArray()) {
        const QJsonObject event = each.toObject();
        const NodeId node(event.value(u"node_id").toString());
        const Instant at = instantOf(event, u"at");
        const QString reason = event.value(u"reason").toString();
        const EventKind kind = kindOf(reason);
        // Joining is told by the first phase too, and both are one line, at the time of the phase.
        if (kind == EventKind::NodeAdded) {
            int lines = 0;
            for (const TimelineEvent &line : m_history.events(id))
                lines += line.kind == kind && line.node == node && line.reason == reason;
            if (lines != 1 && !mayBeForgotten(at))
                complain(QStringLiteral("%1 times in the history: %2 of %3").arg(lines).arg(reason, node.toString()));
        } else {
            expectOnce(id, kind, node, reason, at);
        }
    }
}

/// All that the newest list with this cluster showed.
void PastVerdict::judgeSeen(const Cluster &cluster)
{
    for (const Transition<ClusterPhase> &step : cluster.transitions)
        expectOnce(cluster.id, EventKind::ClusterStatusChanged, {}, step.phase.raw, step.at);
    for (const QList<Node> &nodes : {cluster.nodes, cluster.deletedNodes}) {
        for (const Node &node : nodes) {
            for (qsizetype i = 1; i < node.transitions.size(); ++i) {
                const Transition<NodePhase> &step = node.transitions.at(i);
                const EventKind kind = step.phase == NodePhase::Failed ? EventKind::NodeFailed : EventKind::NodePhase;
                expectOnce(cluster.id, kind, node.id, step.phase.raw, step.at);
            }
        }
    }
    for (const LifecycleEvent &event : cluster.events) {
        if (kindOf(event.reason) != EventKind::NodeAdded)
            expectOnce(cluster.id, kindOf(event.reason), event.node, event.reason, *event.at);
    }
}

void PastVerdict::judgeNothingInvented(const QJsonObject &cluster)
{
    const ClusterId id(cluster.value(u"cluster_id").toString());
    QSet<QString> nodes;
    QSet<QString> moments;
    const auto take = [&](const QString &node, const QJsonArray &steps) {
        for (const QJsonValue &step : steps)
            moments.insert(node + step.toObject().value(u"phase").toString() + step.toObject().value(u"at").toString());
    };
    take({}, cluster.value(u"phase_transitions").toArray());
    for (const QJsonValue &each : cluster.value(u"nodes").toArray()) {
        const QString node = each.toObject().value(u"node_id").toString();
        nodes.insert(node);
        take(node, each.toObject().value(u"phase_transitions").toArray());
    }
    for (const TimelineEvent &line : m_history.events(id)) {
        const QString node = line.node.toString();
        if (!node.isEmpty() && !nodes.contains(node))
            complain(QStringLiteral("a node that never was: ") + node);
        const bool isStep = line.kind == EventKind::ClusterStatusChanged || line.kind == EventKind::NodePhase || line.kind == EventKind::NodeFailed;
        if (isStep && !moments.contains(node + line.reason + line.at->toIso()))
            complain(QStringLiteral("a step that never was: %1 %2 %3").arg(node, line.reason, line.at->toIso()));
    }
    QHash<NodeId, int> removals;
    QHash<NodeId, int> notices;
    for (const TimelineEvent &line : m_history.events(id)) {
        removals[line.node] += line.kind == EventKind::NodeRemoved;
        notices[line.node] += line.kind == EventKind::PreemptionNotice;
    }
    for (auto node = removals.cbegin(); node != removals.cend(); ++node) {
        if (node.value() > 1 || notices.value(node.key()) > 1)
            complain(QStringLiteral("removed or notified twice: ") + node.key().toString());
    }
}

qint64 PastVerdict::chargedSeconds(const ClusterId &cluster, const NodeId &node, qint64 from, qint64 to) const
{
    qint64 seconds = 0;
    for (const Charge &charge : m_cost.charges) {
        if (charge.cluster == cluster && charge.node == node)
            seconds += qMax<qint64>(0, qMin(charge.to.seconds(), to) - qMax(charge.from.seconds(), from));
    }
    return seconds;
}

void PastVerdict::judgeNode(const QJsonObject &cluster, const QJsonObject &node)
{
    const ClusterId id(cluster.value(u"cluster_id").toString());
    const NodeId nodeId(node.value(u"node_id").toString());
    const QString name = cluster.value(u"cluster_name").toString() + u'/' + nodeId.toString();
    const Instant now = instantOf(m_metering, u"now");
    const bool clusterGone = !cluster.value(u"gone_at").isNull();
    const Instant born = instantOf(node.value(u"phase_transitions")[0].toObject(), u"at");
    const Instant died = node.value(u"deleted_at").isNull() ? now : instantOf(node, u"deleted_at");

    std::optional<NodeLife> life;
    int lives = 0;
    for (const NodeLife &each : m_history.lives(id)) {
        if (each.key.node.node == nodeId) {
            life = each;
            ++lives;
        }
    }
    if (lives > 1)
        complain(QStringLiteral("%1 lived %2 times").arg(name).arg(lives));
    if (!life) {
        if (!clusterGone && !mayBeForgotten(died))
            complain(name + QStringLiteral(" is missing in the history"));
        return;
    }
    QList<Stretch> billed;
    for (const QJsonValue &each : m_metering.value(u"nodes").toArray()) {
        const QJsonObject metered = each.toObject();
        if (metered.value(u"node_id").toString() != nodeId.toString() || metered.value(u"cluster_id").toString() != id.toString())
            continue;
        for (const QJsonValue &interval : metered.value(u"intervals").toArray()) {
            const QJsonObject one = interval.toObject();
            const Instant end = one.value(u"end").isNull() ? now : instantOf(one, u"end");
            billed.append(Stretch(instantOf(one, u"start").seconds(), end.seconds()));
        }
    }
    if (!life->endedAt && died < now && !mayBeForgotten(died))
        complain(name + QStringLiteral(" is gone and counts as living"));
    if (life->endedAt && !life->endEstimated && *life->endedAt != died)
        complain(QStringLiteral("%1 ended %2, not %3").arg(name, died.toIso(), life->endedAt->toIso()));
    if (life->endEstimated && !clusterGone && !mayBeForgotten(died))
        complain(name + QStringLiteral(" was reported as removed, and its end is called estimated"));
    if (life->endEstimated && m_slack == Seconds(0) && died.seconds() < life->lastSeenAt.seconds() - 5)
        complain(QStringLiteral("%1 was seen at %2, after its end %3").arg(name, life->lastSeenAt.toIso(), died.toIso()));
    const qint64 known = life->endEstimated ? (life->lastSeenAt - m_slack - Seconds(5)).seconds() : now.seconds();
    qint64 owed = 0;
    for (const Stretch &stretch : billed)
        owed += stretch.cutTo(Stretch(born.seconds(), known)).seconds();
    const qint64 charged = chargedSeconds(id, nodeId, 0, known);
    if (charged != owed)
        complain(QStringLiteral("%1 is charged %2 s, owed are %3 s until %4").arg(name).arg(charged).arg(owed).arg(Instant::fromSeconds(known).toIso()));
    const bool unsaid = std::ranges::any_of(m_cost.charges, [&](const Charge &charge) {
        return charge.cluster == id && charge.node == nodeId && life->endEstimated && charge.from > life->lastSeenAt && !charge.estimated;
    });
    if (unsaid)
        complain(name + QStringLiteral(" is charged after it was last seen, and nothing says that this is an estimate"));
}

void PastVerdict::judgeTotals(const QJsonObject &total)
{
    const ClusterId id(total.value(u"cluster_id").toString());
    const bool preemptible = total.value(u"compute_class").toString() == QLatin1String("preemptible");
    const ComputeClass computeClass = preemptible ? ComputeClass::Preemptible : ComputeClass::Standard;
    const ChargeClass chargeClass = preemptible ? ChargeClass::Preemptible : ChargeClass::Standard;
    const QList<NodeLife> lives = m_history.lives(id);
    qsizetype nodesBilled = 0;
    for (const QJsonValue &each : m_metering.value(u"nodes").toArray()) {
        const QJsonObject node = each.toObject();
        nodesBilled += node.value(u"cluster_id").toString() == id.toString() && node.value(u"compute_class") == total.value(u"compute_class");
    }
    const auto known = std::ranges::count_if(lives, [&](const NodeLife &life) {
        return life.computeClass == computeClass && std::ranges::any_of(life.transitions, [](const auto &step) { return step.phase == NodePhase::Running; });
    });
    const bool guessed = std::ranges::any_of(lives, [&](const NodeLife &life) { return life.computeClass == computeClass && life.endEstimated; });
    if (guessed || known < nodesBilled)
        return; // node by node is all that can be said
    qint64 charged = 0;
    for (const Charge &charge : m_cost.charges) {
        if (charge.cluster == id && charge.chargeClass == chargeClass)
            charged += charge.usage.count;
    }
    if (charged != total.value(u"gpu_seconds").toInteger())
        complain(QStringLiteral("%1, %2: charged %3 GPU-seconds, owed %4").arg(id.toString(), total.value(u"compute_class").toString())
                     .arg(charged).arg(total.value(u"gpu_seconds").toInteger()));
}

/// A gap is where nobody looked for three minutes, and only there.
void PastVerdict::judgeGaps()
{
    QList<CoverageGap> expected;
    const QList<Instant> &looks = m_world.looks();
    for (qsizetype i = 1; i < looks.size(); ++i) {
        if (looks.at(i) - looks.at(i - 1) <= longestUnobserved)
            continue;
        CoverageGap gap;
        gap.from = looks.at(i - 1);
        gap.to = looks.at(i);
        expected.append(gap);
    }
    if (expected != m_history.gaps())
        complain(QStringLiteral("%1 coverage gaps are recorded, %2 were made").arg(m_history.gaps().size()).arg(expected.size()));
}

} // namespace deck
