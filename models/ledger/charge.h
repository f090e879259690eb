// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "capacitystep.h"
#include "nodelife.h"

namespace deck {

/// What a charge is for, in the order in which charts stack it.
enum class ChargeClass { Standard, Preemptible, Storage, Unknown };

/// The smallest thing that is charged: one node (or volume) over one half-open stretch [from, to) at one rate.
struct Charge
{
    ChargeClass chargeClass = ChargeClass::Unknown;
    ClusterId cluster;
    QString clusterName;
    RegionName region;
    GpuType gpuType;
    NodeId node;     ///< empty for storage
    VolumeId volume; ///< empty for nodes
    QString volumeName;
    int units = 0;   ///< GPUs, or TiB for storage
    Instant from;
    Instant to;
    bool open = false;      ///< still running at the end of the period
    bool estimated = false; ///< overlaps a coverage gap, or an end that was not reported
    bool reserved = false;  ///< covered by a reservation: no hourly rate (DESIGN.md, decision 6)
    bool coverUnknown = false; ///< a reservation covers some GPUs and nobody said how many: neither free nor on demand, so no price
    std::optional<qint64> microUsdPerUnitHour; ///< what one unit costs an hour; nothing = no price entered
    GpuSeconds usage{0}; ///< GPU-seconds; for storage TiB-seconds
    Amount amount;       ///< zero when there is no price: see `priced`
    bool priced = false;
    Amount onDemandAmount; ///< what the same GPU-seconds had cost at the on-demand rate; zero where reserved (paid upfront)

    bool operator==(const Charge &) const = default;
};

} // namespace deck
