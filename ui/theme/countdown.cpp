// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "countdown.h"

namespace deck::ui {

Countdown::Countdown(const Clock &clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    m_timer.setInterval(1000);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] { Q_EMIT tick(m_clock.now()); });
}

void Countdown::start()
{
    m_timer.start();
    Q_EMIT tick(m_clock.now());
}

void Countdown::stop()
{
    m_timer.stop();
}

} // namespace deck::ui
