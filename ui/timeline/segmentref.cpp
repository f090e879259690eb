// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "segmentref.h"

namespace deck::ui {

SegmentRef SegmentRef::of(const Lane &lane, int segment)
{
    SegmentRef ref;
    ref.kind = lane.kind;
    ref.life = lane.life;
    ref.from = lane.segments.at(segment).from;
    return ref;
}

SegmentRef SegmentRef::removalOf(const Lane &lane)
{
    SegmentRef ref;
    ref.kind = lane.kind;
    ref.life = lane.life;
    ref.from = lane.removedAt.value_or(Instant());
    ref.removal = true;
    return ref;
}

int SegmentRef::indexIn(const Lane &lane) const
{
    if (!isIn(lane))
        return -1;
    if (removal)
        return int(lane.segments.size()) - 1;
    const auto found = std::ranges::find(lane.segments, from, &Segment::from);
    return found == lane.segments.cend() ? -1 : int(found - lane.segments.cbegin());
}

} // namespace deck::ui
