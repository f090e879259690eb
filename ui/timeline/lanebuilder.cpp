// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanebuilder.h"

namespace deck::ui {

namespace {

void append(QList<Segment> &segments, const Segment &next)
{
    const bool goesOn = !segments.isEmpty() && segments.last().to == next.from && segments.last().state == next.state
        && segments.last().waiting == next.waiting && segments.last().gpus == next.gpus
        && (next.state == NodeState::Draining || segments.last().raw == next.raw);
    if (goesOn)
        segments.last().to = next.to;
    else
        segments.append(next);
}

Segment phase(NodeState state, const QString &raw, Instant from, std::optional<Instant> to)
{
    Segment segment;
    segment.state = state;
    segment.raw = raw;
    segment.from = from;
    segment.to = to ? std::optional(std::max(from, *to)) : std::nullopt;
    return segment;
}

/// One phase, cut at the notice: from there on it drains, unless it has failed or finished by itself.
void appendPhase(QList<Segment> &segments, const Open<NodePhase> &value, Instant from, std::optional<Instant> to,
                 std::optional<Instant> notice)
{
    const NodeState before = nodeState(value.value, false, false);
    const NodeState after = nodeState(value.value, true, false);
    const bool isCut = notice && before != after && (!to || *notice < *to);
    if (!isCut) {
        append(segments, phase(before, value.raw, from, to));
        return;
    }
    if (from < *notice)
        append(segments, phase(before, value.raw, from, notice));
    append(segments, phase(after, value.raw, std::max(from, *notice), to));
}

} // namespace

Lane buildLane(const NodeLife &life)
{
    Lane lane;
    lane.life = life.key;
    lane.computeClass = life.computeClass;
    lane.gpus = life.gpus;
    lane.removedAt = life.endedAt;
    lane.removalEstimated = life.endEstimated;
    lane.end = life.end;
    if (life.noticeAt)
        lane.drain = DrainWindow(*life.noticeAt);
    if (life.transitions.isEmpty())
        appendPhase(lane.segments, {}, life.key.firstPhaseAt, life.endedAt, life.noticeAt);
    for (qsizetype i = 0; i < life.transitions.size(); ++i) {
        const auto &transition = life.transitions.at(i);
        const bool last = i + 1 == life.transitions.size();
        std::optional<Instant> to = last ? life.endedAt : life.transitions.at(i + 1).at;
        if (to && life.endedAt)
            to = std::min(*to, *life.endedAt);
        appendPhase(lane.segments, transition.phase, transition.at, to, life.noticeAt);
    }
    return lane;
}

Lane buildUnfilledLane(const QList<CapacityStep> &capacity, std::optional<Instant> clusterGoneAt)
{
    Lane lane;
    lane.kind = Lane::Kind::UnfilledSlots;
    lane.computeClass = ComputeClass::Preemptible;
    for (qsizetype i = 0; i < capacity.size(); ++i) {
        const CapacityStep &step = capacity.at(i);
        if (!step.wantedPreemptible || !step.allocatedPreemptible || *step.wantedPreemptible <= *step.allocatedPreemptible)
            continue;
        if (clusterGoneAt && step.at >= *clusterGoneAt)
            continue;
        Segment segment;
        segment.waiting = true;
        segment.gpus = *step.wantedPreemptible - *step.allocatedPreemptible;
        segment.from = step.at;
        if (i + 1 < capacity.size())
            segment.to = capacity.at(i + 1).at;
        if (clusterGoneAt)
            segment.to = segment.to ? std::min(*segment.to, *clusterGoneAt) : *clusterGoneAt;
        append(lane.segments, segment);
    }
    return lane;
}

QList<Lane> buildLanes(const QList<NodeLife> &lives, const QList<CapacityStep> &capacity, std::optional<Instant> clusterGoneAt)
{
    QList<Lane> lanes;
    lanes.reserve(lives.size() + 1);
    for (const NodeLife &life : lives)
        lanes.append(buildLane(life));
    const Lane unfilled = buildUnfilledLane(capacity, clusterGoneAt);
    if (!unfilled.segments.isEmpty())
        lanes.append(unfilled);
    return lanes;
}

} // namespace deck::ui
