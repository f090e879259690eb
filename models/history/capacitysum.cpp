// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitysum.h"

#include <algorithm>

namespace deck {

namespace {

void add(std::optional<int> &sum, const std::optional<int> &part)
{
    if (part)
        sum = sum.value_or(0) + *part;
}

CapacityStep total(const QHash<ClusterId, CapacityStep> &inForce, Instant at)
{
    CapacityStep sum;
    sum.at = at;
    for (const CapacityStep &step : inForce) {
        add(sum.wantedStandard, step.wantedStandard);
        add(sum.runningStandard, step.runningStandard);
        add(sum.wantedPreemptible, step.wantedPreemptible);
        add(sum.allocatedPreemptible, step.allocatedPreemptible);
    }
    return sum;
}

} // namespace

QList<CapacityStep> capacitySum(const FleetHistory &history, const ClusterId &cluster, Instant from, Instant to)
{
    QList<CapacityStep> steps;
    for (const ClusterRecord &record : history.clusters()) {
        if (!cluster.isEmpty() && record.id != cluster)
            continue;
        steps += history.capacity(record.id);
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
