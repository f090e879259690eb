// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askhistory.h"

#include "fleethistory.h"

#include <algorithm>

namespace deck {
namespace {

constexpr ComputeClass bothClasses[]{ComputeClass::Standard, ComputeClass::Preemptible};

std::optional<int> countOf(const ClusterCounts &counts, ComputeClass computeClass)
{
    return computeClass == ComputeClass::Standard ? counts.standardGpus : counts.preemptibleGpus;
}

std::optional<int> wanted(const CapacityStep &step, ComputeClass computeClass)
{
    return computeClass == ComputeClass::Standard ? step.wantedStandard : step.wantedPreemptible;
}

std::optional<int> there(const CapacityStep &step, ComputeClass computeClass)
{
    return computeClass == ComputeClass::Standard ? step.runningStandard : step.allocatedPreemptible;
}

/// A target that was seen to change, of one class of one cluster.
struct TargetChange
{
    Instant at;
    std::optional<int> before; ///< nothing = the cluster is new
    int after = 0;
    bool taken = false; ///< one of our asks explains it
};

bool isEnd(const CapacityStep &step, const ClusterRecord *record)
{
    return record && record->goneAt && *record->goneAt <= step.at;
}

QList<TargetChange> changesIn(const QList<CapacityStep> &steps, const ClusterRecord *record, ComputeClass computeClass,
                              std::optional<Instant> watchedSince)
{
    QList<TargetChange> changes;
    // The first target is an ask only where the making of the cluster was watched; else it is older than anything known.
    const bool watched = record && record->createdAt && watchedSince && *record->createdAt >= *watchedSince;
    std::optional<int> before;
    for (const CapacityStep &step : steps) {
        const std::optional<int> now = wanted(step, computeClass);
        if (!now || isEnd(step, record))
            continue;
        const bool first = !before.has_value();
        if (first ? watched && *now > 0 : *now != *before)
            changes.append({first ? *record->createdAt : step.at, before, *now, false});
        before = now;
    }
    return changes;
}

/// What came of an ask that was accepted, by the capacity seen after it.
void follow(Ask &ask, const QList<CapacityStep> &steps, const ClusterRecord *record)
{
    bool inForce = false;
    ask.outcome = Ask::Outcome::Waiting;
    for (const CapacityStep &step : steps) {
        if (step.at < ask.at)
            continue;
        const bool isWanted = wanted(step, ask.computeClass) == ask.asked;
        if (isEnd(step, record) || (inForce && !isWanted)) {
            ask.outcome = Ask::Outcome::Overtaken;
            ask.settledAt = step.at;
            return;
        }
        if (!isWanted)
            continue; // a reply that is older than the change
        inForce = true;
        ask.granted = there(step, ask.computeClass);
        const bool reached = ask.granted && (ask.wantsMore() ? *ask.granted >= ask.asked : *ask.granted <= ask.asked);
        if (reached) {
            ask.outcome = Ask::Outcome::Granted;
            ask.settledAt = step.at;
            return;
        }
    }
}

Ask askOf(const OwnAsk &own, ComputeClass computeClass, const ClusterRecord *record)
{
    Ask ask;
    ask.key = QStringLiteral("%1/%2").arg(own.id).arg(int(computeClass));
    ask.ours = true;
    ask.at = own.at;
    ask.cluster = own.cluster;
    ask.clusterName = own.clusterName;
    ask.region = own.region.isEmpty() && record ? record->region : own.region;
    ask.gpuType = own.gpuType.isEmpty() && record ? record->gpuType : own.gpuType;
    ask.computeClass = computeClass;
    ask.before = own.isCreate ? std::nullopt : countOf(own.before, computeClass);
    ask.asked = countOf(own.asked, computeClass).value_or(0);
    ask.kind = own.isCreate ? Ask::Kind::Create : ask.asked < ask.before.value_or(0) ? Ask::Kind::Lower : Ask::Kind::Raise;
    return ask;
}

/// Until when an accepted ask was in sight: FleetHistory knows when nobody looked, and which clusters are not listed any more.
void markUnseen(Ask &ask, const QList<CoverageGap> &gaps, const ClusterRecord *record)
{
    const auto lost = [&ask](Instant from) {
        const Instant seen = std::max(ask.at, from);
        ask.lostSightAt = std::min(ask.lostSightAt.value_or(seen), seen);
    };
    if (!record)
        lost(ask.at);
    else if (record->missingSince && !ask.settledAt)
        lost(record->lastSeenAt);
    for (const CoverageGap &gap : gaps) {
        // A target that the first look after a gap found changed was changed at some moment of the gap.
        const bool after = ask.estimated ? gap.to >= ask.at : gap.to > ask.at;
        if (after && (!ask.settledAt || gap.from < *ask.settledAt))
            lost(gap.from);
    }
}

class Collector
{
public:
    explicit Collector(const FleetHistory &history) : m_history(history), m_gaps(history.gaps()) {}

