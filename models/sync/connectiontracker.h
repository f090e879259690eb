// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connectionstate.h"

namespace deck {

/// Turns the outcomes of polls into the state that people see. Pure. Three missed refreshes make data stale; when nothing
/// can be reached at all, the first says Offline; 401 and 403 say Refused at once (cases.md, C12 and C22).
class ConnectionTracker
{
public:
    static constexpr int missedForStale = 3;
    static constexpr std::chrono::duration<double> shortestStale{3}; ///< real seconds, whatever the pace of the clock

    void succeeded(Instant at, std::optional<Millis> latency, std::optional<Millis> localClockAhead);
    void failed(const Error &error, Instant nextTry);
    /// Nothing was asked for a while (the computer slept): what is older than `limit` is stale.
    void aged(Instant now, Millis limit);
    /// A new key or an order to look again: the next answer decides.
    void reset();

    const ConnectionState &state() const { return m_state; }
    int failures() const { return m_failures; }

private:
    ConnectionState m_state;
    int m_failures = 0; ///< in a row
};

} // namespace deck
