// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "availability.h"
#include "cluster.h"
#include "error.h"
#include "region.h"

#include <memory>

namespace deck {

/// Whether an entry stands in the newest good answer. *Not in the list is not deleted* (DESIGN.md, decision 11): a cluster
/// that a good list leaves out is Missing until it is proved to be gone (AbsenceWatch) or our own DELETE succeeded.
enum class Presence { Listed, Missing, Gone };

struct ClusterEntry
{
    Cluster cluster;
    Instant seenAt; ///< server time of the answer that last contained it
    Presence presence = Presence::Listed;
    /// Our own create was answered, and no read has shown the cluster yet (cases.md, C10): it exists and may cost, but what
    /// it is made of is not known.
    bool detailsDelayed = false;

    bool operator==(const ClusterEntry &) const = default;
};

/// Everything known at one moment of one account. Immutable once published; decoding yields a new one.
struct FleetSnapshot
{
    Instant observedAt; ///< server time of the newest good cluster list
    QList<ClusterEntry> clusters; ///< in order of name, then id; Gone ones are left out
    QList<Region> regions;
    std::optional<Error> regionsError; ///< why the newest try to read them failed; `regions` are older then, or none
    QList<Volume> volumes;
    std::optional<Error> volumesError; ///< the same for volumes
    bool volumesKnown = false; ///< whether a volume list was ever read
    QList<Availability> availability;

    bool operator==(const FleetSnapshot &) const = default;

    const ClusterEntry *find(const ClusterId &id) const;
    const Availability *findAvailability(const RegionName &region, const GpuType &type) const;
};

using SnapshotPtr = std::shared_ptr<const FleetSnapshot>;

} // namespace deck
