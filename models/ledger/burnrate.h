// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingrule.h"
#include "clusterrecord.h"
#include "clusterspec.h"
#include "fleetsnapshot.h"
#include "ratecard.h"

namespace deck {

/// What a set of running things costs per hour right now. An amount is the sum for exactly one hour.
struct BurnRate
{
    Amount standard;
    Amount preemptible;
    Amount storage;
    Amount savedByPreemptible; ///< against the same GPUs at the on-demand rate
    bool unpriced = false;     ///< something runs that has no price: shown as "–" or as a lower bound, never as $0

    Amount compute() const { return standard + preemptible; }
    Amount total() const { return standard + preemptible + storage; }
    BurnRate &operator+=(const BurnRate &other);
    bool operator==(const BurnRate &) const = default;
};

/// Standard GPUs that carry no hourly rate (DESIGN.md, decision 6). Nothing when a reservation covers some and `num_reserved_gpus`
/// does not say how many: then what runs is neither free nor at the on-demand rate, it has no price.
std::optional<int> reservedGpusAt(const Cluster &cluster, Instant at);
std::optional<int> reservedGpusAt(const ClusterRecord &cluster, Instant at);

/// Failed, paused and succeeded nodes cost nothing, draining ones do (DESIGN.md, decision 6). GPUs covered by a reservation
/// carry no hourly rate.
BurnRate burnRateOf(const Cluster &cluster, const RateCard &card, Instant at);
/// What a wanted configuration would cost per hour: `standardGpus` at the on-demand rate, `preemptibleGpus` filled, storage.
BurnRate burnRateOf(const GpuType &type, int standardGpus, int preemptibleGpus, int storageTib, const RateCard &card, Instant at);
/// What a wanted cluster would cost per hour with `preemptibleGpus` of its target filled. Standard GPUs that are reserved or
/// scheduled carry no hourly rate, and what they cost is told by nobody (facts.md, 5.1): they have no price, never the on-demand one.
BurnRate burnRateOf(const ClusterSpec &spec, int preemptibleGpus, const RateCard &card, Instant at);

} // namespace deck
