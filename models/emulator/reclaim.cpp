// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reclaim.h"

#include <algorithm>

namespace deck::emulator {

namespace {

bool canBeTaken(const WorkerNode &node)
{
    return node.computeClass == ComputeClass::Preemptible && node.isRunning() && !node.leaving;
}

} // namespace

void Reclaim::limitLife(Cluster &cluster, const WorkerNode &node, const MarketPlace &place)
{
    if (!place.lifeMinutes || node.computeClass != ComputeClass::Preemptible)
        return;
    auto stream = m_context.stream(QStringLiteral("life/%1/%2").arg(cluster.id, node.id));
    const int seconds = 60 * stream.within(*place.lifeMinutes) + stream.within({0, 59});
    m_context.queue.scheduleIn(seconds, [this, clusterId = cluster.id, nodeId = node.id] {
        if (Cluster *where = m_context.world.cluster(clusterId))
            takeBack(*where, nodeId, std::nullopt);
    });
}

Reclaim::Candidates Reclaim::candidatesAt(const MarketPlace &place) const
{
    Candidates candidates;
    for (const auto &cluster : m_context.world.clusters) {
        if (!cluster->isLive() || cluster->spec.region != place.region || cluster->spec.gpuType != place.gpuType)
            continue;
        for (const auto &node : cluster->workers) {
            if (canBeTaken(*node))
                candidates.emplace_back(cluster.get(), node.get());
        }
    }
    return candidates;
}

void Reclaim::takeBackSurplus(const MarketPlace &place, int surplus, const QString &occasion)
{
    auto stream = m_context.stream(QStringLiteral("reclaim/") + occasion);
    Candidates candidates = candidatesAt(place);
    for (; surplus > 0 && !candidates.empty(); --surplus) {
        const auto chosen = candidates.begin() + stream.within({0, int(candidates.size()) - 1});
        m_nodes.dismiss(*chosen->first, *chosen->second, RemovalCause::Reclaim);
        candidates.erase(chosen);
    }
}

void Reclaim::takeBackWave(const MarketPlace &place, int nodes, int withinSeconds)
{
    auto stream = m_context.stream(QStringLiteral("wave/%1/%2/%3").arg(place.region, place.gpuType).arg(m_context.now().seconds()));
    Candidates candidates = candidatesAt(place);
    for (; nodes > 0 && !candidates.empty(); --nodes) {
        const auto chosen = candidates.begin() + stream.within({0, int(candidates.size()) - 1});
        m_context.queue.scheduleIn(stream.within({0, withinSeconds}), [this, clusterId = chosen->first->id, nodeId = chosen->second->id] {
            if (Cluster *where = m_context.world.cluster(clusterId))
                takeBack(*where, nodeId, std::nullopt);
        });
        candidates.erase(chosen);
    }
}

void Reclaim::keepTaking(int timesPerHour)
{
    if (timesPerHour <= 0)
        return;
    // Pauses are spread evenly around their mean.
    const int longestPause = std::max(1, 2 * 3600 / timesPerHour - 1);
    auto stream = m_context.stream(QStringLiteral("churn"));
    const int pause = stream.within({1, longestPause});
    m_context.queue.scheduleIn(pause, [this, longestPause, stream] { takeOne(longestPause, stream); });
}

void Reclaim::takeOne(int longestPause, RandomStream stream)
{
    Candidates candidates;
    for (const MarketPlace &place : m_context.scenario.market) {
        const Candidates here = candidatesAt(place);
        candidates.insert(candidates.end(), here.begin(), here.end());
    }
    if (!candidates.empty()) {
        const auto &[cluster, node] = candidates[size_t(stream.within({0, int(candidates.size()) - 1}))];
        m_nodes.dismiss(*cluster, *node, RemovalCause::Reclaim);
    }
    const int pause = stream.within({1, longestPause});
    m_context.queue.scheduleIn(pause, [this, longestPause, stream] { takeOne(longestPause, stream); });
}

const WorkerNode *Reclaim::takeBack(Cluster &cluster, const QString &nodeId, std::optional<int> drainSeconds)
{
    WorkerNode *chosen = nullptr;
    for (const auto &node : cluster.workers) {
        if (!canBeTaken(*node) || (!nodeId.isEmpty() && node->id != nodeId))
            continue;
        if (!chosen || node->steps.back().at < chosen->steps.back().at)
            chosen = node.get();
    }
    if (chosen)
        m_nodes.dismiss(cluster, *chosen, RemovalCause::Reclaim, drainSeconds);
    return chosen;
}

} // namespace deck::emulator
