// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lifetracker.h"

#include "drainwindow.h"

#include <algorithm>
#include <tuple>

namespace deck {
namespace {

bool share(const NodeTransitions &a, const NodeTransitions &b)
{
    return std::ranges::any_of(a, [&](const Transition<NodePhase> &each) { return b.contains(each); });
}

/// The phases a node starts with. After them in time order, an answer that begins with one is about a new life.
bool isBirth(NodePhase phase)
{
    return phase == NodePhase::Pending || phase == NodePhase::Scheduling;
}

bool names(const LifecycleEvent &event, const NodeLife &life)
{
    return event.node == life.key.node.node || (!life.hostName.isEmpty() && event.node.toString() == life.hostName);
}

/// How much an explanation says; a later answer may replace a weaker one, never a stronger one.
int weight(LifeEnd end)
{
    switch (end) {
    case LifeEnd::Preempted:
        return 5;
    case LifeEnd::ScaledDown:
        return 4;
    case LifeEnd::Failed:
        return 3;
    case LifeEnd::WithCluster:
        return 2;
    case LifeEnd::Unexplained:
        return 1;
    case LifeEnd::Alive:
        return 0;
    }
    Q_UNREACHABLE();
}

} // namespace

NodeTransitions mergedTransitions(const NodeTransitions &known, const NodeTransitions &reported)
{
    NodeTransitions all = known;
    for (const Transition<NodePhase> &each : reported) {
        if (!all.contains(each))
            all.append(each);
    }
    // Two phases in one second: the order in which a node goes through them, so that the order of reading cannot matter.
    std::ranges::sort(all, [](const Transition<NodePhase> &a, const Transition<NodePhase> &b) {
        return std::tie(a.at, a.phase.value, a.phase.raw) < std::tie(b.at, b.phase.value, b.phase.raw);
    });
    return all;
}

NodeId trackedId(const Node &node)
{
    return node.id.isEmpty() ? NodeId(node.hostName) : node.id;
}

LifeTracker::LifeTracker(PastEditor &editor, const Cluster &cluster, Instant seenAt)
    : m_editor(editor)
    , m_cluster(cluster)
    , m_seenAt(seenAt)
{
}

void LifeTracker::take(bool newest)
{
    for (const Node &node : m_cluster.nodes)
        takeLive(node, newest);
    for (const Node &node : m_cluster.deletedNodes)
        takeDeleted(node);
    // A list that could not be read whole says of nobody that it is gone.
    if (newest && m_cluster.nodesKnown)
        endMissing();
}

void LifeTracker::endAll(Instant at)
{
    const QMap<LifeKey, NodeLife> lives = m_editor.past().lives;
    for (NodeLife life : lives) {
        if (life.endedAt)
            continue;
        life.endedAt = at;
        life.endEstimated = true;
        life.end = life.noticeAt ? LifeEnd::Preempted : LifeEnd::WithCluster;
        put(life);
    }
}

QList<LifeKey> LifeTracker::touched() const
{
    QList<LifeKey> keys(m_touched.cbegin(), m_touched.cend());
    std::ranges::sort(keys);
    return keys;
}

/// The newest first.
QList<LifeKey> LifeTracker::livesOf(const NodeKey &node) const
{
    QList<LifeKey> keys;
    const QMap<LifeKey, NodeLife> &lives = m_editor.past().lives;
    for (auto life = lives.lowerBound(LifeKey(node, Instant())); life != lives.cend() && life.key().node == node; ++life)
        keys.prepend(life.key());
    return keys;
}

std::optional<LifeKey> LifeTracker::find(const Node &node, bool live) const
{
    const QList<LifeKey> keys = livesOf(NodeKey(m_cluster.id, trackedId(node)));
    const QMap<LifeKey, NodeLife> &lives = m_editor.past().lives;
    for (const LifeKey &key : keys) {
        const NodeLife &life = *lives.constFind(key);
        const bool sameStart = !node.transitions.isEmpty() && key.firstPhaseAt == node.transitions.first().at;
        if (sameStart || share(life.transitions, node.transitions))
            return key;
    }
    for (const LifeKey &key : keys) {
        const NodeLife &life = *lives.constFind(key);
        if (!live && node.deletedAt && life.endedAt == node.deletedAt)
            return key;
        if (life.endedAt && (live || !life.endEstimated))
            continue;
        if (!live && node.deletedAt && *node.deletedAt < key.firstPhaseAt)
            continue;
        if (node.transitions.isEmpty() || life.transitions.isEmpty())
            return key;
        if (!isReborn(node, life))
            return key;
    }
    return std::nullopt;
}

/// Whether an answer that shares no transition with a life is about the node's next life.
bool LifeTracker::isReborn(const Node &node, const NodeLife &life) const
{
    const Transition<NodePhase> &first = node.transitions.first();
    const Instant last = life.transitions.last().at;
    if (first.at <= last)
        return false;
    return isBirth(first.phase.value) || std::ranges::any_of(m_cluster.deletedNodes, [&](const Node &deleted) {
        return trackedId(deleted) == life.key.node.node && deleted.deletedAt && *deleted.deletedAt >= last
            && *deleted.deletedAt <= first.at;
    });
}

std::optional<Instant> LifeTracker::startOfNextLife(const LifeKey &key) const
{
    std::optional<Instant> next;
    const QList<LifeKey> sameNode = livesOf(key.node);
    for (const LifeKey &other : sameNode) {
        if (other.firstPhaseAt > key.firstPhaseAt && (!next || other.firstPhaseAt < *next))
            next = other.firstPhaseAt;
    }
    return next;
}

NodeLife LifeTracker::lifeOf(const Node &node, const NodeKey &nodeKey, bool live) const
{
    NodeLife life;
    if (const auto key = find(node, live)) {
        life = m_editor.past().lives.value(*key);
    } else {
        const Instant withoutPhases = live ? m_seenAt : node.deletedAt.value_or(m_seenAt);
        life.key.node = nodeKey;
        life.key.firstPhaseAt = node.transitions.isEmpty() ? withoutPhases : node.transitions.first().at;
        life.firstSeenAt = m_seenAt;
        life.lastSeenAt = live ? m_seenAt : node.deletedAt.value_or(m_seenAt);
    }
    if (!node.hostName.isEmpty())
        life.hostName = node.hostName;
    if (!node.instance.isEmpty())
        life.instance = node.instance;
    if (node.computeClass != ComputeClass::Unknown)
        life.computeClass = node.computeClass;
    if (!m_cluster.gpuType.isEmpty())
        life.gpuType = m_cluster.gpuType;
    if (!m_cluster.region.isEmpty())
        life.region = m_cluster.region;
    if (node.gpus)
        life.gpus = node.gpus;
    life.transitions = mergedTransitions(life.transitions, node.transitions);
    return life;
}

void LifeTracker::takeLive(const Node &node, bool newest)
{
    const NodeKey nodeKey(m_cluster.id, trackedId(node));
    if (nodeKey.node.isEmpty() || node.carriedOver)
        return;
    NodeLife life = lifeOf(node, nodeKey, true);
    if (newest) {
        // Listed now is alive now, whatever an earlier answer left out.
        if (life.endedAt)
            m_returned.append(life.key);
        life.endedAt.reset();
        life.endEstimated = false;
        life.end = LifeEnd::Alive;
    }
    life.firstSeenAt = qMin(life.firstSeenAt, m_seenAt);
    life.lastSeenAt = qMax(life.lastSeenAt, m_seenAt);
    readEvents(life, !life.endedAt);
    m_live.insert(life.key);
    put(life);
}

void LifeTracker::takeDeleted(const Node &node)
{
    const NodeKey nodeKey(m_cluster.id, trackedId(node));
    if (nodeKey.node.isEmpty())
        return;
    NodeLife life = lifeOf(node, nodeKey, false);
    if (m_live.contains(life.key))
        return;
    if (node.deletedAt)
        finish(life, *node.deletedAt, false);
    else if (!life.endedAt)
        finish(life, m_seenAt, true);
    else
        finish(life, *life.endedAt, life.endEstimated);
}

void LifeTracker::endMissing()
{
    QList<LifeKey> alive;
    for (const NodeLife &life : m_editor.past().lives) {
        if (!life.endedAt && !m_live.contains(life.key))
            alive.append(life.key);
    }
    for (const LifeKey &key : std::as_const(alive)) {
        NodeLife life = m_editor.past().lives.value(key);
        const Instant next = startOfNextLife(key).value_or(m_seenAt); // two lives of one node cannot overlap
        finish(life, qMin(m_seenAt, next), true);
    }
}

/// The notice inside this life; a notice once seen stays although the service forgets it after 72 hours.
void LifeTracker::readEvents(NodeLife &life, bool live) const
{
    Node node;
    node.id = life.key.node.node;
    node.hostName = life.hostName;
    node.transitions = life.transitions;
    node.deletedAt = life.endedAt;
    const auto notice = noticeOf(m_cluster, node, live);
    if (notice && (!life.noticeAt || *notice < *life.noticeAt))
        life.noticeAt = notice;
}

LifeEnd LifeTracker::reasonOfEnd(const NodeLife &life) const
{
    if (life.noticeAt)
        return LifeEnd::Preempted;
    bool scaledDown = false;
    // The service may write its line a moment after the removal, but not into the node's next life.
    const auto next = startOfNextLife(life.key);
    for (const LifecycleEvent &event : m_cluster.events) {
        if (!event.at || *event.at < life.key.firstPhaseAt || !names(event, life))
            continue;
        if ((next && *event.at >= *next) || (life.endedAt && *event.at > *life.endedAt + longestDrain))
            continue;
        if (isPreemptionReason(event.reason))
            return LifeEnd::Preempted;
        scaledDown = scaledDown || event.reason.compare(QLatin1String("TogetherScaledDown"), Qt::CaseInsensitive) == 0;
    }
    if (scaledDown)
        return LifeEnd::ScaledDown;
    if (!life.transitions.isEmpty() && life.transitions.last().phase == NodePhase::Failed)
        return LifeEnd::Failed;
    return m_cluster.status == ClusterStatus::Deleting ? LifeEnd::WithCluster : LifeEnd::Unexplained;
}

void LifeTracker::finish(NodeLife &life, Instant at, bool estimated)
{
    life.endedAt = at;
    life.endEstimated = estimated;
    readEvents(life, false);
    const LifeEnd reason = reasonOfEnd(life);
    if (weight(reason) > weight(life.end))
        life.end = reason;
    put(life);
}

void LifeTracker::put(const NodeLife &life)
{
    m_touched.insert(life.key);
    m_editor.put(life);
}

} // namespace deck
