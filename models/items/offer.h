// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "capacityevidence.h"

namespace deck {

/// What is known about getting one compute class of a GPU type in a region.
struct OfferSide
{
    std::optional<int> free;   ///< as a source reports it; nothing where none does
    CapacityEvidence evidence; ///< this account's own past
    std::optional<GpuRate> rate;

    bool operator==(const OfferSide &) const = default;
};

/// One GPU type in one region.
struct Offer
{
    RegionName region;
    GpuType gpuType;
    bool offered = false; ///< the region lists this type; it proves neither stock nor price (facts.md, section 6)
    OfferSide standard;
    OfferSide preemptible;
    std::optional<Instant> reportedAt; ///< of the free GPUs
    QString source;                    ///< who reports them; untrusted text

    bool isReported() const { return standard.free || preemptible.free; }
    bool operator==(const Offer &) const = default;
};

} // namespace deck
