// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaleestimate.h"

namespace deck {
namespace {

/// Standard GPUs that carry no hourly rate (DESIGN.md, decision 6).
int reservedAt(const Cluster &cluster, Instant at)
{
    const bool inForce = (!cluster.reservationStart || *cluster.reservationStart <= at)
        && (!cluster.reservationEnd || at < *cluster.reservationEnd);
    return inForce ? cluster.reservedGpus.value_or(0) : 0;
}

} // namespace

ScaleEstimate estimateScale(const Cluster &seen, const ScaleSpec &wanted, const RateCard &card, Instant at)
{
    ScaleEstimate estimate;
    estimate.standardNow = seen.standardGpus.value_or(0);
    estimate.standardTarget = wanted.standardGpus.value_or(estimate.standardNow);
    estimate.preemptibleAllocated = seen.allocatedPreemptibleGpus.value_or(seen.runningGpus(ComputeClass::Preemptible));
    estimate.preemptibleNow = seen.desiredPreemptibleGpus.value_or(0);
    estimate.preemptibleTarget = wanted.preemptibleGpus.value_or(estimate.preemptibleNow);

    estimate.now = burnRateOf(seen, card, at);
    const int billedStandard = qMax(0, estimate.standardTarget - reservedAt(seen, at));
    const int stillThere = qMin(seen.runningGpus(ComputeClass::Preemptible), estimate.preemptibleTarget);
    estimate.next = burnRateOf(seen.gpuType, billedStandard, stillThere, 0, card, at);
    estimate.full = burnRateOf(seen.gpuType, billedStandard, estimate.preemptibleTarget, 0, card, at);
    for (BurnRate *rate : {&estimate.next, &estimate.full}) {
        rate->storage = estimate.now.storage;
        rate->unpriced = rate->unpriced || estimate.now.unpriced;
    }
    return estimate;
}

} // namespace deck
