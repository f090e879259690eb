// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historywriter.h"

#include "stoppablesleep.h"

namespace deck {

namespace {

constexpr std::chrono::milliseconds betweenTries = std::chrono::seconds(5);
constexpr std::chrono::milliseconds betweenChecks{5};

} // namespace

HistoryWriter::HistoryWriter(SessionStore &store, QObject *parent) : QObject(parent), m_store(store) {}

void HistoryWriter::stop()
{
    m_scope.requestStop();
}

void HistoryWriter::append(const HistoryChange &change)
{
    m_queue.enqueue(change);
    if (m_isWriting)
        return;
    m_isWriting = true;
    m_scope.spawn([this](std::stop_token stop) { return writeAll(stop); });
}

Task<> HistoryWriter::writeAll(std::stop_token stop)
{
    while (!m_queue.isEmpty()) {
        const HistoryChange next = m_queue.head();
        const Result<Done> outcome = co_await m_store.append(next, stop);
        if (stop.stop_requested())
            co_return;
        if (outcome) {
            m_queue.dequeue();
            if (m_failure) {
                m_failure.reset();
                Q_EMIT recovered();
            }
            continue;
        }
        const bool isFirst = !m_failure;
        m_failure = outcome.error();
        if (isFirst)
            Q_EMIT failed(outcome.error());
        StoppableSleep pause(betweenTries, stop);
        const bool goOn = co_await pause;
        if (!goOn)
            co_return;
    }
    m_isWriting = false;
}

Task<Result<Done>> HistoryWriter::written(std::stop_token stop)
{
    while (!m_queue.isEmpty()) {
        if (m_failure)
            co_return *m_failure;
        StoppableSleep pause(betweenChecks, stop);
        const bool goOn = co_await pause;
        if (!goOn)
            co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    }
    co_return Done();
}

} // namespace deck
