// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "requestrecord.h"

#include <QList>

#include <functional>

namespace deck {

/// The last requests of one account, for diagnostics. Lives in one thread.
class RequestLog
{
public:
    static constexpr qsizetype most = 200;

    /// Numbers the record and redacts its texts; the oldest makes room.
    void add(RequestRecord record);
    const QList<RequestRecord> &records() const { return m_records; } ///< oldest first
    /// Called after each change; an empty function ends it.
    void watch(std::function<void()> watcher) { m_watcher = std::move(watcher); }

private:
    QList<RequestRecord> m_records;
    qint64 m_sent = 0;
    std::function<void()> m_watcher;
};

} // namespace deck
