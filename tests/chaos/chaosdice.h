// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <random>

namespace deck {

/// Draws everything that a seed decides. The generator is the one that the standard fixes to the bit, so that a seed means
/// the same on every machine.
class ChaosDice
{
public:
    explicit ChaosDice(quint64 seed) : m_engine(seed) {}

    int within(int low, int high) { return low + int(m_engine() % quint64(high - low + 1)); }
    bool chance(int percent) { return within(1, 100) <= percent; }
    template <class T>
    T pick(const QList<T> &list)
    {
        return list.at(within(0, int(list.size()) - 1));
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace deck
