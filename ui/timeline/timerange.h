// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

namespace deck::ui {

/// A stretch of time as the timeline shows it, half-open.
struct TimeRange
{
    Instant from;
    Instant to;

    static constexpr Millis shortest{std::chrono::minutes(1)};
    static constexpr Millis longest{std::chrono::hours(24 * 400)};

    Millis span() const { return to - from; }
    Instant middle() const { return from + span() / 2; }
    bool contains(Instant at) const { return from <= at && at < to; }
    bool touches(Instant first, Instant last) const { return first < to && last >= from; }

    TimeRange panned(Millis by) const { return {from + by, to + by}; }
    /// Factor below 1 shows less. `anchor` keeps its place; the span stays between `shortest` and `longest`.
    TimeRange zoomed(double factor, Instant anchor) const;
    /// The last `span` before `now` and a little of the future, so that the now line does not stand on the edge.
    static TimeRange endingNow(Millis span, Instant now);

    bool operator==(const TimeRange &) const = default;
};

} // namespace deck::ui
