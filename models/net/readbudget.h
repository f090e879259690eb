// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "readallowance.h"

#include <optional>

namespace deck {

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
