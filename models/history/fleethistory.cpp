// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleethistory.h"

#include "capacitytracker.h"
#include "eventfactory.h"
#include "lifetracker.h"
#include "pasteditor.h"
#include "volumetracker.h"

#include <algorithm>
#include <tuple>

namespace deck {
namespace {

bool isEarlier(const TimelineEvent &a, const TimelineEvent &b)
{
    if (a.at.has_value() != b.at.has_value())
        return a.at.has_value();
    return std::tie(a.at, a.kind, a.key) < std::tie(b.at, b.kind, b.key);
}

bool startsEarlier(const NodeLife &a, const NodeLife &b)
{
    return std::tie(a.key.firstPhaseAt, a.key.node) < std::tie(b.key.firstPhaseAt, b.key.node);
}

} // namespace

void FleetHistory::restore(const HistoryChange &stored, const QList<CoverageGap> &gaps, std::optional<Instant> lastObservedAt,
                           std::optional<Instant> firstObservedAt)
{
    m_clusters.clear();
    for (const ClusterRecord &record : stored.clusters) {
        ClusterRecord &kept = m_clusters[record.id].record;
        kept = record;
        if (lastObservedAt && !record.missingSince && !record.goneAt)
            kept.lastSeenAt = qMax(record.lastSeenAt, *lastObservedAt);
    }
    for (NodeLife life : stored.lives) {
        ClusterPast &past = m_clusters[life.key.node.cluster];
        if (!life.endedAt && past.isSeen())
            life.lastSeenAt = qMax(life.lastSeenAt, past.record.lastSeenAt);
        past.lives.insert(life.key, life);
    }
    for (const TimelineEvent &event : stored.events)
        m_clusters[event.cluster].events.insert(event.key, event);
    for (const CapacityStep &step : stored.capacity)
        m_clusters[step.cluster].capacity.append(step);
    for (ClusterPast &past : m_clusters)
        std::ranges::sort(past.capacity, {}, &CapacityStep::at);
    m_volumes = stored.volumes;
    m_gaps = gaps;
    std::ranges::sort(m_gaps, {}, &CoverageGap::from);
    m_lastObservedAt = lastObservedAt;
    m_firstObservedAt = firstObservedAt ? firstObservedAt : lastObservedAt;
    for (const ClusterPast &past : std::as_const(m_clusters)) {
        if (past.isSeen() && (!m_firstObservedAt || past.record.firstSeenAt < *m_firstObservedAt))
            m_firstObservedAt = past.record.firstSeenAt;
    }
}

std::optional<CoverageGap> FleetHistory::takeTime(Instant at, std::optional<Instant> coveredSince)
{
    const Instant covered = qMin(coveredSince.value_or(at), at);
    m_firstObservedAt = m_firstObservedAt ? qMin(*m_firstObservedAt, covered) : covered;
    const std::optional<Instant> last = m_lastObservedAt;
    if (!last || *last < at)
        m_lastObservedAt = at;
    if (!last || covered - *last <= longestUnobserved)
        return std::nullopt;
    CoverageGap gap;
    gap.from = *last;
    gap.to = covered;
    // After a clock that was set back a gap can begin where another one does: they are one, as they are on disk.
    const auto same = std::ranges::find(m_gaps, gap.from, &CoverageGap::from);
    if (same == m_gaps.end()) {
        m_gaps.append(gap);
        return gap;
    }
    same->to = qMax(same->to, gap.to);
    return *same;
}

void FleetHistory::followClockBack(Instant to)
{
    if (!m_lastObservedAt || *m_lastObservedAt <= to)
        return;
    m_lastObservedAt = to;
    for (ClusterPast &past : m_clusters) {
        past.record.lastSeenAt = qMin(past.record.lastSeenAt, to);
        for (NodeLife &life : past.lives)
            life.lastSeenAt = qMin(life.lastSeenAt, to);
    }
}

HistoryChange FleetHistory::observe(const FleetDelta &delta, std::optional<Instant> coveredSince)
{
    const FleetSnapshot &next = *delta.next;
    HistoryChange change;
    change.observedAt = next.observedAt;
    if (next.observedAt == Instant())
        return change; // no good answer yet: nothing was observed
    const bool newest = !m_lastObservedAt || next.observedAt >= *m_lastObservedAt;
    const bool firstEver = !m_lastObservedAt;
    change.gap = takeTime(next.observedAt, coveredSince);

    QSet<ClusterId> changed;
    for (const ClusterChange &each : delta.changed)
        changed.insert(each.id);
    QSet<ClusterId> accounted;
    Instant now = next.observedAt;
    for (const ClusterEntry &entry : next.clusters) {
        const ClusterId &id = entry.cluster.id;
        accounted.insert(id);
        const bool known = m_clusters.contains(id) && m_clusters[id].isSeen();
        if (entry.presence == Presence::Listed)
            now = qMax(now, entry.seenAt);
        if (!known || (changed.contains(id) && entry.presence == Presence::Listed))
            takeCluster(entry, change);
        else if (entry.presence == Presence::Listed)
            takeSeenAgain(entry);
        if (entry.presence == Presence::Missing)
            takeMissing(id, next.observedAt, change);
        else if (entry.presence == Presence::Gone)
            takeGone(id, next.observedAt, change);
    }
    if (newest) {
        for (const ClusterChange &each : delta.changed) {
            if (!each.after)
                takeGone(each.id, now, change);
            accounted.insert(each.id);
        }
        // Known from an earlier run and not in the list: missing until somebody asks for it by id (DESIGN.md, decision 11).
        for (const ClusterId &id : m_clusters.keys()) {
            if (!accounted.contains(id))
                takeMissing(id, next.observedAt, change);
        }
        const bool watched = !firstEver && !change.gap && delta.previous->volumesKnown;
        VolumeTracker volumes(m_volumes);
        change.volumes = volumes.take(delta, now, watched, silentClusters(next));
    }
    return change;
}

/// Clusters that exist, as far as is known, and of which this snapshot does not say which volumes are attached.
QSet<ClusterId> FleetHistory::silentClusters(const FleetSnapshot &snapshot) const
{
    QSet<ClusterId> silent;
    for (auto past = m_clusters.cbegin(); past != m_clusters.cend(); ++past) {
        if (past->isSeen() && !past->record.goneAt)
            silent.insert(past.key());
    }
    for (const ClusterEntry &entry : snapshot.clusters) {
        if (entry.presence == Presence::Listed && entry.cluster.volumesKnown)
            silent.remove(entry.cluster.id);
    }
    return silent;
}

void FleetHistory::takeCluster(const ClusterEntry &entry, HistoryChange &change)
{
    const Cluster &cluster = entry.cluster;
    ClusterPast &past = m_clusters[cluster.id];
    const bool firstEver = !past.isSeen();
    const bool newest = firstEver || entry.seenAt >= past.record.lastSeenAt;
    const QString statusBefore = past.record.status.raw;

    PastEditor editor(past);
    editor.put(updatedRecord(past.record, entry));
    EventFactory events(editor, cluster);
    if (newest)
        events.writeCluster(entry.seenAt, firstEver, statusBefore);
    LifeTracker lives(editor, cluster, entry.seenAt);
    lives.take(newest);
    const QList<LifeKey> touched = lives.touched();
    for (const LifeKey &key : touched)
        events.writeLife(key);
    for (const LifeKey &key : lives.returned())
        events.writeReturned(key, entry.seenAt);
    events.writeServiceEvents();
    if (newest) {
        CapacityTracker capacity(editor, events);
        capacity.take(cluster, entry.seenAt);
    }
    editor.addTo(change);
}

void FleetHistory::takeSeenAgain(const ClusterEntry &entry)
{
    ClusterPast &past = m_clusters[entry.cluster.id];
    if (entry.seenAt <= past.record.lastSeenAt)
        return;
    past.record.lastSeenAt = entry.seenAt;
    if (!entry.cluster.nodesKnown)
        return;
    for (NodeLife &life : past.lives) {
        if (!life.endedAt)
            life.lastSeenAt = entry.seenAt;
    }
}

void FleetHistory::takeMissing(const ClusterId &id, Instant at, HistoryChange &change)
{
    const auto past = m_clusters.find(id);
    if (past == m_clusters.end() || !past->isSeen() || past->record.missingSince || past->record.goneAt)
        return;
    Cluster cluster;
    cluster.id = id;
    PastEditor editor(*past);
    ClusterRecord record = past->record;
    record.missingSince = at;
    editor.put(record);
    EventFactory events(editor, cluster);
    events.writeMissing(record.lastSeenAt, at);
    editor.addTo(change);
}

void FleetHistory::takeGone(const ClusterId &id, Instant at, HistoryChange &change)
{
    const auto past = m_clusters.find(id);
    if (past == m_clusters.end() || !past->isSeen() || past->record.goneAt)
        return;
    Cluster cluster;
    cluster.id = id;
    PastEditor editor(*past);
    ClusterRecord record = past->record;
    const Instant firstMissing = record.missingSince.value_or(at);
    record.goneAt = firstMissing;
    record.missingSince.reset();
    editor.put(record);
    EventFactory events(editor, cluster);
    LifeTracker lives(editor, cluster, at);
    lives.endAll(firstMissing);
    const QList<LifeKey> touched = lives.touched();
    for (const LifeKey &key : touched)
        events.writeLife(key);
    CapacityTracker capacity(editor, events);
    capacity.close(id, firstMissing);
    events.writeGone(firstMissing);
    editor.addTo(change);
}

HistoryChange FleetHistory::confirmGone(const ClusterId &cluster, Instant at)
{
    HistoryChange change;
    change.observedAt = m_lastObservedAt.value_or(Instant());
    takeGone(cluster, at, change);
    return change;
}

HistoryChange FleetHistory::confirmGone(const VolumeId &volume, Instant at)
{
    HistoryChange change;
    change.observedAt = m_lastObservedAt.value_or(Instant());
    VolumeTracker volumes(m_volumes);
    change.volumes = volumes.end(volume, at);
    return change;
}

HistoryChange FleetHistory::record(const TimelineEvent &ownAction)
{
    HistoryChange change;
    change.observedAt = m_lastObservedAt.value_or(Instant());
    PastEditor editor(m_clusters[ownAction.cluster]);
    editor.put(ownAction);
    editor.addTo(change);
    return change;
}

QList<ClusterRecord> FleetHistory::clusters() const
{
    QList<ClusterRecord> records;
    for (const ClusterPast &past : m_clusters) {
        if (past.isSeen())
            records.append(past.record);
    }
    return records;
}

QList<ClusterRecord> FleetHistory::missingClusters() const
{
    QList<ClusterRecord> records;
    for (const ClusterPast &past : m_clusters) {
        if (past.isSeen() && past.record.missingSince && !past.record.goneAt)
            records.append(past.record);
    }
    return records;
}

const ClusterRecord *FleetHistory::cluster(const ClusterId &id) const
{
    const auto past = m_clusters.constFind(id);
    return past == m_clusters.cend() || !past->isSeen() ? nullptr : &past->record;
}

QList<NodeLife> FleetHistory::lives(const ClusterId &cluster) const
{
    const auto past = m_clusters.constFind(cluster);
    QList<NodeLife> lives = past == m_clusters.cend() ? QList<NodeLife>() : past->lives.values();
    std::ranges::sort(lives, startsEarlier);
    return lives;
}

QList<NodeLife> FleetHistory::allLives() const
{
    QList<NodeLife> lives;
    for (const ClusterPast &past : m_clusters)
        lives += past.lives.values();
    std::ranges::sort(lives, startsEarlier);
    return lives;
}

const NodeLife *FleetHistory::currentLife(const NodeKey &node) const
{
    const auto past = m_clusters.constFind(node.cluster);
    if (past == m_clusters.cend())
        return nullptr;
    const NodeLife *current = nullptr;
    for (auto life = past->lives.lowerBound(LifeKey(node, Instant()));
         life != past->lives.cend() && life.key().node == node; ++life) {
        if (!life->endedAt)
            current = &*life;
    }
    return current;
}

QList<TimelineEvent> FleetHistory::events(const ClusterId &cluster) const
{
    QList<TimelineEvent> events;
    for (auto past = m_clusters.cbegin(); past != m_clusters.cend(); ++past) {
        if (cluster.isEmpty() || past.key() == cluster)
            events += past->events.values();
    }
    std::ranges::sort(events, isEarlier);
    return events;
}

QList<CapacityStep> FleetHistory::capacity(const ClusterId &cluster) const
{
    const auto past = m_clusters.constFind(cluster);
    return past == m_clusters.cend() ? QList<CapacityStep>() : past->capacity;
}

QList<VolumeSpan> FleetHistory::volumeSpans() const
{
    return m_volumes;
}

QList<CoverageGap> FleetHistory::gaps() const
{
    return m_gaps;
}

std::optional<Instant> FleetHistory::shortSince(const ClusterId &cluster) const
{
    const auto past = m_clusters.constFind(cluster);
    return past == m_clusters.cend() ? std::nullopt : shortSinceOf(past->capacity);
}

int FleetHistory::preemptionsBetween(const ClusterId &cluster, Instant from, Instant to) const
{
    int count = 0;
    for (auto past = m_clusters.cbegin(); past != m_clusters.cend(); ++past) {
        if (!cluster.isEmpty() && past.key() != cluster)
            continue;
        for (const TimelineEvent &event : past->events) {
            if (event.kind == EventKind::PreemptionNotice && event.at && from < *event.at && *event.at <= to)
                ++count;
        }
    }
    return count;
}

std::optional<Instant> FleetHistory::earliestKnown() const
{
    std::optional<Instant> earliest;
    const auto consider = [&](Instant moment) { earliest = earliest ? qMin(*earliest, moment) : moment; };
    for (const ClusterPast &past : m_clusters) {
        if (past.record.createdAt)
            consider(*past.record.createdAt);
        for (auto life = past.lives.cbegin(); life != past.lives.cend(); ++life)
            consider(life.key().firstPhaseAt);
    }
    return earliest;
}

std::optional<Instant> FleetHistory::firstObservedAt() const
{
    return m_firstObservedAt;
}

std::optional<Instant> FleetHistory::lastObservedAt() const
{
    return m_lastObservedAt;
}

} // namespace deck
