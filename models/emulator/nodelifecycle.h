// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simcontext.h"

#include <functional>

namespace deck::emulator {

/// Where all chance in the life of the next node of that cluster comes from.
RandomStream nextNodeStream(const SimContext &context, const Cluster &cluster);
/// A worker that nobody has seen yet, with the next name of its class and no steps.
std::unique_ptr<WorkerNode> newWorker(Cluster &cluster, ComputeClass computeClass, RandomStream &stream);
/// Nodes that are made up are called like those with a name: the part all nodes of one class have in common.
void adoptPools(Cluster &cluster, const QStringList &nodeNames);

/// The life of a worker: ordered, booted, running, told to leave, gone.
class NodeLifecycle
{
public:
    explicit NodeLifecycle(SimContext &context) : m_context(context) {}

    /// Called after a node has begun to run.
    std::function<void(Cluster &, WorkerNode &)> onJoined;
    /// Called after a node has left.
    std::function<void(Cluster &, WorkerNode &)> onLeft;

    /// A new node that starts to boot. `targetWasRaised` if it is there because somebody asked for more.
    WorkerNode &order(Cluster &cluster, ComputeClass computeClass, bool targetWasRaised, const BootPace &pace = {});
    /// Tells a node to leave; it is gone when its pods have exited, after `drainSeconds` or as the seed says. One that
    /// does not run yet has no pods and leaves at once.
    void dismiss(Cluster &cluster, WorkerNode &node, RemovalCause cause, std::optional<int> drainSeconds = std::nullopt);
    void remove(Cluster &cluster, WorkerNode &node, RemovalCause cause);
    /// A running node breaks and stays as it is.
    void fail(WorkerNode &node);
    /// A broken node works again without anybody's help.
    void recover(Cluster &cluster, WorkerNode &node);
    /// The same node boots again, after `seconds` out of that range; its local data stay.
    void reboot(Cluster &cluster, WorkerNode &node, Range seconds);
    /// A new machine under the same name; its local data are lost.
    void reprovision(Cluster &cluster, WorkerNode &node);

private:
    using Step = void (NodeLifecycle::*)(Cluster &, WorkerNode &, RandomStream);

    RandomStream rebirth(const Cluster &cluster, const WorkerNode &node) const;
    void later(int seconds, const Cluster &cluster, const WorkerNode &node, Step step, RandomStream stream);
    void schedule(Cluster &cluster, WorkerNode &node, RandomStream stream);
    void boot(Cluster &cluster, WorkerNode &node, RandomStream stream);
    void bootstrap(Cluster &cluster, WorkerNode &node, RandomStream stream);
    void run(Cluster &cluster, WorkerNode &node, RandomStream stream);
    void failToBoot(Cluster &cluster, WorkerNode &node, RandomStream stream);
    void clearAway(Cluster &cluster, WorkerNode &node, RandomStream stream);

    SimContext &m_context;
};

} // namespace deck::emulator
