// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

namespace deck {

/// The two counts of GPUs that a scale changes, as somebody saw or wants them. Nothing = not known.
struct ClusterCounts
{
    std::optional<int> standardGpus;
    std::optional<int> preemptibleGpus; ///< the target

    bool operator==(const ClusterCounts &) const = default;
};

ClusterCounts countsOf(const Cluster &cluster);

} // namespace deck
