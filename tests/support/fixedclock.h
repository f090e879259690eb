// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"

namespace deck {

/// A clock that stands where the test put it.
class FixedClock final : public Clock
{
public:
    explicit FixedClock(Instant start = {}) : at(start) {}
    Instant now() const override { return at; }
    double speed() const override { return pace; }

    Instant at;
    double pace = 1.0;
};

} // namespace deck
