// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <optional>

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

/// Spreads the reads of one account, over all its clusters and pages (a token bucket in server time). Pure; it never says
/// no, only "later", first come first served. Writes do not pass through it: a purchase or a deletion is never held back.
class ReadBudget
{
public:
    explicit ReadBudget(ReadAllowance allowance = {});

    /// Takes the next place and says how long to wait for it, in server time; zero is "now".
    Millis reserve(Instant now);

private:
    ReadAllowance m_allowance;
    Millis m_spacing;
    std::optional<Instant> m_paidUntil; ///< when all places taken so far will have been earned
};

} // namespace deck
