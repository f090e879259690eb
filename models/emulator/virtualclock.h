// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"

#include <functional>

namespace deck::emulator {

/// Time as the emulator plays it: `speed` virtual seconds pass in one real second, none at speed 0.
class VirtualClock final : public Clock
{
public:
    /// `realElapsed` is what the pace is measured with; tests pass their own.
    VirtualClock(Instant start, double speed, std::function<Millis()> realElapsed = elapsedThroughSuspend);

    Instant now() const override;
    double speed() const override { return m_speed; }

    void setSpeed(double speed);
    /// Jumps ahead. A moment that has already passed is ignored: time does not run backwards.
    void moveTo(Instant at);

private:
    std::function<Millis()> m_realElapsed;
    Instant m_base;
    Millis m_realBase;
    double m_speed;
};

} // namespace deck::emulator
