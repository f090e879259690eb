// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterpast.h"
#include "fleetdelta.h"
#include "historychange.h"

#include <QMap>
#include <QSet>

namespace deck {

/// How long without a good answer counts as not observed. Polling is at most 15 s where preemptible GPUs run and a minute
/// elsewhere (DESIGN.md, decision 18); three missed polls of a minute are a gap.
inline constexpr Seconds longestUnobserved{180};

/// The past of one account, in memory, as the store keeps it on disk. Pure: the only way in is an observation or what was
/// stored; the only clock is the observations' own time. Observing the same again changes nothing.
class FleetHistory
{
public:
    /// Everything that was stored, at start. Being seen again is no change and is not stored, so whatever was not missing
    /// or gone counts as last seen at `lastObservedAt`.
    void restore(const HistoryChange &stored, const QList<CoverageGap> &gaps, std::optional<Instant> lastObservedAt,
                 std::optional<Instant> firstObservedAt = {});
    /// Takes one observation in and says what was new. Lives end here, incidents begin here. An observation older than the
    /// newest one only adds what it reports; it ends nothing. `coveredSince` is for a source that can promise that nothing
    /// changed between that moment and this observation (the demo steps its clock from change to change): that stretch is
    /// then no coverage gap, however long it is.
    HistoryChange observe(const FleetDelta &delta, std::optional<Instant> coveredSince = {});
    /// The service's clock was set back, or an answer had carried a wrong time: nothing counts as seen later than `to`. Without
    /// this every answer until then would be an old one, which ends nothing and tells nothing about the present. For whoever
    /// knows that the next observation is the newest, whatever its time.
    void followClockBack(Instant to);
    /// The service says that this cluster does not exist any more (GET by id gave 404), or our own DELETE succeeded. For a
    /// cluster that no snapshot of this run ever contained; the others become gone through `observe`.
    HistoryChange confirmGone(const ClusterId &cluster, Instant at);
    /// The same of a volume.
    HistoryChange confirmGone(const VolumeId &volume, Instant at);
    /// Takes in a line of our own making (an intent and its outcome).
    HistoryChange record(const TimelineEvent &ownAction);

    QList<ClusterRecord> clusters() const;
    const ClusterRecord *cluster(const ClusterId &id) const;
    /// Clusters that good lists leave out and that nothing proved gone (DESIGN.md, decision 11): they may run and cost money.
    QList<ClusterRecord> missingClusters() const;
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
    /// The earliest moment that anything known existed: a cluster's creation or a node's first phase.
    std::optional<Instant> earliestKnown() const;
    std::optional<Instant> firstObservedAt() const;
    std::optional<Instant> lastObservedAt() const;

private:
    std::optional<CoverageGap> takeTime(Instant at, std::optional<Instant> coveredSince);
    void takeCluster(const ClusterEntry &entry, HistoryChange &change);
    void takeSeenAgain(const ClusterEntry &entry);
    void takeMissing(const ClusterId &id, Instant at, HistoryChange &change);
    void takeGone(const ClusterId &id, Instant at, HistoryChange &change);
    QSet<ClusterId> silentClusters(const FleetSnapshot &snapshot) const;

    QMap<ClusterId, ClusterPast> m_clusters; ///< those with an empty record are only named by our own actions so far
    QList<VolumeSpan> m_volumes;
    QList<CoverageGap> m_gaps;
    std::optional<Instant> m_firstObservedAt;
    std::optional<Instant> m_lastObservedAt;
};

} // namespace deck
