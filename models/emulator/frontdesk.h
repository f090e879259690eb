// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "apihabits.h"
#include "chronicle.h"
#include "faultbook.h"
#include "router.h"
#include "secret.h"
#include "simulation.h"
#include "virtualclock.h"

namespace deck::emulator {

/// What every request meets first, and what every answer gets last: the world is brought up to date, strangers are turned
/// away, the headers say what time it is, and a fault that was decided on changes what HTTP carries.
class FrontDesk
{
public:
    FrontDesk(Simulation &simulation, VirtualClock &clock, FaultBook &faults, Secret token, Instant epoch);

    HttpReply answer(const HttpCall &call);
    void setHabits(const ApiHabits &habits) { m_habits = habits; }

private:
    std::optional<HttpReply> turnAway(const HttpCall &call) const;
    HttpReply trueAnswer(const HttpCall &call);
    void addStandardHeaders(HttpReply &reply, Seconds skew);

    Simulation &m_simulation;
    VirtualClock &m_clock;
    FaultBook &m_faults;
    Secret m_token;
    ApiHabits m_habits;
    Router m_router;
    Chronicle m_chronicle;
    quint64 m_answered = 0;
};

} // namespace deck::emulator
