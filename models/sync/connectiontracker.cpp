// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectiontracker.h"

namespace deck {

namespace {

constexpr Millis worthSaying = std::chrono::minutes(1); // below it nobody misreads a time (C07)

} // namespace

void ConnectionTracker::succeeded(Instant at, std::optional<Millis> latency, std::optional<Millis> localClockAhead)
{
    m_failures = 0;
    m_state = ConnectionState();
    m_state.kind = ConnectionState::Kind::Live;
    m_state.lastGoodAt = at;
    m_state.latency = latency;
    if (localClockAhead && (*localClockAhead > worthSaying || *localClockAhead < -worthSaying))
        m_state.localClockAhead = localClockAhead;
}

void ConnectionTracker::failed(const Error &error, Instant nextTry)
{
    ++m_failures;
    m_state.error = error;
    m_state.nextTryAt = nextTry;
    if (error.httpStatus == 401 || error.httpStatus == 403)
        m_state.kind = ConnectionState::Kind::Refused;
    else if (error.kind == Error::Kind::Unreachable)
        m_state.kind = ConnectionState::Kind::Offline;
    else if (m_failures >= missedForStale)
        m_state.kind = ConnectionState::Kind::Stale;
    else if (m_state.kind == ConnectionState::Kind::Offline)
        m_state.kind = ConnectionState::Kind::Stale;
}

void ConnectionTracker::aged(Instant now, Millis limit)
{
    if (m_state.kind == ConnectionState::Kind::Live && m_state.lastGoodAt && now - *m_state.lastGoodAt > limit)
        m_state.kind = ConnectionState::Kind::Stale;
}

void ConnectionTracker::reset()
{
    m_failures = 0;
    if (m_state.kind != ConnectionState::Kind::Live)
        m_state.kind = ConnectionState::Kind::Connecting;
    m_state.error.reset();
    m_state.nextTryAt.reset();
}

} // namespace deck
