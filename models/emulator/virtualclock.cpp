// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "virtualclock.h"

namespace deck::emulator {

VirtualClock::VirtualClock(Instant start, double speed, std::function<Millis()> realElapsed)
    : m_realElapsed(std::move(realElapsed))
    , m_base(start)
    , m_realBase(m_realElapsed())
    , m_speed(speed)
{
}

Instant VirtualClock::now() const
{
    const auto passed = double((m_realElapsed() - m_realBase).count()) * m_speed;
    return m_base + Millis(qint64(passed));
}

void VirtualClock::setSpeed(double speed)
{
    m_base = now();
    m_realBase = m_realElapsed();
    m_speed = speed;
}

void VirtualClock::moveTo(Instant at)
{
    if (at <= now())
        return;
    m_base = at;
    m_realBase = m_realElapsed();
}

} // namespace deck::emulator
