// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "splitestimate.h"

namespace deck {

SplitEstimate estimateSplit(const GpuType &type, const GpuSplit &split, std::optional<int> covered, const RateCard &card, Instant at)
{
    const auto cost = [&](int standard, int preemptible) {
        BurnRate rate = burnRateOf(type, qMax(0, standard - covered.value_or(0)), preemptible, 0, card, at);
        rate.unpriced = rate.unpriced || !covered;
        return rate;
    };
    SplitEstimate estimate;
    estimate.noneFilled = cost(split.standard, 0);
    estimate.allFilled = cost(split.standard, split.preemptible);
    estimate.allOnDemand = cost(split.total(), 0);
    return estimate;
}

} // namespace deck
