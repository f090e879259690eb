// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "router.h"
#include "secret.h"
#include "simulation.h"
#include "virtualclock.h"

namespace deck::emulator {

/// What every request meets first, and what every answer gets last: the world is brought up to date, strangers are turned
/// away, and the headers say what time it is.
class FrontDesk
{
public:
    FrontDesk(Simulation &simulation, VirtualClock &clock, Secret token, Instant epoch);

    HttpReply answer(const HttpCall &call);

private:
    std::optional<HttpReply> turnAway(const HttpCall &call) const;

    Simulation &m_simulation;
    VirtualClock &m_clock;
    Secret m_token;
    Router m_router;
    quint64 m_answered = 0;
};

} // namespace deck::emulator
