// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefeed.h"

#include "awaitfuture.h"
#include "historystore.h"
#include "log.h"

namespace deck {

StoreFeed::StoreFeed(HistoryStore &store, QObject *parent) : QObject(parent), m_store(store) {}

void StoreFeed::stop()
{
    m_scope.requestStop();
}

void StoreFeed::append(const HistoryChange &change)
{
    m_scope.spawn([this, outcome = m_store.append(change)](std::stop_token stop) { return watch(outcome, stop); });
}

Task<> StoreFeed::watch(QFuture<Result<Done>> outcome, std::stop_token stop)
{
    const Result<Done> stored = co_await awaitFuture(outcome, stop);
    if (stop.stop_requested())
        co_return;
    if (stored) {
        const bool wasBroken = m_failure.has_value();
        m_failure.reset();
        if (wasBroken)
            Q_EMIT recovered();
        co_return;
    }
    log::write(log::Level::Error, "store", stored.error().summary());
    const bool isFirst = !m_failure;
    m_failure = stored.error();
    if (isFirst)
        Q_EMIT failed(stored.error());
}

Task<Result<Done>> StoreFeed::written(std::stop_token stop)
{
    // The store works in order: when it answers to a change with nothing in it, all before it are written, or it says why not.
    const HistoryChange nothing;
    const QFuture<Result<Done>> last = m_store.append(nothing);
    const Result<Done> stored = co_await awaitFuture(last, stop);
    co_return stored;
}

} // namespace deck