    void takeOwn(const OwnAsk &own)
    {
        for (const ComputeClass computeClass : bothClasses) {
            const auto count = countOf(own.asked, computeClass);
            if (count && (!own.isCreate || *count > 0))
                takeOwn(own, computeClass);
        }
    }

    void takeOthers()
    {
        const QList<ClusterRecord> clusters = m_history.clusters();
        for (const ClusterRecord &record : clusters) {
            for (const ComputeClass computeClass : bothClasses) {
                for (const TargetChange &change : changes(record.id, computeClass)) {
                    if (!change.taken)
                        takeOther(record, computeClass, change);
                }
            }
        }
    }

    QList<Ask> inOrder()
    {
        std::ranges::sort(m_asks, {}, [](const Ask &ask) { return std::pair(ask.at, ask.key); });
        return m_asks;
    }

private:
    QList<TargetChange> &changes(const ClusterId &cluster, ComputeClass computeClass)
    {
        const auto key = std::pair(cluster, computeClass);
        if (!m_changes.contains(key))
            m_changes.insert(key, changesIn(steps(cluster), m_history.cluster(cluster), computeClass, m_history.firstObservedAt()));
        return m_changes[key];
    }

    const QList<CapacityStep> &steps(const ClusterId &cluster)
    {
        if (!m_steps.contains(cluster))
            m_steps.insert(cluster, m_history.capacity(cluster));
        return m_steps[cluster];
    }

    void takeOwn(const OwnAsk &own, ComputeClass computeClass)
    {
        const ClusterRecord *record = m_history.cluster(own.cluster);
        Ask ask = askOf(own, computeClass, record);
        const bool seen = own.answer != OwnAsk::Answer::Refused && own.answer != OwnAsk::Answer::NotSent && claim(own, ask);
        if (own.answer == OwnAsk::Answer::Accepted || seen) {
            follow(ask, steps(own.cluster), record);
            markUnseen(ask, m_gaps, record);
        } else if (own.answer == OwnAsk::Answer::Refused) {
            ask.outcome = Ask::Outcome::Refused;
            ask.granted = own.isCreate ? std::optional(0) : ask.before;
            ask.settledAt = own.endedAt;
            ask.reason = own.reason;
        } else {
            ask.outcome = own.answer == OwnAsk::Answer::NotSent ? Ask::Outcome::NotSent : Ask::Outcome::Unknown;
        }
        m_asks.append(ask);
    }

    /// Marks the change of the target that this ask of ours explains; whether there is one.
    bool claim(const OwnAsk &own, const Ask &ask)
    {
        if (own.cluster.isEmpty())
            return false;
        for (TargetChange &change : changes(own.cluster, ask.computeClass)) {
            const bool lost = own.answer == OwnAsk::Answer::Unknown;
            // A new cluster carries the service's time of its making, which may be a moment before our click in whole seconds.
            const bool late = own.isCreate || change.at >= own.at.floorToSecond();
            if (!change.taken && change.after == ask.asked && late && (!lost || change.at - own.at <= lostAskWindow)) {
                change.taken = true;
                return true;
            }
        }
        return false;
    }

    void takeOther(const ClusterRecord &record, ComputeClass computeClass, const TargetChange &change)
    {
        Ask ask;
        ask.key = QStringLiteral("seen/%1/%2/%3").arg(record.id.toString()).arg(int(computeClass)).arg(change.at.millis());
        ask.at = change.at;
        ask.estimated = change.before.has_value();
        ask.cluster = record.id;
        ask.clusterName = record.name;
        ask.region = record.region;
        ask.gpuType = record.gpuType;
        ask.computeClass = computeClass;
        ask.before = change.before;
        ask.asked = change.after;
        ask.kind = !change.before ? Ask::Kind::Create : change.after < *change.before ? Ask::Kind::Lower : Ask::Kind::Raise;
        follow(ask, steps(record.id), &record);
        markUnseen(ask, m_gaps, &record);
        m_asks.append(ask);
    }

    const FleetHistory &m_history;
    QList<CoverageGap> m_gaps;
    QMap<std::pair<ClusterId, ComputeClass>, QList<TargetChange>> m_changes;
    QMap<ClusterId, QList<CapacityStep>> m_steps;
    QList<Ask> m_asks;
};

} // namespace

QList<Ask> asksOf(const FleetHistory &history, const QList<OwnAsk> &own)
{
    Collector collector(history);
    for (const OwnAsk &ask : own)
        collector.takeOwn(ask);
    collector.takeOthers();
    return collector.inOrder();
}

} // namespace deck
