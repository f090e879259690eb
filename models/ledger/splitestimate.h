// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "burnrate.h"

namespace deck {

/// A number of GPUs of one type, shared out between the two classes.
struct GpuSplit
{
    int standard = 0;
    int preemptible = 0;

    int total() const { return standard + preemptible; }
    bool operator==(const GpuSplit &) const = default;
};

/// What a split would cost an hour, GPUs only: storage is the same whatever the split.
struct SplitEstimate
{
    BurnRate noneFilled;  ///< the standard GPUs alone
    BurnRate allFilled;
    BurnRate allOnDemand; ///< the same number of GPUs, all of them standard

    bool isPriced() const { return !allFilled.unpriced && !allOnDemand.unpriced; }
    /// Against all on-demand, with all filled; negative where a reservation would have covered the GPUs that are preemptible now.
    Amount saved() const { return allOnDemand.total() - allFilled.total(); }
    bool operator==(const SplitEstimate &) const = default;
};

/// `covered` standard GPUs carry no hourly rate (DESIGN.md, decision 6); nothing = not known how many, then nothing has a price.
SplitEstimate estimateSplit(const GpuType &type, const GpuSplit &split, std::optional<int> covered, const RateCard &card, Instant at);

} // namespace deck
