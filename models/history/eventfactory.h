// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"
#include "pasteditor.h"

namespace deck {

/// Makes the lines of the history out of what the trackers found. Every line has a key that depends on what happened only,
/// so that another source, another order or a restart finds the same line again (DESIGN.md, decision 13).
class EventFactory
{
public:
    EventFactory(PastEditor &editor, const Cluster &cluster) : m_editor(editor), m_cluster(cluster) {}

    /// Everything the cluster's own fields say: created, its phases or, when it has none, a change of its status.
    void writeCluster(Instant seenAt, bool firstEver, const QString &statusBefore);
    /// Added, phases, notice and removal of one life.
    void writeLife(const LifeKey &key);
    /// `node_lifecycle_events`: folded into the incident of the life that they name, else a line of their own.
    void writeServiceEvents();
    void writeMissing(Instant lastSeenAt, Instant missingSince);
    void writeGone(Instant at);
    void writeReturned(const LifeKey &key, Instant seenAt);
    void writeCapacity(EventKind kind, ComputeClass computeClass, std::optional<int> before, std::optional<int> after,
                       Instant at);

private:
    TimelineEvent line(EventKind kind, const QStringList &key, std::optional<Instant> at, const QString &source) const;
    TimelineEvent lifeLine(EventKind kind, const NodeLife &life, const QString &part, std::optional<Instant> at,
                           const QString &source) const;
    QHash<QString, NodeId> namesOfNodes() const;
    std::optional<LifeKey> lifeAt(const NodeId &node, Instant at) const;
    bool fold(const LifecycleEvent &event, const NodeLife &life);

    PastEditor &m_editor;
    const Cluster &m_cluster;
};

} // namespace deck
