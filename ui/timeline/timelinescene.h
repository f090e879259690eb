// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "lanerows.h"
#include "segmentref.h"

namespace deck::ui {

/// Everything the timeline shows, apart from where.
struct TimelineScene
{
    QList<Lane> lanes;
    QList<LaneRow> rows;
    QList<CapacityStep> capacity;
    QList<CoverageGap> gaps; ///< time in which nobody looked; one may reach up to now
    Instant now;
    Instant observedUntil; ///< what lasts is drawn up to here
    bool stale = false;    ///< what is said about the present was not confirmed by the newest poll
    int currentRow = -1;
    std::optional<SegmentRef> selected;
    std::optional<Instant> cursor;

    const Lane *laneOfRow(int row) const;
};

/// What the head of a group says, as of the end of the range or of what was observed.
struct GroupFacts
{
    Instant asOf;
    int nodes = 0;   ///< alive then; of Left: all
    int running = 0; ///< of them running, draining included
    std::optional<int> wantedGpus; ///< Preemptible only
    std::optional<int> allocatedGpus;
    int preempted = 0; ///< Left only, and the next two
    int failed = 0;
    int otherwise = 0;

    bool operator==(const GroupFacts &) const = default;
};

GroupFacts groupFacts(const TimelineScene &scene, const LaneRow &head, const TimeRange &range);

} // namespace deck::ui
