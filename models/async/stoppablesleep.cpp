// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stoppablesleep.h"

#include <utility>

namespace deck {

StoppableSleep::StoppableSleep(std::chrono::milliseconds duration, std::stop_token stop)
    : m_duration(std::max(duration, std::chrono::milliseconds(0))), m_stop(std::move(stop)), m_timer(new QTimer)
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer);
    m_timer->callOnTimeout([this] { wake(); });
}

void StoppableSleep::start(std::coroutine_handle<> waiter)
{
    m_waiter = waiter;
    m_timer->start(m_duration);
    m_onStop.emplace(m_stop, [this] { wake(); });
}

void StoppableSleep::wake()
{
    m_timer->stop();
    if (const std::coroutine_handle<> waiter = std::exchange(m_waiter, nullptr))
        waiter.resume();
}

} // namespace deck
