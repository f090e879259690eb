// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "burnrate.h"
#include "scalespec.h"

namespace deck {

/// What a change of the two counts of a cluster would do, and what it would cost an hour. All counts are GPUs.
struct ScaleEstimate
{
    int standardNow = 0;
    int standardTarget = 0;
    int preemptibleNow = 0;       ///< the target in force
    int preemptibleTarget = 0;
    int preemptibleAllocated = 0; ///< live now, draining ones included
    bool standardKnown = true;    ///< whether the count in force is known; if not it stands as 0 above, and is no baseline
    bool preemptibleKnown = true;
    bool setsUnknownTarget = false; ///< a target is asked for where none is known: a change, whatever the number

    BurnRate now;
    BurnRate next; ///< when the on-demand nodes run, preemptible ones as they are now (fewer if the target falls below)
    BurnRate full; ///< when every preemptible node runs as well

    int standardChange() const { return standardTarget - standardNow; }
    int preemptibleChange() const { return preemptibleTarget - preemptibleNow; }
    int standardRemoved() const { return qMax(0, -standardChange()); }
    int preemptibleRemoved() const { return qMax(0, preemptibleAllocated - preemptibleTarget); }
    /// Wanted slots without a node that are given up before any running node is.
    int slotsDropped() const
    {
        return preemptibleChange() < 0 ? qMax(0, preemptibleNow - qMax(preemptibleTarget, preemptibleAllocated)) : 0;
    }
    int preemptibleMissing() const { return qMax(0, preemptibleTarget - preemptibleAllocated); }

    bool baselineKnown() const { return standardKnown && preemptibleKnown; }
    bool isChange() const { return setsUnknownTarget || standardChange() != 0 || preemptibleChange() != 0; }
    bool buys() const { return setsUnknownTarget || standardChange() > 0 || preemptibleChange() > 0; }
    bool removes() const
    {
        return standardChange() < 0 || preemptibleChange() < 0 || (setsUnknownTarget && preemptibleRemoved() > 0);
    }
    /// The most that it can cost an hour: what the user agrees to.
    Amount mostPerHour() const { return qMax(next.total(), full.total()); }

    bool operator==(const ScaleEstimate &) const = default;
};

/// `seen` with the counts of `wanted` (an omitted one stays), at the prices in force `at`.
ScaleEstimate estimateScale(const Cluster &seen, const ScaleSpec &wanted, const RateCard &card, Instant at);

} // namespace deck
