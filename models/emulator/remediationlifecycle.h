// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "market.h"
#include "nodelifecycle.h"
#include "remediationrules.h"

namespace deck::emulator {

/// What somebody wants done to a node.
struct RemediationWish
{
    QString id; ///< chosen by the caller; empty = one is made up
    RemediationMode mode = RemediationMode::RebootVm;
    RemediationTrigger trigger = RemediationTrigger::Manual;
    QString reason;
};

/// The life of a repair: asked for or suggested, approved, the node is cordoned and drained, treated, and joins again
/// (facts.md, section 8). Reboot and power cycle keep the node and its local data; a quick reprovision keeps its name and
/// boots a new machine; a migration orders a replacement and removes the node when that has joined, or fails when there is
/// no free host in time; a removal leaves the cluster with one node less than its target.
class RemediationLifecycle
{
public:
    RemediationLifecycle(SimContext &context, const Market &market, NodeLifecycle &nodes);

    /// Whether work on that node could begin: it runs or is broken, does not leave, and is not under repair already.
    static bool canBeAskedFor(const Cluster &cluster, const WorkerNode &node);
    /// The repair of that instance that is not over.
    static RemediationRecord *openOne(const Cluster &cluster, const QString &instanceId);

    /// A manual one is PENDING, an automated one waits for approval.
    RemediationRecord &add(Cluster &cluster, const WorkerNode &node, const RemediationWish &wish);
    /// Only from a state in which the action is allowed. A mode is taken over by an approval only.
    void review(Cluster &cluster, RemediationRecord &record, RemediationAction action, const QString &reviewer,
                const QString &comment, std::optional<RemediationMode> mode = std::nullopt);
    /// Nothing is wrong any more.
    void autoResolve(RemediationRecord &record);

    void nodeJoined(Cluster &cluster, WorkerNode &node);
    void nodeLeft(Cluster &cluster, WorkerNode &node);

private:
    using Step = void (RemediationLifecycle::*)(Cluster &, RemediationRecord &, WorkerNode &);

    int seconds(const Cluster &cluster, const RemediationRecord &record, const char16_t *purpose, Range range) const;
    void later(int afterSeconds, const Cluster &cluster, const RemediationRecord &record, Step step);
    void enter(RemediationRecord &record, RemediationState state);
    void planStart(Cluster &cluster, const RemediationRecord &record, Range wait);

    void begin(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void drain(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void isolate(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void act(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void seekHost(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void evict(Cluster &cluster, RemediationRecord &record, WorkerNode &node);
    void succeed(RemediationRecord &record, WorkerNode &node);
    void fail(RemediationRecord &record, WorkerNode &node, const QString &why);

    SimContext &m_context;
    const Market &m_market;
    NodeLifecycle &m_nodes;
};

} // namespace deck::emulator
