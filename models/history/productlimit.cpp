// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "productlimit.h"

#include <algorithm>

namespace deck {
namespace {

constexpr double roundingError = 1e-9;

} // namespace

ProductLimit::ProductLimit(QList<Followed> all)
    : m_all(std::move(all))
{
    // Of one moment those that ended come first: one that was followed so long had not ended by then.
    std::ranges::sort(m_all, {}, [](const Followed &each) { return std::pair(each.time, !each.ended); });
}

std::optional<double> ProductLimit::shareWithin(Millis time) const
{
    double notYet = 1;
    qsizetype i = 0;
    for (; i < m_all.size() && m_all.at(i).time <= time; ++i) {
        if (m_all.at(i).ended)
            notYet *= 1 - 1.0 / double(m_all.size() - i);
    }
    const bool followedSoLong = !m_all.isEmpty() && m_all.last().time >= time;
    if (!followedSoLong && (m_all.isEmpty() || notYet > roundingError))
        return std::nullopt;
    return 1 - notYet;
}

std::optional<Millis> ProductLimit::median() const
{
    double notYet = 1;
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        if (m_all.at(i).ended)
            notYet *= 1 - 1.0 / double(m_all.size() - i);
        if (notYet <= 0.5 + roundingError)
            return m_all.at(i).time;
    }
    return std::nullopt;
}

} // namespace deck
