// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaosworld.h"

namespace deck {

/// Compares the app's history and ledger with what the emulator did and billed.
///
/// What must be in the history: all that any good list ever showed, and for clusters that still exist all that happened at
/// all, except what the service forgot after its 72 hours while no app was running. Nothing in it may have been made up.
///
/// What the ledger must charge: every node's seconds to the second, as far as it was seen. Only the time between the last
/// list that showed a node and the first that showed it in no way may differ, and then the life says that its end is
/// estimated. Totals of a cluster and class are equal where no end is estimated.
class PastVerdict
{
public:
    /// `slack` is how far the app's moments may be off: skewed Date headers.
    PastVerdict(ChaosWorld &world, Seconds slack);

    /// Against the session's memory, which has seen all there is (`ChaosWorld::freeze`).
    QStringList judge();

private:
    void judgeEvents(const QJsonObject &cluster);
    void judgeSeen(const Cluster &cluster);
    void judgeNothingInvented(const QJsonObject &cluster);
    void judgeNode(const QJsonObject &cluster, const QJsonObject &node);
    void judgeTotals(const QJsonObject &total);
    void judgeGaps();
    void expectOnce(const ClusterId &cluster, EventKind kind, const NodeId &node, const QString &reason, Instant at);
    bool mayBeForgotten(Instant at) const;
    qint64 chargedSeconds(const ClusterId &cluster, const NodeId &node, qint64 from, qint64 to) const;
    void complain(const QString &what);

    ChaosWorld &m_world;
    const FleetHistory &m_history;
    Seconds m_slack;
    QJsonObject m_past;
    QJsonObject m_metering;
    CostReport m_cost;
    QHash<QString, int> m_counts; ///< of lines by cluster, kind, node, reason and time
    QStringList m_complaints;
};

} // namespace deck
