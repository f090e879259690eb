// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fulfilment.h"

#include <algorithm>

namespace deck::emulator {

Fulfilment::Fulfilment(SimContext &context, const Market &market, NodeLifecycle &nodes)
    : m_context(context)
    , m_market(market)
    , m_nodes(nodes)
{
}

void Fulfilment::consider(Cluster &cluster)
{
    // A draining node counts until it is gone: its replacement comes after it, never beside it.
    const int missing = cluster.spec.numPreemptibleGpus / gpusPerNode - cluster.presentNodes(ComputeClass::Preemptible);
    if (cluster.fillPending || !cluster.isInService() || missing <= 0
        || m_market.freePreemptibleNodes(cluster.spec.region, cluster.spec.gpuType) <= 0)
        return;
    cluster.fillPending = true;
    auto stream = m_context.stream(QStringLiteral("fill/%1/%2").arg(cluster.id).arg(cluster.fillsPlanned++));
    m_context.queue.scheduleIn(stream.within(m_context.timing().fill), [this, clusterId = cluster.id] {
        if (Cluster *where = m_context.world.cluster(clusterId))
            fill(*where);
    });
}

void Fulfilment::considerAll(const MarketPlace &place)
{
    for (const auto &cluster : m_context.world.clusters) {
        if (cluster->spec.region == place.region && cluster->spec.gpuType == place.gpuType)
            consider(*cluster);
    }
}

void Fulfilment::fill(Cluster &cluster)
{
    cluster.fillPending = false;
    const int missing = cluster.spec.numPreemptibleGpus / gpusPerNode - cluster.presentNodes(ComputeClass::Preemptible);
    if (cluster.isInService() && missing > 0
        && m_market.freePreemptibleNodes(cluster.spec.region, cluster.spec.gpuType) > 0) {
        const bool askedFor = cluster.nodesAskedFor > 0;
        cluster.nodesAskedFor -= askedFor;
        m_nodes.order(cluster, ComputeClass::Preemptible, askedFor);
    }
    consider(cluster);
}

void Fulfilment::setStandardTarget(Cluster &cluster, int gpus)
{
    const int before = cluster.spec.numGpus;
    cluster.spec.numGpus = gpus;
    ++m_context.world.revision;
    const bool workersExist = cluster.presentNodes(ComputeClass::Standard) > 0;
    for (int more = before; workersExist && more < gpus; more += gpusPerNode)
        m_nodes.order(cluster, ComputeClass::Standard, true);
    if (gpus < before)
        dismissSurplus(cluster, ComputeClass::Standard, gpus / gpusPerNode);
}

void Fulfilment::setPreemptibleTarget(Cluster &cluster, int gpus)
{
    const int before = cluster.spec.numPreemptibleGpus;
    cluster.spec.numPreemptibleGpus = gpus;
    ++m_context.world.revision;
    cluster.nodesAskedFor = std::max(0, cluster.nodesAskedFor + (gpus - before) / gpusPerNode);
    if (gpus < before)
        dismissSurplus(cluster, ComputeClass::Preemptible, gpus / gpusPerNode);
    consider(cluster);
}

void Fulfilment::dismissSurplus(Cluster &cluster, ComputeClass computeClass, int wantedNodes)
{
    std::vector<WorkerNode *> staying;
    for (const auto &node : cluster.workers) {
        if (node->computeClass == computeClass && !node->leaving)
            staying.push_back(node.get());
    }
    // Broken ones go first, then those that do not run yet, then the newest.
    const auto rank = [](const WorkerNode *node) {
        return node->phase() == NodePhase::Failed ? 0 : node->isRunning() ? 2 : 1;
    };
    std::reverse(staying.begin(), staying.end());
    std::stable_sort(staying.begin(), staying.end(),
                     [&](const WorkerNode *a, const WorkerNode *b) { return rank(a) < rank(b); });
    for (int i = 0; i < int(staying.size()) - wantedNodes; ++i)
        m_nodes.dismiss(cluster, *staying[size_t(i)], RemovalCause::ScaleDown);
}

} // namespace deck::emulator
