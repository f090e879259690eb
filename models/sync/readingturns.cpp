// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readingturns.h"

#include <algorithm>

namespace deck {

QList<ClusterId> ReadingTurns::next(const QList<Cluster> &bare)
{
    ++m_poll;
    QList<ClusterId> urgent;
    QList<ClusterId> others;
    QMap<ClusterId, qint64> stillThere;
    for (const Cluster &cluster : bare) {
        const bool preemptible = cluster.desiredPreemptibleGpus.value_or(0) > 0 || cluster.allocatedPreemptibleGpus.value_or(0) > 0;
        (preemptible ? urgent : others).append(cluster.id);
        stillThere.insert(cluster.id, m_readIn.value(cluster.id, 0));
    }
    m_readIn = stillThere;
    const auto longestAgo = [this](const ClusterId &a, const ClusterId &b) { return m_readIn.value(a) < m_readIn.value(b); };
    std::ranges::stable_sort(urgent, longestAgo);
    std::ranges::stable_sort(others, longestAgo);
    const qsizetype forOthers = std::min(others.size(), std::max<qsizetype>(keptForOthers, aPoll - urgent.size()));
    const QList<ClusterId> chosen = urgent.first(std::min(urgent.size(), aPoll - forOthers)) + others.first(forOthers);
    for (const ClusterId &id : chosen)
        m_readIn.insert(id, m_poll);
    return chosen;
}

} // namespace deck
