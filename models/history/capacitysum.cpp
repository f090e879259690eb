// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitysum.h"

#include <algorithm>

namespace deck {

namespace {

void add(std::optional<int> &sum, const std::optional<int> &part)
{
    if (!part)
        sum.reset();
    else if (sum)
        *sum += *part;
}

CapacityStep total(const QHash<ClusterId, CapacityStep> &inForce, Instant at)
{
    CapacityStep sum;
    sum.at = at;
    sum.wantedStandard = sum.runningStandard = sum.wantedPreemptible = sum.allocatedPreemptible = 0;
    for (const CapacityStep &step : inForce) {
        add(sum.wantedStandard, step.wantedStandard);
        add(sum.runningStandard, step.runningStandard);
        add(sum.wantedPreemptible, step.wantedPreemptible);
        add(sum.allocatedPreemptible, step.allocatedPreemptible);
    }
    return sum;
}

} // namespace

QList<CapacityStep> capacityOf(const FleetHistory &history, const ClusterRecord &record)
{
    QList<CapacityStep> steps = history.capacity(record.id);
    if (mayHavePreemptible(record.type.value))
        return steps;
    for (CapacityStep &step : steps) {
        step.wantedPreemptible = step.wantedPreemptible.value_or(0);
        step.allocatedPreemptible = step.allocatedPreemptible.value_or(0);
    }
    return steps;
}

QList<CapacityStep> capacitySum(const FleetHistory &history, const ClusterId &cluster, Instant from, Instant to)
{
    QList<CapacityStep> steps;
    for (const ClusterRecord &record : history.clusters()) {
        if (!cluster.isEmpty() && record.id != cluster)
            continue;
        steps += capacityOf(history, record);
    }
    std::ranges::stable_sort(steps, {}, &CapacityStep::at);
    QHash<ClusterId, CapacityStep> inForce;
    QList<CapacityStep> sums;
    for (qsizetype i = 0; i < steps.size() && steps.at(i).at <= to; ++i) {
        inForce.insert(steps.at(i).cluster, steps.at(i));
        const bool moreAtOnce = i + 1 < steps.size() && steps.at(i + 1).at == steps.at(i).at;
        if (moreAtOnce)
            continue;
        const Instant at = std::max(from, steps.at(i).at);
        if (!sums.isEmpty() && sums.last().at == at)
            sums.last() = total(inForce, at);
        else
            sums.append(total(inForce, at));
    }
    return sums;
}

} // namespace deck
