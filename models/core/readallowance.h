// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace deck {

/// How many reads one account may send. An assumption, and shown as one: the service publishes no limit (facts.md, 10.9),
/// and its own script polls every 5 to 30 s. A profile can name another number.
struct ReadAllowance
{
    static constexpr int assumedPerMinute = 180;
    static constexpr int smallestPerMinute = 6;
    static constexpr int largestPerMinute = 6000;

    int burst = 60; ///< at once, after a quiet minute: the first look at a fleet
    int perMinute = assumedPerMinute;
};

} // namespace deck
