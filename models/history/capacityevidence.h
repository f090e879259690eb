// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ask.h"

#include <QList>

namespace deck {

/// How far back asks say anything about today.
inline constexpr Seconds evidenceSpan{30 * 86'400};

/// What this account's own past says about getting GPUs of a kind, where no source reports a number (DESIGN.md, decision 8).
/// Only asks for more count, of the last 30 days.
struct CapacityEvidence
{
    int asks = 0;    ///< that the service answered
    int refused = 0;
    int filled = 0;
    int waiting = 0; ///< not filled yet
    std::optional<Ask> last;        ///< the newest one that was answered
    std::optional<Ask> lastRefused;
    /// The time within which half of the accepted asks were filled, those that still wait, were overtaken or went out of sight
    /// counted as not yet (ProductLimit). Nothing while not half were.
    std::optional<Seconds> medianToFill;
    /// The longest that one was followed: where there is no median, half took longer than this.
    std::optional<Seconds> longestFollowed;

    bool isEmpty() const { return asks == 0; }
    bool operator==(const CapacityEvidence &) const = default;
};

CapacityEvidence evidenceOf(const QList<Ask> &asks, const RegionName &region, const GpuType &type, ComputeClass computeClass,
                            Instant now);

} // namespace deck
