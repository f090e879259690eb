// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacityevidence.h"

#include <array>

namespace deck {

/// How often, in this account's own past, a higher preemptible target was filled within a given time. It is the past and no
/// promise: the service reports no stock (facts.md, section 6).
struct FillChance
{
    enum class Scope { Region, AllRegions };

    struct Within
    {
        Seconds time{0};
        int filled = 0;              ///< asks that were seen to be filled within `time`
        std::optional<double> share; ///< 0 to 1; nothing below `enoughFills`, and where nobody was followed so long
    };

    /// Below this many fills that were seen there are counts and no percentages: one more ask would move them too far.
    static constexpr int enoughFills = 10;
    static constexpr std::array<Seconds, 3> times{Seconds(600), Seconds(3600), Seconds(6 * 3600)};

    Scope scope = Scope::Region;
    int asks = 0;      ///< that the service accepted: the sum of the next four
    int filled = 0;    ///< seen to be filled, at a time that is known
    int waiting = 0;
    int changed = 0;   ///< changed or withdrawn before it was filled
    int unwatched = 0; ///< ended, or was made, while nobody watched
    int refused = 0;   ///< not among `asks`
    std::optional<int> fewest; ///< GPUs more, of the smallest of the asks
    std::optional<int> most;   ///< of the largest
    std::array<Within, 3> within{};

    bool isEmpty() const { return asks == 0; }
    bool isEnough() const { return filled >= enoughFills; }
};

/// What the asks of one region say, of the last 30 days (`evidenceSpan`). `now` is the moment of the newest answer: what waits
/// was followed until then.
FillChance fillChanceIn(const RegionName &region, const GpuType &type, const QList<Ask> &asks, Instant now);
/// The same of all regions together.
FillChance fillChanceAnywhere(const GpuType &type, const QList<Ask> &asks, Instant now);
/// The region's own where it has enough fills; else that of all regions where those have; else what there is, the region's
/// first. `scope` says which, and whoever shows it must say so.
FillChance bestFillChance(const RegionName &region, const GpuType &type, const QList<Ask> &asks, Instant now);

} // namespace deck
