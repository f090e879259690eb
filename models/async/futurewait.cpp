// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "futurewait.h"

#include <utility>

namespace deck {

FutureWait::FutureWait(QFuture<void> future, std::stop_token stop)
    : m_future(std::move(future)), m_stop(std::move(stop)), m_watcher(new QFutureWatcher<void>)
{
}

void FutureWait::start(std::coroutine_handle<> waiter)
{
    m_waiter = waiter;
    QObject::connect(m_watcher.get(), &QFutureWatcherBase::finished, m_watcher.get(), [this] { wake(); });
    m_watcher->setFuture(m_future);
    m_onStop.emplace(m_stop, [this] { wake(); });
}

void FutureWait::wake()
{
    m_watcher->disconnect();
    if (const std::coroutine_handle<> waiter = std::exchange(m_waiter, nullptr))
        waiter.resume();
}

} // namespace deck
