// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterlifecycle.h"
#include "remediationlifecycle.h"

namespace deck::emulator {

/// Something a health check notices.
struct NoticedSignal
{
    QString name;                  ///< one of healthSignals()
    int xid = 0;
    bool approvesItself = false;   ///< as with the policy "fully automatic"
    std::optional<bool> stopsNode; ///< instead of what the signal does by itself
};

/// What came of it.
struct Diagnosis
{
    QString alertId;                                ///< new, or one that was on already
    int count = 1;                                  ///< how often it was noticed while it lasted
    const RemediationRecord *remediation = nullptr; ///< what the alert is a reason for now; null if nothing is suggested
};

/// Turns what health checks notice into alerts and suggestions (facts.md, section 8). A suggestion is made once a node; a
/// graver signal raises the mode of one that still waits; none is made within half an hour after a repair, nor for a node
/// that must not be repaired automatically. When all its alerts have cleared a waiting suggestion is AUTO_RESOLVED five
/// minutes later.
class HealthWatch
{
public:
    HealthWatch(SimContext &context, NodeLifecycle &nodes, ClusterLifecycle &clusters, RemediationLifecycle &repairs);

    Diagnosis raise(Cluster &cluster, WorkerNode &node, const NoticedSignal &signal);
    /// False if no such alert is on.
    bool clear(Cluster &cluster, WorkerNode &node, const QString &name);

private:
    bool maySuggest(const Cluster &cluster, const WorkerNode &node) const;
    RemediationRecord *suggest(Cluster &cluster, WorkerNode &node, const NoticedSignal &signal);
    void resolveLater(const Cluster &cluster, const RemediationRecord &record);

    SimContext &m_context;
    NodeLifecycle &m_nodes;
    ClusterLifecycle &m_clusters;
    RemediationLifecycle &m_repairs;
};

} // namespace deck::emulator
