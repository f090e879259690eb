// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverclock.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace deck {
namespace {

// Corrections up to this size are held back by standing still; a larger one means that the server's clock was set, if
// another answer says so too.
constexpr Millis smallCorrection(2000);
constexpr double fastest = 1'000'000;

} // namespace

ServerClock::ServerClock(const Clock &computer, Pace pace, std::function<Millis()> elapsed)
    : m_computer(computer), m_pace(pace), m_elapsed(std::move(elapsed))
{
}

Instant ServerClock::now() const
{
    const QMutexLocker lock(&m_mutex);
    if (!m_synchronised)
        return m_computer.now();
    const Instant computed = m_at + scaled(m_elapsed() - m_anchor);
    const Millis back = m_lastShown - computed;
    if (back > Millis(0) && back <= smallCorrection)
        return m_lastShown;
    m_lastShown = computed;
    return computed;
}

double ServerClock::speed() const
{
    const QMutexLocker lock(&m_mutex);
    return m_speed;
}

bool ServerClock::isSynchronised() const
{
    const QMutexLocker lock(&m_mutex);
    return m_synchronised;
}

std::optional<Millis> ServerClock::computerAheadBy() const
{
    if (m_pace == Pace::FromServer || !isSynchronised())
        return std::nullopt;
    return m_computer.now() - now();
}

void ServerClock::observe(Instant date, Millis sentAt, Millis receivedAt, std::optional<double> speed)
{
    const QMutexLocker lock(&m_mutex);
    // The Date was written at some moment between sending and receiving, in the second that it names.
    const Millis carried = m_synchronised ? scaled(receivedAt - m_anchor) : Millis(0);
    if (m_pace == Pace::FromServer && speed && std::isfinite(*speed) && *speed >= 0 && *speed <= fastest)
        m_speed = *speed;
    const Instant earliest = date;
    const Instant before = date + Millis(1000) + scaled(std::max(receivedAt - sentAt, Millis(0)));
    if (!m_synchronised) {
        m_synchronised = true;
        m_at = m_earliest = m_lastShown = earliest;
        m_before = before;
        m_anchor = receivedAt;
        return;
    }
    m_at = m_at + carried;
    m_earliest = m_earliest + carried;
    m_before = m_before + carried;
    m_anchor = receivedAt;
    // At a high speed the time that an answer takes is many seconds of virtual time.
    const Millis tolerance = std::max(smallCorrection, scaled(smallCorrection));
    if (m_at < earliest - tolerance || m_at > before + tolerance) {
        if (!isJump(earliest - m_at, before - earliest, tolerance))
            return;
        m_at = m_earliest = earliest;
        m_before = before;
        return;
    }
    m_claimedAhead.reset();
    m_earliest = std::max(m_earliest, earliest);
    m_before = std::min(m_before, before);
    if (m_earliest >= m_before) { // clocks drift: the newest answer is right
        m_earliest = earliest;
        m_before = before;
    }
    const bool wasSet = m_at < earliest - smallCorrection || m_at > before + smallCorrection;
    m_at = wasSet ? m_earliest : std::clamp(m_at, m_earliest, m_before - Millis(1));
}

bool ServerClock::isJump(Millis claimedAhead, Millis uncertainty, Millis tolerance)
{
    const std::optional<Millis> before = std::exchange(m_claimedAhead, std::nullopt);
    if (m_speed <= 0 || (before && std::chrono::abs(*before - claimedAhead) <= tolerance + uncertainty))
        return true;
    m_claimedAhead = claimedAhead;
    return false;
}

Millis ServerClock::scaled(Millis real) const
{
    return Millis(std::llround(double(real.count()) * m_speed));
}

} // namespace deck
