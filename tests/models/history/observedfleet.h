// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"
#include "ratecard.h"

#include <QSet>

namespace deck {

/// "2026-05-04T10:00:00Z"; an unreadable one stops the test run.
Instant at(const char *iso);
/// A live H100 node of eight GPUs whose class comes from its name.
Node node(const char *id, const NodeTransitions &transitions);
Node removed(Node node, Instant deletedAt);
Transition<NodePhase> phase(const char *word, Instant since);
LifecycleEvent told(const char *nodeId, const char *reason, std::optional<Instant> when);
Cluster cluster(const char *id);

/// The rate card of the cases (A1): H100 at $3.40, preemptible at half of it, storage at $0.20 per TiB-hour, since 2026.
RateCard caseRates();

/// A service of which the test sets the answers, and the history that polls it.
class ObservedFleet
{
public:
    Cluster &operator[](const char *id);
    HistoryChange poll(Instant when, std::optional<Instant> coveredSince = {});
    /// Closes the app and opens it again with what was stored: all changes so far, merged by key as the store does.
    void restart();

    FleetHistory history;
    QList<Cluster> clusters;
    QList<Volume> volumes;
    bool volumesKnown = true;
    QSet<ClusterId> missing; ///< left out by the list
    QSet<ClusterId> gone;
    HistoryChange stored;
    QList<CoverageGap> storedGaps;

private:
    SnapshotPtr m_last;
    QHash<ClusterId, Instant> m_seenAt;
};

} // namespace deck
