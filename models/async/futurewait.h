// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deletelater.h"

#include <QFuture>
#include <QFutureWatcher>

#include <coroutine>
#include <functional>
#include <optional>
#include <stop_token>

namespace deck {

/// Waits in the event loop for a worker's future or for a stop, whichever comes first. Used through awaitFuture.
class FutureWait
{
public:
    FutureWait(QFuture<void> future, std::stop_token stop);
    FutureWait(const FutureWait &) = delete;
    FutureWait &operator=(const FutureWait &) = delete;

    auto operator co_await() noexcept { return Awaiter(*this); }

private:
    struct Awaiter
    {
        explicit Awaiter(FutureWait &owner) : wait(owner) {}
        bool await_ready() const noexcept { return wait.m_stop.stop_requested() || wait.m_future.isFinished(); }
        void await_suspend(std::coroutine_handle<> waiter) { wait.start(waiter); }
        /// Whether the future has finished and no stop was requested.
        bool await_resume() const noexcept { return !wait.m_stop.stop_requested() && wait.m_future.isFinished(); }
        FutureWait &wait;
    };

    void start(std::coroutine_handle<> waiter);
    void wake();

    QFuture<void> m_future;
    std::stop_token m_stop;
    std::coroutine_handle<> m_waiter;
    LaterPtr<QFutureWatcher<void>> m_watcher;
    std::optional<std::stop_callback<std::function<void()>>> m_onStop;
};

} // namespace deck
