// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventqueue.h"

#include <algorithm>

namespace deck::emulator {

EventQueue::EventQueue(Instant start)
    : m_now(start.floorToSecond())
{
}

std::optional<Instant> EventQueue::nextTime() const
{
    if (m_heap.empty())
        return std::nullopt;
    return m_heap.front().at;
}

void EventQueue::schedule(Instant at, Action action)
{
    m_heap.push_back({std::max(at.floorToSecond(), m_now), m_scheduled++, std::move(action)});
    std::push_heap(m_heap.begin(), m_heap.end());
}

void EventQueue::scheduleIn(int seconds, Action action)
{
    schedule(m_now + Seconds(seconds), std::move(action));
}

std::optional<Instant> EventQueue::runNextSecond(Instant limit)
{
    const auto second = nextTime();
    if (!second || *second > limit)
        return std::nullopt;
    m_now = *second;
    while (!m_heap.empty() && m_heap.front().at == m_now) {
        std::pop_heap(m_heap.begin(), m_heap.end());
        const Action action = std::move(m_heap.back().action);
        m_heap.pop_back();
        action();
    }
    return second;
}

void EventQueue::runUntil(Instant limit)
{
    while (runNextSecond(limit)) {
    }
    m_now = std::max(m_now, limit.floorToSecond());
}

} // namespace deck::emulator
