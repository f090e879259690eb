// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultbook.h"

#include <algorithm>

namespace deck::emulator {

int FaultBook::add(FaultRule rule, Instant from, std::optional<Instant> to)
{
    const int id = ++m_lastId;
    m_entries.push_back({id, std::move(rule), from, to, RandomStream(m_seed, QStringLiteral("fault/%1").arg(id))});
    return id;
}

bool FaultBook::remove(int id)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.id == id; });
    if (found == m_entries.end())
        return false;
    m_entries.erase(found);
    return true;
}

std::optional<FaultBook::Verdict> FaultBook::judge(const QByteArray &method, const QString &path, Instant now)
{
    if (path == u"/x" || path.startsWith(u"/x/"))
        return std::nullopt;
    for (Entry &entry : m_entries) {
        const FaultRule &rule = entry.rule;
        if (now < entry.from || (entry.to && now >= *entry.to) || !rule.concerns(method, path))
            continue;
        ++entry.seen;
        if (entry.seen <= rule.skip || (rule.count && entry.fired >= *rule.count))
            continue;
        if (rule.chanceInMillion < 1'000'000 && entry.chance.within({1, 1'000'000}) > rule.chanceInMillion)
            continue;
        ++entry.fired;
        const int ticket = ++m_lastTicket;
        if (rule.fault.wire.reachesServer)
            m_pending.emplace(ticket, rule.fault);
        return Verdict{ticket, rule.fault};
    }
    return std::nullopt;
}

std::optional<Fault> FaultBook::take(int ticket)
{
    const auto found = m_pending.extract(ticket);
    if (found.empty())
        return std::nullopt;
    return found.mapped();
}

} // namespace deck::emulator
