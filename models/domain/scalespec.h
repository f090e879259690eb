// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"

namespace deck {

/// What the scale dialog asks for: the body of `PUT /compute/clusters/{id}`. An omitted count keeps its value.
struct ScaleSpec
{
    std::optional<int> standardGpus;
    std::optional<int> preemptibleGpus;

    bool operator==(const ScaleSpec &) const = default;
    bool isEmpty() const { return !standardGpus && !preemptibleGpus; }
};

/// Rules of ClusterUpdate that can be checked before sending, against the cluster as last seen.
QList<SpecProblem> validate(const ScaleSpec &spec, const Cluster &cluster);

} // namespace deck
