// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventlink.h"

namespace deck::ui {

namespace {

const Lane *laneOf(const TimelineEvent &event, const QList<Lane> &lanes)
{
    const bool aboutSlots = event.kind == EventKind::CapacityShort || event.kind == EventKind::CapacityFilled;
    const Lane *found = nullptr;
    for (const Lane &lane : lanes) {
        if (aboutSlots && lane.kind == Lane::Kind::UnfilledSlots)
            return &lane;
        const bool isThatNode = lane.kind == Lane::Kind::Node && !event.node.isEmpty() && lane.node() == event.node;
        if (isThatNode && lane.life.firstPhaseAt <= *event.at)
            found = &lane; // the lives are in order: the last that had begun
    }
    return found;
}

/// How well an event tells of a place that begins where it happened.
int fit(const TimelineEvent &event, const Segment &segment, const SegmentRef &place)
{
    if (place.removal)
        return event.kind == EventKind::NodeRemoved ? 3 : 0;
    if (segment.waiting)
        return event.kind == EventKind::CapacityShort ? 3 : 0;
    switch (event.kind) {
    case EventKind::PreemptionNotice:
        return segment.state == NodeState::Draining ? 3 : 1;
    case EventKind::NodeFailed:
        return segment.state == NodeState::Failed ? 3 : 1;
    case EventKind::NodePhase:
    case EventKind::NodeAdded:
        return 2;
    case EventKind::NodeRemoved:
        return 0;
    default:
        return 1;
    }
}

} // namespace

std::optional<SegmentRef> placeOf(const TimelineEvent &event, const QList<Lane> &lanes)
{
    if (!event.at)
        return std::nullopt;
    const Lane *lane = laneOf(event, lanes);
    if (!lane)
        return std::nullopt;
    if (event.kind == EventKind::NodeRemoved && lane->removedAt)
        return SegmentRef::removalOf(*lane);
    const int segment = lane->segmentAt(*event.at);
    return segment < 0 ? std::nullopt : std::optional(SegmentRef::of(*lane, segment));
}

int eventAt(const SegmentRef &place, const QList<Lane> &lanes, const QList<EventRow> &rows)
{
    const auto lane = std::ranges::find_if(lanes, [&place](const Lane &each) { return place.isIn(each); });
    const int segment = lane == lanes.cend() ? -1 : place.indexIn(*lane);
    if (segment < 0)
        return -1;
    int best = -1;
    int bestFit = 0;
    for (int i = 0; i < rows.size(); ++i) {
        const TimelineEvent &event = rows.at(i).event;
        const bool isHere = event.at == place.from && (lane->kind == Lane::Kind::UnfilledSlots || event.node == lane->node());
        const int fits = isHere ? fit(event, lane->segments.at(segment), place) : 0;
        if (fits > bestFit) {
            best = i;
            bestFit = fits;
        }
    }
    return best;
}

} // namespace deck::ui
