// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustercounts.h"

namespace deck {

ClusterCounts countsOf(const Cluster &cluster)
{
    ClusterCounts counts;
    counts.standardGpus = cluster.standardGpus;
    counts.preemptibleGpus = cluster.desiredPreemptibleGpus;
    return counts;
}

} // namespace deck
