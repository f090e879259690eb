// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "clusterrecord.h"
#include "timelineevent.h"

namespace deck {

/// What one observation added to the history or changed in it: exactly what the store writes and the item models merge.
struct HistoryChange
{
    Instant observedAt; ///< newest observation so far; the epoch when there was none yet
    QList<ClusterRecord> clusters; ///< new or changed, whole
    QList<NodeLife> lives;         ///< new or changed, whole, by key
    QList<TimelineEvent> events;   ///< new or changed (a further source), whole, by key
    QList<CapacityStep> capacity;  ///< appended, at most one a cluster
    QList<VolumeSpan> volumes;     ///< new or changed, whole, keyed by volume and `from`
    std::optional<CoverageGap> gap; ///< the gap that this observation ended

    bool isEmpty() const
    {
        return clusters.isEmpty() && lives.isEmpty() && events.isEmpty() && capacity.isEmpty() && volumes.isEmpty() && !gap;
    }
};

} // namespace deck
