// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "oddityrecord.h"

#include <QList>
#include <QMap>

#include <functional>

namespace deck {

/// What was odd in all answers of one account since its connection was made. As bounded as JsonOddities. Lives in one thread.
class OddityLog
{
public:
    void add(const JsonOddities &found, Instant at);

    bool isEmpty() const { return m_all.isEmpty(); }
    qint64 total() const { return m_all.total(); }
    QStringList lines() const { return m_all.lines(); }
    const QMap<JsonOddity, qint64> &counts() const { return m_all.counts(); }
    QList<OddityRecord> records() const; ///< by path
    /// Called after each change; an empty function ends it.
    void watch(std::function<void()> watcher) { m_watcher = std::move(watcher); }

private:
    struct Seen
    {
        Instant first;
        Instant last;
    };

    JsonOddities m_all;
    QMap<JsonOddity, Seen> m_seen;
    std::function<void()> m_watcher;
};

} // namespace deck
