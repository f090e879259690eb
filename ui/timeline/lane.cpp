// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lane.h"

namespace deck::ui {

bool Lane::touches(Instant from, Instant to, Instant observedUntil) const
{
    return std::ranges::any_of(segments, [&](const Segment &segment) {
        return segment.from < to && segment.end(observedUntil) >= from;
    });
}

NodeState Lane::state() const
{
    if (removedAt)
        return NodeState::Removed;
    return segments.isEmpty() ? NodeState::Unknown : segments.last().state;
}

int Lane::segmentAt(Instant at) const
{
    int found = -1;
    for (int i = 0; i < segments.size(); ++i) {
        const Segment &segment = segments.at(i);
        const bool last = i == segments.size() - 1;
        if (segment.from <= at && (!segment.to || at < *segment.to || (last && at == *segment.to)))
            found = i;
    }
    return found;
}

} // namespace deck::ui
