// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinescene.h"

namespace deck::ui {

const Lane *TimelineScene::laneOfRow(int row) const
{
    if (row < 0 || row >= rows.size() || rows.at(row).kind != LaneRow::Kind::Lane)
        return nullptr;
    return &lanes.at(rows.at(row).lane());
}

GroupFacts groupFacts(const TimelineScene &scene, const LaneRow &head, const TimeRange &range)
{
    GroupFacts facts;
    facts.asOf = std::min(range.to, scene.observedUntil);
    for (const int index : head.lanes) {
        const Lane &lane = scene.lanes.at(index);
        if (lane.kind != Lane::Kind::Node)
            continue;
        if (head.group == LaneGroup::Left) {
            ++facts.nodes;
            facts.preempted += lane.end == LifeEnd::Preempted ? 1 : 0;
            facts.failed += lane.end == LifeEnd::Failed ? 1 : 0;
            facts.otherwise += lane.end != LifeEnd::Preempted && lane.end != LifeEnd::Failed ? 1 : 0;
            continue;
        }
        const int segment = lane.segmentAt(facts.asOf);
        if (segment < 0)
            continue;
        ++facts.nodes;
        const NodeState state = lane.segments.at(segment).state;
        facts.running += state == NodeState::Running || state == NodeState::Draining ? 1 : 0;
    }
    if (head.group != LaneGroup::Preemptible)
        return facts;
    for (const CapacityStep &step : scene.capacity) {
        if (step.at > facts.asOf)
            break;
        facts.wantedGpus = step.wantedPreemptible;
        facts.allocatedGpus = step.allocatedPreemptible;
    }
    return facts;
}

} // namespace deck::ui
