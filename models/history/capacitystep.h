// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "instant.h"

#include <optional>

namespace deck {

/// From `at` on the cluster had these GPUs, until the next step. Lists of steps are in order of time.
struct CapacityStep
{
    ClusterId cluster;
    Instant at;
    std::optional<int> wantedStandard;
    std::optional<int> runningStandard;
    std::optional<int> wantedPreemptible;
    std::optional<int> allocatedPreemptible;

    bool operator==(const CapacityStep &) const = default;
};

/// A shared volume attached to a cluster, or to none, and what it measured over time: storage is billed while it exists.
/// A change of size or cluster ends one span and begins the next at the same moment. The service reports no times for
/// volumes, so both ends are the observations that first showed the change.
struct VolumeSpan
{
    VolumeId volume;
    QString name;
    ClusterId cluster; ///< empty = attached to no cluster that we know
    int sizeTib = 0; ///< 0 = the service never said: it has no price then
    Instant from;
    std::optional<Instant> to; ///< nothing = still there
    bool startEstimated = false; ///< it existed before it was first seen

    bool operator==(const VolumeSpan &) const = default;
};

/// A stretch of time in which nobody looked (DESIGN.md, decision 13). `to` is the first observation after it.
struct CoverageGap
{
    Instant from;
    Instant to;

    bool operator==(const CoverageGap &) const = default;
};

} // namespace deck
