// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

namespace deck {

/// Who may say what time it is. No other code asks the system (DESIGN.md, decision 5).
class Clock
{
public:
    virtual ~Clock() = default;

    virtual Instant now() const = 0;
    /// Virtual seconds that pass in one real second: 1 for the real service, more for an emulator on loopback that
    /// says so. Waiting times are divided by it.
    virtual double speed() const { return 1.0; }
};

/// The computer's own idea of the time; it can be wrong and can jump.
class SystemClock final : public Clock
{
public:
    Instant now() const override;
};

/// Milliseconds that only grow and that count through suspend (CLOCK_BOOTTIME on Linux), since an arbitrary start.
Millis elapsedThroughSuspend();

} // namespace deck
