// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <functional>
#include <optional>
#include <vector>

namespace deck::emulator {

/// What is going to happen, in the order of virtual time; what is due at the same time happens in the order in which it
/// was scheduled. All times are whole seconds.
class EventQueue
{
public:
    using Action = std::function<void()>;

    explicit EventQueue(Instant start);

    /// The time of the action that runs, or up to which everything has run.
    Instant now() const { return m_now; }
    std::optional<Instant> nextTime() const;

    void schedule(Instant at, Action action);
    void scheduleIn(int seconds, Action action);
    /// Runs everything that is due at the next time and returns that time, if it is not after `limit`.
    std::optional<Instant> runNextSecond(Instant limit);
    /// Runs everything up to and including `limit`.
    void runUntil(Instant limit);

private:
    struct Entry
    {
        Instant at;
        quint64 order;
        Action action;
        bool operator<(const Entry &other) const { return at != other.at ? at > other.at : order > other.order; }
    };

    Instant m_now;
    quint64 m_scheduled = 0;
    std::vector<Entry> m_heap;
};

} // namespace deck::emulator
