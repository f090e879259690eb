// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sideread.h"

#include "retrypolicy.h"

#include <algorithm>

namespace deck {

bool SideRead::isDue(Instant now) const
{
    if (m_heldUntil && now < *m_heldUntil)
        return false;
    return !m_readAt || now - *m_readAt >= m_interval;
}

void SideRead::succeeded(Instant at)
{
    m_readAt = at;
    forgive();
}

void SideRead::failed(const Error &error, Instant at, double random)
{
    ++m_failures;
    // What waiting may not mend is asked for at its usual pace, but not in every poll.
    const Millis pause = RetryPolicy::isRetryable(error) ? RetryPolicy::delay(error, m_failures, random) : Millis(m_interval);
    m_heldUntil = at + std::max(pause, Millis(m_interval) / 4);
}

void SideRead::askNow()
{
    m_readAt.reset();
    forgive();
}

void SideRead::forgive()
{
    m_heldUntil.reset();
    m_failures = 0;
}

} // namespace deck
