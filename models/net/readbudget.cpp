// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readbudget.h"

#include <algorithm>

namespace deck {
namespace {

/// A queue longer than this is none of ours: the server's clock was set back.
constexpr Millis longestWait = std::chrono::minutes(2);

} // namespace

ReadBudget::ReadBudget(ReadAllowance allowance) : m_allowance(allowance)
{
    m_allowance.burst = std::max(allowance.burst, 1);
    m_allowance.perMinute = std::clamp(allowance.perMinute, ReadAllowance::smallestPerMinute, ReadAllowance::largestPerMinute);
    m_spacing = Millis(60'000 / m_allowance.perMinute);
}

Millis ReadBudget::reserve(Instant now)
{
    const Instant begin = std::max(m_paidUntil.value_or(now), now);
    const Millis wait = begin - m_spacing * (m_allowance.burst - 1) - now;
    if (wait > std::max(longestWait, m_spacing)) {
        m_paidUntil = now + m_spacing;
        return Millis(0);
    }
    m_paidUntil = begin + m_spacing;
    return std::max(wait, Millis(0));
}

} // namespace deck
