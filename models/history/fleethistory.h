// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetdelta.h"
#include "historychange.h"

#include <QHash>
#include <QMap>

namespace deck {

/// How long without a good answer counts as not observed. Polling is at most 15 s where preemptible GPUs run and a minute
/// elsewhere (DESIGN.md, decision 18); three missed polls of a minute are a gap.
inline constexpr Seconds longestUnobserved{180};

/// The past of one account, in memory, as the store keeps it on disk. Pure: the only way in is an observation or what was
/// stored; the only clock is the observations' own time. Observing the same again changes nothing.
class FleetHistory
{
public:
    /// Everything that was stored, at start.
    void restore(const HistoryChange &stored, const QList<CoverageGap> &gaps, std::optional<Instant> lastObservedAt);
    /// Takes one observation in and says what was new. Lives end here, incidents begin here.
    HistoryChange observe(const FleetDelta &delta);
    /// Takes in a line of our own making (an intent and its outcome).
    HistoryChange record(const TimelineEvent &ownAction);

    QList<ClusterRecord> clusters() const;
    const ClusterRecord *cluster(const ClusterId &id) const;
    /// Lives of a cluster, living and ended, in order of first phase time, then node id.
    QList<NodeLife> lives(const ClusterId &cluster) const;
    QList<NodeLife> allLives() const;
    const NodeLife *currentLife(const NodeKey &node) const;
    /// Events of a cluster, oldest first, those without a time last. An empty id means all clusters.
    QList<TimelineEvent> events(const ClusterId &cluster) const;
    QList<CapacityStep> capacity(const ClusterId &cluster) const;
    QList<VolumeSpan> volumeSpans() const;
    QList<CoverageGap> gaps() const;
    /// Since when allocated preemptible GPUs are below the target, while they are.
    std::optional<Instant> shortSince(const ClusterId &cluster) const;
    /// Number of preemption notices in (from, to]; an empty id means all clusters.
    int preemptionsBetween(const ClusterId &cluster, Instant from, Instant to) const;
    std::optional<Instant> firstObservedAt() const;
    std::optional<Instant> lastObservedAt() const;

private:
    struct ClusterPast
    {
        ClusterRecord record;
        QMap<LifeKey, NodeLife> lives;
        QHash<QString, TimelineEvent> events;
        QList<CapacityStep> capacity;
        std::optional<Instant> shortSince;
    };

    QMap<ClusterId, ClusterPast> m_clusters;
    QList<VolumeSpan> m_volumes;
    QList<CoverageGap> m_gaps;
    std::optional<Instant> m_firstObservedAt;
    std::optional<Instant> m_lastObservedAt;
};

} // namespace deck
