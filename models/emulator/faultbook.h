// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faultrule.h"
#include "randomstream.h"

#include <map>

namespace deck::emulator {

/// The faults in force, in the order in which they were given: the first one that concerns a call and fires decides.
class FaultBook
{
public:
    struct Entry
    {
        int id;
        FaultRule rule;
        Instant from;        ///< virtual; before it and from `to` on the rule sleeps and counts nothing
        std::optional<Instant> to;
        RandomStream chance;
        qint64 seen = 0;     ///< calls that it concerned
        qint64 fired = 0;
    };

    /// A fault that was chosen for a call which is on its way to the service.
    struct Verdict
    {
        int ticket;
        Fault fault;
    };

    explicit FaultBook(quint64 seed) : m_seed(seed) {}

    /// Returns the id. Ids are never used again, and the stream of a rule follows from the seed and its id.
    int add(FaultRule rule, Instant from = Instant(), std::optional<Instant> to = std::nullopt);
    bool remove(int id);
    void clear() { m_entries.clear(); }
    const std::vector<Entry> &entries() const { return m_entries; }

    /// Decides about a call by its method and path alone, before anybody looks at its key: as something in front of the
    /// service would. The emulator's own paths (/x) are never touched.
    std::optional<Verdict> judge(const QByteArray &method, const QString &path, Instant now);
    /// What was decided about the call that carries this ticket; each can be asked for once.
    std::optional<Fault> take(int ticket);

private:
    quint64 m_seed;
    int m_lastId = 0;
    int m_lastTicket = 0;
    std::vector<Entry> m_entries;
    std::map<int, Fault> m_pending;
};

} // namespace deck::emulator
