// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventrowbuilder.h"

#include "burnrate.h"

namespace deck {

namespace {

using LivesByNode = QHash<NodeId, QList<NodeLife>>;

const NodeLife *lifeAt(const LivesByNode &lives, const NodeId &node, Instant at)
{
    const auto found = lives.constFind(node);
    if (found == lives.cend())
        return nullptr;
    const NodeLife *match = nullptr;
    for (const NodeLife &life : *found) {
        if (life.key.firstPhaseAt <= at)
            match = &life;
    }
    return match;
}

NodePhase phaseBefore(const NodeLife &life, Instant at)
{
    NodePhase phase = NodePhase::Missing;
    for (const auto &transition : life.transitions) {
        if (transition.at < at)
            phase = transition.phase.value;
    }
    return phase;
}

/// +1 when the node began to be billed at this event, −1 when that ended, else 0.
int billingStep(const TimelineEvent &event, const NodeLife &life)
{
    const bool ran = phaseBefore(life, *event.at) == NodePhase::Running;
    switch (event.kind) {
    case EventKind::NodePhase: {
        const bool runs = nodePhaseFromApi(event.reason) == NodePhase::Running;
        return int(runs) - int(ran);
    }
    case EventKind::NodeFailed:
    case EventKind::NodeRemoved:
        return -int(ran);
    default:
        return 0;
    }
}

} // namespace

QList<EventRow> buildEventRows(const FleetHistory &history, const ClusterId &cluster, const RateCard &card)
{
    LivesByNode lives;
    for (const NodeLife &life : history.lives(cluster))
        lives[life.key.node.node].append(life);
    const ClusterRecord *record = history.cluster(cluster);

    QList<EventRow> rows;
    const QList<TimelineEvent> events = history.events(cluster);
    rows.reserve(events.size());
    for (const TimelineEvent &event : events) {
        EventRow row;
        row.event = event;
        const NodeLife *life = event.at && !event.node.isEmpty() ? lifeAt(lives, event.node, *event.at) : nullptr;
        const int step = life ? billingStep(event, *life) : 0;
        const bool mayBeReserved = record && event.at && reservedGpusAt(*record, *event.at) != 0;
        if (step != 0 && life->gpus && !(mayBeReserved && life->computeClass == ComputeClass::Standard)) {
            if (const auto rate = card.rateAt(life->gpuType, life->computeClass, *event.at))
                row.perHourChange = Amount::of(*rate, GpuSeconds(step * qint64(*life->gpus) * 3600));
        }
        rows.append(row);
    }
    return rows;
}

} // namespace deck
