// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"
#include "pasteditor.h"

#include <QSet>

namespace deck {

/// Turns one answer about one cluster into lives: which node of the answer is which life, what is new about it, and which
/// lives are over (DESIGN.md, decisions 9 and 11).
class LifeTracker
{
public:
    LifeTracker(PastEditor &editor, const Cluster &cluster, Instant seenAt);

    /// `newest`: no later answer was ever taken in. Only then may a node that is missing from both lists end.
    void take(bool newest);
    /// The cluster is gone: what still lived ended when the cluster was first missing.
    void endAll(Instant at);
    /// Lives that this answer named or ended, in the order of their keys.
    QList<LifeKey> touched() const;
    /// Lives that an earlier answer had left out of its list and that this one lists again.
    const QList<LifeKey> &returned() const { return m_returned; }

private:
    QList<LifeKey> livesOf(const NodeKey &node) const;
    std::optional<LifeKey> find(const Node &node, bool live) const;
    bool isReborn(const Node &node, const NodeLife &life) const;
    std::optional<Instant> startOfNextLife(const LifeKey &key) const;
    NodeLife lifeOf(const Node &node, const NodeKey &key, bool live) const;
    void takeLive(const Node &node, bool newest);
    void takeDeleted(const Node &node);
    void endMissing();
    void readEvents(NodeLife &life, bool live) const;
    LifeEnd reasonOfEnd(const NodeLife &life) const;
    void finish(NodeLife &life, Instant at, bool estimated);
    void put(const NodeLife &life);

    PastEditor &m_editor;
    const Cluster &m_cluster;
    Instant m_seenAt;
    QSet<LifeKey> m_live;
    QSet<LifeKey> m_touched;
    QList<LifeKey> m_returned;
};

/// Both lists in order of time, each transition once; what the service forgot stays (DESIGN.md, decision 13).
NodeTransitions mergedTransitions(const NodeTransitions &known, const NodeTransitions &reported);
/// The name a node is tracked under: its id, else its host name; empty when it has neither.
NodeId trackedId(const Node &node);

} // namespace deck
