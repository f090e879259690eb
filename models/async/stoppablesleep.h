// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deletelater.h"

#include <QTimer>

#include <coroutine>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

namespace deck {

/// A pause in real time that a stop request ends at once:
///     StoppableSleep pause(250ms, stop);
///     const bool goOn = co_await pause;
/// The result is false when stop was requested, before or during the pause.
class StoppableSleep
{
public:
    StoppableSleep(std::chrono::milliseconds duration, std::stop_token stop);
    StoppableSleep(const StoppableSleep &) = delete;
    StoppableSleep &operator=(const StoppableSleep &) = delete;

    auto operator co_await() noexcept { return Awaiter(*this); }

private:
    struct Awaiter
    {
        explicit Awaiter(StoppableSleep &owner) : sleep(owner) {}
        bool await_ready() const noexcept { return sleep.m_stop.stop_requested(); }
        void await_suspend(std::coroutine_handle<> waiter) { sleep.start(waiter); }
        bool await_resume() const noexcept { return !sleep.m_stop.stop_requested(); }
        StoppableSleep &sleep;
    };

    void start(std::coroutine_handle<> waiter);
    /// Resumes at most once for each await, whoever comes first; `this` may be gone afterwards.
    void wake();

    std::chrono::milliseconds m_duration;
    std::stop_token m_stop;
    std::coroutine_handle<> m_waiter;
    LaterPtr<QTimer> m_timer;
    std::optional<std::stop_callback<std::function<void()>>> m_onStop;
};

} // namespace deck
