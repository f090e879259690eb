// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standing.h"

#include <algorithm>

namespace deck::emulator {

namespace {

// How long before it ran each step of a node began.
constexpr Seconds pendingBefore{480};
constexpr Seconds schedulingBefore{420};
constexpr Seconds bootingBefore{300};
constexpr Seconds bootstrappingBefore{120};

} // namespace

Cluster &Standing::place(const StandingCluster &wish, Instant epoch)
{
    auto made = std::make_unique<Cluster>(newCluster(m_context, wish.spec, QStringLiteral("scenario/") + wish.spec.name));
    Cluster &cluster = *made;
    cluster.createdAt = epoch + wish.created;
    m_context.world.clusters.push_back(std::move(made));
    addSteps(cluster, wish, epoch);
    addVolume(cluster, wish, epoch);
    QStringList names = wish.nodeNames;
    for (const StandingNode &node : wish.nodes)
        names.append(node.id);
    adoptPools(cluster, names);
    for (const StandingNode &node : wish.nodes)
        addWorker(cluster, node, epoch);
    cluster.namesToCome = wish.nodeNames;
    ++m_context.world.revision;
    return cluster;
}

void Standing::addSteps(Cluster &cluster, const StandingCluster &wish, Instant epoch)
{
    const Instant ready = epoch + wish.ready;
    auto stream = m_context.stream(QStringLiteral("control/") + cluster.id);
    for (int i = 0; i < wish.controlPlaneNodes; ++i) {
        ControlPlaneNode node;
        node.id = QStringLiteral("cp-%1-%2").arg(cluster.standardPool, stream.suffix());
        node.network = QStringLiteral("10.%1.4.%2").arg(cluster.subnet).arg(10 + i);
        node.publicIpv4 = QStringLiteral("198.51.100.%1").arg(cluster.subnet);
        node.steps = {{NodePhase::Pending, cluster.createdAt}, {NodePhase::Running, ready}};
        cluster.controlPlane.push_back(std::move(node));
    }
    cluster.steps = {{ClusterPhase::Queued, cluster.createdAt},
                     {ClusterPhase::WaitingForControlPlaneNodes, cluster.createdAt},
                     {ClusterPhase::WaitingForDataPlaneNodes, ready},
                     {ClusterPhase::Ready, ready}};
    cluster.firstReadyAt = ready;
}

void Standing::addVolume(Cluster &cluster, const StandingCluster &wish, Instant epoch)
{
    if (wish.volumeName.isEmpty())
        return;
    Volume volume;
    volume.name = wish.volumeName;
    volume.region = wish.spec.region;
    volume.projectId = m_context.scenario.info.projectId;
    Volume &made = m_volumes.create(std::move(volume), wish.volumeTib, QStringLiteral("scenario/") + wish.volumeName);
    made.sizes.front().from = epoch + wish.created;
    cluster.spec.volumeId = made.id;
    m_volumes.attach(made);
}

void Standing::addWorker(Cluster &cluster, const StandingNode &wish, Instant epoch)
{
    auto stream = nextNodeStream(m_context, cluster);
    auto node = newWorker(cluster, wish.computeClass, stream);
    const Instant since = epoch + wish.since;
    node->steps = {{NodePhase::Pending, since - pendingBefore},
                   {NodePhase::Scheduling, since - schedulingBefore},
                   {NodePhase::Booting, since - bootingBefore},
                   {NodePhase::Bootstrapping, since - bootstrappingBefore},
                   {NodePhase::Running, since}};
    if (!wish.id.isEmpty())
        node->id = wish.id;
    node->hostName = wish.host.isEmpty() ? node->id : wish.host;
    if (!wish.network.isEmpty())
        node->networks = {wish.network};
    cluster.workers.push_back(std::move(node));
}

} // namespace deck::emulator
