// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaleestimate.h"

namespace deck {

ScaleEstimate estimateScale(const Cluster &seen, const ScaleSpec &wanted, const RateCard &card, Instant at)
{
    ScaleEstimate estimate;
    estimate.standardNow = seen.standardGpus.value_or(0);
    estimate.standardTarget = wanted.standardGpus.value_or(estimate.standardNow);
    estimate.preemptibleAllocated = seen.allocatedPreemptibleGpus.value_or(seen.runningGpus(ComputeClass::Preemptible));
    estimate.preemptibleNow = seen.desiredPreemptibleGpus.value_or(0);
    estimate.preemptibleTarget = wanted.preemptibleGpus.value_or(estimate.preemptibleNow);
    estimate.standardKnown = seen.standardGpus.has_value();
    estimate.preemptibleKnown = seen.desiredPreemptibleGpus || !offersPreemptible(seen.type.value);
    estimate.setsUnknownTarget = !estimate.preemptibleKnown && wanted.preemptibleGpus;

    estimate.now = burnRateOf(seen, card, at);
    const std::optional<int> reserved = reservedGpusAt(seen, at);
    const int billedStandard = reserved ? qMax(0, estimate.standardTarget - *reserved) : 0;
    const int stillThere = qMin(seen.runningGpus(ComputeClass::Preemptible), estimate.preemptibleTarget);
    estimate.next = burnRateOf(seen.gpuType, billedStandard, stillThere, 0, card, at);
    estimate.full = burnRateOf(seen.gpuType, billedStandard, estimate.preemptibleTarget, 0, card, at);
    for (BurnRate *rate : {&estimate.next, &estimate.full}) {
        rate->storage = estimate.now.storage;
        rate->unpriced = rate->unpriced || estimate.now.unpriced || !reserved || !(seen.standardGpus || wanted.standardGpus);
    }
    if (!estimate.preemptibleKnown && !wanted.preemptibleGpus)
        estimate.next.unpriced = estimate.full.unpriced = true;
    return estimate;
}

} // namespace deck
