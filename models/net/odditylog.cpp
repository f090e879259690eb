// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odditylog.h"

namespace deck {

void OddityLog::add(const JsonOddities &found, Instant at)
{
    if (found.isEmpty())
        return;
    m_all.add(found);
    for (auto each = found.counts().cbegin(); each != found.counts().cend(); ++each) {
        if (!m_all.counts().contains(each.key()))
            continue; // no room for yet another kind
        const auto seen = m_seen.find(each.key());
        if (seen == m_seen.end())
            m_seen.insert(each.key(), {at, at});
        else
            seen->last = qMax(seen->last, at);
    }
    if (m_watcher)
        m_watcher();
}

QList<OddityRecord> OddityLog::records() const
{
    QList<OddityRecord> records;
    records.reserve(m_seen.size());
    for (auto seen = m_seen.cbegin(); seen != m_seen.cend(); ++seen)
        records.append({seen.key(), m_all.counts().value(seen.key()), seen->first, seen->last});
    return records;
}

} // namespace deck
