// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

#include <QMap>

namespace deck {

/// Which clusters a poll reads one by one where lists carry no events (facts.md, 10.2). A large fleet is spread over several
/// polls instead of asking for everything in one burst: a poll then ends in seconds, and what the list says is shown at
/// once. Clusters with preemptible GPUs come first, because a notice leaves five minutes; within a group the one that was
/// read longest ago.
class ReadingTurns
{
public:
    static constexpr int aPoll = 40;       ///< within the burst of ReadAllowance, with the lists
    static constexpr int keptForOthers = 10; ///< places that clusters without preemptible GPUs do not lose

    /// At most `aPoll` of these; counts as having read them.
    QList<ClusterId> next(const QList<Cluster> &bare);

private:
    QMap<ClusterId, qint64> m_readIn; ///< number of the poll
    qint64 m_poll = 0;
};

} // namespace deck
