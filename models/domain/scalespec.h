// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clustercounts.h"
#include "clusterspec.h"

namespace deck {

/// What the scale dialog asks for: the body of `PUT /compute/clusters/{id}`. An omitted count keeps its value.
struct ScaleSpec
{
    std::optional<int> standardGpus;
    std::optional<int> preemptibleGpus;

    bool operator==(const ScaleSpec &) const = default;
    bool isEmpty() const { return !standardGpus && !preemptibleGpus; }
    /// Whether a cluster with these counts has all that is asked for.
    bool isReachedBy(const ClusterCounts &counts) const;
    /// Only what differs from these counts: what has to be sent.
    ScaleSpec differingFrom(const ClusterCounts &counts) const;
};

/// Rules of ClusterUpdate that can be checked before sending, against the cluster as last seen.
QList<SpecProblem> validate(const ScaleSpec &spec, const Cluster &cluster);

} // namespace deck
