// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

#include <QMap>
#include <QRandomGenerator>

namespace deck {

/// How many seeds a property test tries: `usual` in every run, more where CLUSTERDECK_SEED_FACTOR says so (tests/run --all).
quint32 seedCount(quint32 usual);

/// One node of a made-up world, as it really was.
struct TrueLife
{
    Node node;                       ///< with all its transitions
    std::optional<Instant> noticeAt;
    std::optional<Instant> endedAt;
    bool scaledDown = false;

    Instant begin() const { return node.transitions.first().at; }
    bool existsAt(Instant when) const { return begin() <= when && (!endedAt || when < *endedAt); }
};

/// A seeded history of one cluster, of which any moment can be asked for as the service would answer: live nodes, deleted
/// ones and events of the last 72 hours, events deduplicated by node and reason, everything in no particular order.
class RandomFleet
{
public:
    explicit RandomFleet(quint32 seed, Instant start, Seconds length);

    const QList<TrueLife> &lives() const { return m_lives; }
    /// Whether some node id has more than one life: then the service's deduplication may have lost an older life's events.
    bool reusesIds() const;
    Cluster answerAt(Instant when, QRandomGenerator &order) const;
    qint64 runningGpuSeconds(ComputeClass computeClass, Instant from, Instant to) const;

private:
    QList<TrueLife> m_lives;
};

} // namespace deck
