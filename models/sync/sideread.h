// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "instant.h"

#include <optional>

namespace deck {

/// The pace of one thing that is read besides the list of clusters: regions, volumes, availability. Each backs off by itself,
/// so that one of them that fails is neither asked for in every poll nor keeps the others waiting. Server time.
class SideRead
{
public:
    explicit SideRead(Seconds interval) : m_interval(interval) {}

    bool isDue(Instant now) const;
    bool everRead() const { return m_readAt.has_value(); }
    void succeeded(Instant at);
    /// `random` is in [0, 1), as for RetryPolicy.
    void failed(const Error &error, Instant at, double random);
    /// Something of it was changed by us: due at once, whatever failed before.
    void askNow();
    /// A new key, or the network is back: what failed before no longer counts.
    void forgive();

private:
    Seconds m_interval;
    std::optional<Instant> m_readAt;
    std::optional<Instant> m_heldUntil;
    int m_failures = 0; ///< in a row
};

} // namespace deck
