// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billedtime.h"

namespace deck {
namespace {

qint64 endOf(const NodeLife &life)
{
    return life.endedAt ? life.endedAt->seconds() : stillOpen;
}

QList<Stretch> fromRunning(const NodeLife &life)
{
    const qint64 end = endOf(life);
    QList<Stretch> stretches;
    for (qsizetype i = 0; i < life.transitions.size(); ++i) {
        if (life.transitions.at(i).phase.value != NodePhase::Running)
            continue;
        const bool last = i + 1 == life.transitions.size();
        const qint64 next = last ? end : life.transitions.at(i + 1).at.seconds();
        stretches.append(Stretch(life.transitions.at(i).at.seconds(), qMin(next, end)));
    }
    return united(std::move(stretches));
}

QList<Stretch> fromCreation(const NodeLife &life, const ClusterRecord &cluster)
{
    // A node that joined after the cluster was first ready was added later and is billed from its own first phase.
    const bool fromTheStart = !cluster.firstReadyAt || life.key.firstPhaseAt <= *cluster.firstReadyAt;
    const Instant start = cluster.createdAt && fromTheStart ? *cluster.createdAt : life.key.firstPhaseAt;
    return united({Stretch(start.seconds(), endOf(life))});
}

} // namespace

QList<Stretch> billedTime(const NodeLife &life, const ClusterRecord &cluster, const BillingRule &rule)
{
    const bool whileRunning = rule.startFor(life.computeClass) == BillingRule::Start::NodeRunning;
    QList<Stretch> stretches = whileRunning ? fromRunning(life) : fromCreation(life, cluster);
    const qint64 grain = qMax<qint64>(1, rule.grain.count());
    for (Stretch &each : stretches) {
        if (each.to != stillOpen)
            each.to = each.from + (each.seconds() + grain - 1) / grain * grain;
    }
    return stretches;
}

} // namespace deck
