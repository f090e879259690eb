// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventfactory.h"

#include "drainwindow.h"
#include "lifetracker.h"
#include "redactor.h"

namespace deck {
namespace {

// A unit separator cannot stand in an identifier, so two different lists of parts never give the same key.
const QString separator = QStringLiteral("\x1f");
const QString fromPhase = QStringLiteral("phase");
const QString fromEvent = QStringLiteral("event");
const QString fromDeleted = QStringLiteral("deleted");
const QString fromObservation = QStringLiteral("observation");

bool is(const QString &reason, const char *word)
{
    return reason.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
}

QString stamp(std::optional<Instant> at)
{
    return at ? QString::number(at->millis()) : QStringLiteral("unknown");
}

EventKind kindOf(const QString &reason)
{
    if (is(reason, "TogetherPreemptionNotified"))
        return EventKind::PreemptionNotice;
    if (isPreemptionReason(reason))
        return EventKind::NodeRemoved;
    if (is(reason, "TogetherNodeAdded"))
        return EventKind::NodeAdded;
    if (is(reason, "TogetherScaledUp"))
        return EventKind::ScaledUp;
    if (is(reason, "TogetherScaledDown"))
        return EventKind::ScaledDown;
    return EventKind::Other;
}

} // namespace

TimelineEvent EventFactory::line(EventKind kind, const QStringList &key, std::optional<Instant> at, const QString &source) const
{
    TimelineEvent event;
    event.key = m_cluster.id.toString() + separator + key.join(separator);
    event.kind = kind;
    event.cluster = m_cluster.id;
    event.at = at;
    event.sources = {source};
    return event;
}

TimelineEvent EventFactory::lifeLine(EventKind kind, const NodeLife &life, const QString &part, std::optional<Instant> at,
                                     const QString &source) const
{
    TimelineEvent event = line(kind, {life.key.node.node.toString(), stamp(life.key.firstPhaseAt), part}, at, source);
    event.node = life.key.node.node;
    event.computeClass = life.computeClass;
    return event;
}

void EventFactory::writeCluster(Instant seenAt, bool firstEver, const QString &statusBefore)
{
    const std::optional<Instant> created = m_cluster.createdAt;
    if (created || firstEver) {
        TimelineEvent event = line(EventKind::ClusterCreated, {QStringLiteral("created")}, created.value_or(seenAt),
                                   created ? fromPhase : fromObservation);
        event.estimated = !created;
        m_editor.put(std::move(event));
    }
    for (const Transition<ClusterPhase> &each : m_cluster.transitions) {
        TimelineEvent event = line(EventKind::ClusterStatusChanged,
                                   {QStringLiteral("phase"), each.phase.raw, stamp(each.at)}, each.at, fromPhase);
        event.reason = each.phase.raw;
        m_editor.put(std::move(event));
    }
    const QString status = m_cluster.status.raw;
    if (m_cluster.transitions.isEmpty() && !firstEver && !status.isEmpty() && status != statusBefore) {
        TimelineEvent event = line(EventKind::ClusterStatusChanged, {QStringLiteral("status"), status, stamp(seenAt)}, seenAt,
                                   fromObservation);
        event.reason = status;
        event.estimated = true;
        m_editor.put(std::move(event));
    }
}

void EventFactory::writeLife(const LifeKey &key)
{
    const NodeLife life = m_editor.past().lives.value(key);
    TimelineEvent added = lifeLine(EventKind::NodeAdded, life, QStringLiteral("added"), key.firstPhaseAt,
                                   life.transitions.isEmpty() ? fromObservation : fromPhase);
    added.estimated = life.transitions.isEmpty();
    if (!life.transitions.isEmpty())
        added.reason = life.transitions.first().phase.raw;
    m_editor.put(std::move(added));

    for (qsizetype i = 1; i < life.transitions.size(); ++i) {
        const Transition<NodePhase> &each = life.transitions.at(i);
        const EventKind kind = each.phase == NodePhase::Failed ? EventKind::NodeFailed : EventKind::NodePhase;
        TimelineEvent phase = lifeLine(kind, life, each.phase.raw + separator + stamp(each.at), each.at, fromPhase);
        phase.reason = each.phase.raw;
        m_editor.put(std::move(phase));
    }
    if (life.noticeAt) {
        TimelineEvent notice = lifeLine(EventKind::PreemptionNotice, life, QStringLiteral("notice"), life.noticeAt, fromEvent);
        const Node *node = m_cluster.findNode(key.node.node);
        if (node && node->markedForDeletion && !life.endedAt)
            notice.sources.append(QStringLiteral("marked"));
        m_editor.put(std::move(notice));
    }
    if (life.endedAt) {
        TimelineEvent removed = lifeLine(EventKind::NodeRemoved, life, QStringLiteral("removed"), life.endedAt,
                                         life.endEstimated ? fromObservation : fromDeleted);
        removed.estimated = life.endEstimated;
        m_editor.put(std::move(removed));
    }
}

/// Events name a node by its id or by its host name (DESIGN.md, decision 9).
QHash<QString, NodeId> EventFactory::namesOfNodes() const
{
    QHash<QString, NodeId> names;
    for (const QList<Node> &list : {m_cluster.deletedNodes, m_cluster.nodes}) {
        for (const Node &node : list) {
            if (!node.hostName.isEmpty())
                names.insert(node.hostName, trackedId(node));
        }
        for (const Node &node : list) // an id beats the host name of another node
            names.insert(trackedId(node).toString(), trackedId(node));
    }
    return names;
}

/// The newest life of a node that had begun by then.
std::optional<LifeKey> EventFactory::lifeAt(const NodeId &node, Instant at) const
{
    std::optional<LifeKey> best;
    const NodeKey key(m_cluster.id, node);
    const QMap<LifeKey, NodeLife> &lives = m_editor.past().lives;
    for (auto life = lives.lowerBound(LifeKey(key, Instant())); life != lives.cend() && life.key().node == key; ++life) {
        // A life without phases is keyed by its first observation and may be older than that.
        if (life->transitions.isEmpty() || life.key().firstPhaseAt <= at)
            best = life.key();
    }
    return best;
}

/// Whether the event is a further source of a line that the life already has.
bool EventFactory::fold(const LifecycleEvent &event, const NodeLife &life)
{
    QString part;
    EventKind kind = kindOf(event.reason);
    std::optional<Instant> at = event.at;
    if (isPreemptionReason(event.reason)) {
        const bool afterNotice = life.noticeAt && *life.noticeAt <= *event.at;
        if (kind == EventKind::PreemptionNotice || !life.endedAt) {
            if (!afterNotice)
                return false;
            kind = EventKind::PreemptionNotice;
            part = QStringLiteral("notice");
            at = life.noticeAt;
        } else if (life.noticeAt == event.at) {
            return true; // it counted as the notice while the node was live
        } else {
            part = QStringLiteral("removed");
            at = life.endEstimated ? event.at : life.endedAt;
        }
    } else if (kind == EventKind::NodeAdded) {
        part = QStringLiteral("added");
    } else {
        return false;
    }
    TimelineEvent source = lifeLine(kind, life, part, at, fromEvent);
    source.reason = event.reason;
    source.message = redact(event.message);
    source.estimated = false;
    m_editor.put(std::move(source));
    return true;
}

void EventFactory::writeServiceEvents()
{
    const QHash<QString, NodeId> names = namesOfNodes();
    for (const LifecycleEvent &each : m_cluster.events) {
        const NodeId node = names.value(each.node.toString(), each.node);
        const std::optional<LifeKey> key = each.at ? lifeAt(node, *each.at) : std::nullopt;
        if (key && fold(each, m_editor.past().lives.value(*key)))
            continue;
        TimelineEvent event = line(kindOf(each.reason),
                                   {each.node.toString(), QStringLiteral("said"), each.reason, stamp(each.at)}, each.at,
                                   fromEvent);
        if (!each.at)
            event.key += separator + redact(each.message);
        event.node = each.node;
        event.reason = each.reason;
        event.message = redact(each.message);
        if (key)
            event.computeClass = m_editor.past().lives.value(*key).computeClass;
        if (event.computeClass == ComputeClass::Unknown)
            event.computeClass = computeClassOf(each.node, {});
        m_editor.put(std::move(event));
    }
}

void EventFactory::writeMissing(Instant lastSeenAt, Instant missingSince)
{
    TimelineEvent event = line(EventKind::ClusterMissing, {QStringLiteral("missing"), stamp(lastSeenAt)}, missingSince,
                               fromObservation);
    event.estimated = true;
    m_editor.put(std::move(event));
}

void EventFactory::writeGone(Instant at)
{
    TimelineEvent event = line(EventKind::ClusterGone, {QStringLiteral("gone")}, at, fromObservation);
    event.estimated = true;
    m_editor.put(std::move(event));
}

void EventFactory::writeReturned(const LifeKey &key, Instant seenAt)
{
    TimelineEvent event = lifeLine(EventKind::NodeAdded, m_editor.past().lives.value(key),
                                   QStringLiteral("returned") + separator + stamp(seenAt), seenAt, fromObservation);
    event.estimated = true;
    m_editor.put(std::move(event));
}

void EventFactory::writeCapacity(EventKind kind, ComputeClass computeClass, std::optional<int> before, std::optional<int> after,
                                 Instant at)
{
    const QString what = QStringLiteral("%1:%2").arg(int(kind)).arg(int(computeClass));
    TimelineEvent event = line(kind, {QStringLiteral("capacity"), what, stamp(at)}, at, fromObservation);
    event.computeClass = computeClass;
    event.before = before;
    event.after = after;
    event.estimated = true;
    m_editor.put(std::move(event));
}

} // namespace deck
