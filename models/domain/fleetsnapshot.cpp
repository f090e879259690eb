// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetsnapshot.h"

#include <algorithm>

namespace deck {

const ClusterEntry *FleetSnapshot::find(const ClusterId &id) const
{
    const auto found = std::ranges::find_if(clusters, [&](const ClusterEntry &entry) { return entry.cluster.id == id; });
    return found == clusters.cend() ? nullptr : &*found;
}

const Availability *FleetSnapshot::findAvailability(const RegionName &region, const GpuType &type) const
{
    const auto found = std::ranges::find_if(availability, [&](const Availability &entry) {
        return entry.region == region && entry.gpuType == type;
    });
    return found == availability.cend() ? nullptr : &*found;
}

} // namespace deck
