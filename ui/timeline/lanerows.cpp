// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanerows.h"

#include <QMap>

#include <tuple>

namespace deck::ui {

namespace {

LaneGroup groupOf(const Lane &lane, const TimeRange &range)
{
    if (lane.removedAt && *lane.removedAt < range.to)
        return LaneGroup::Left;
    switch (lane.computeClass) {
    case ComputeClass::Standard:
        return LaneGroup::Standard;
    case ComputeClass::Preemptible:
        return LaneGroup::Preemptible;
    case ComputeClass::Unknown:
        return LaneGroup::ClassUnknown;
    }
    Q_UNREACHABLE();
}

bool isUnchanged(const Lane &lane, const TimeRange &range)
{
    if (lane.kind != Lane::Kind::Node || lane.removedAt || lane.segments.isEmpty())
        return false;
    const Segment &last = lane.segments.last();
    return last.state == NodeState::Running && last.from <= range.from;
}

auto rank(const Lane &lane, LaneGroup group)
{
    const bool unfilled = lane.kind == Lane::Kind::UnfilledSlots;
    const NodeState state = lane.state();
    const int urgency = unfilled ? 3 : group == LaneGroup::Left ? 2 : state == NodeState::Draining ? 0 : state == NodeState::Failed ? 1 : 2;
    const Instant when = group == LaneGroup::Left ? lane.removedAt.value_or(Instant())
        : urgency == 0                            ? lane.drain->deadline
                                                  : Instant();
    return std::tuple(urgency, when.millis(), lane.node().toString(), lane.life.firstPhaseAt.millis());
}

} // namespace

QList<LaneRow> arrangeLanes(const QList<Lane> &lanes, const TimeRange &range, Instant observedUntil, const LaneFolding &folding)
{
    QMap<LaneGroup, QList<int>> groups;
    for (int i = 0; i < lanes.size(); ++i) {
        if (lanes.at(i).touches(range.from, range.to, observedUntil))
            groups[groupOf(lanes.at(i), range)].append(i);
    }
    QList<LaneRow> rows;
    for (auto it = groups.begin(); it != groups.end(); ++it) {
        const LaneGroup group = it.key();
        QList<int> &members = it.value();
        std::ranges::sort(members, {}, [&](int lane) { return rank(lanes.at(lane), group); });
        rows.append({LaneRow::Kind::Group, group, members});
        if (folding.collapsed.contains(group))
            continue;
        QList<int> unchanged;
        for (const int lane : std::as_const(members)) {
            if (group != LaneGroup::Left && isUnchanged(lanes.at(lane), range))
                unchanged.append(lane);
        }
        const bool fold = unchanged.size() >= 3 && !folding.allShown.contains(group);
        bool foldedRowAdded = false;
        for (const int lane : std::as_const(members)) {
            const bool slotsFollow = lanes.at(lane).kind == Lane::Kind::UnfilledSlots;
            if (fold && slotsFollow && !foldedRowAdded) {
                rows.append({LaneRow::Kind::Unchanged, group, unchanged});
                foldedRowAdded = true;
            }
            if (!fold || !unchanged.contains(lane))
                rows.append({LaneRow::Kind::Lane, group, {lane}});
        }
        if (fold && !foldedRowAdded)
            rows.append({LaneRow::Kind::Unchanged, group, unchanged});
    }
    return rows;
}

} // namespace deck::ui
