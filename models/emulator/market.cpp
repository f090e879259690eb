// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "market.h"

namespace deck::emulator {

Market::Market(SimContext &context)
    : m_context(context)
    , m_levels(context.scenario.market.size())
{
    for (size_t i = 0; i < m_levels.size(); ++i) {
        const MarketPlace &place = m_context.scenario.market[i];
        const QString key = place.region + u'/' + place.gpuType;
        move(i, ComputeClass::Standard, m_context.stream(QStringLiteral("market/standard/") + key));
        move(i, ComputeClass::Preemptible, m_context.stream(QStringLiteral("market/preemptible/") + key));
    }
}

const MarketPlace *Market::place(const QString &region, const QString &gpuType) const
{
    for (const MarketPlace &place : m_context.scenario.market) {
        if (place.region == region && place.gpuType == gpuType)
            return &place;
    }
    return nullptr;
}

int Market::freeStandardNodes(const QString &region, const QString &gpuType) const
{
    const MarketPlace *where = place(region, gpuType);
    if (!where)
        return 0;
    const auto &levels = m_levels[size_t(where - m_context.scenario.market.data())];
    return std::max(0, levels.standard - held(*where, ComputeClass::Standard, true));
}

int Market::freePreemptibleNodes(const QString &region, const QString &gpuType) const
{
    const MarketPlace *where = place(region, gpuType);
    if (!where)
        return 0;
    const auto &levels = m_levels[size_t(where - m_context.scenario.market.data())];
    return std::max(0, levels.preemptible - held(*where, ComputeClass::Preemptible, true));
}

void Market::move(size_t index, ComputeClass computeClass, RandomStream stream)
{
    const MarketPlace &place = m_context.scenario.market[index];
    Levels &levels = m_levels[index];
    const bool preemptible = computeClass == ComputeClass::Preemptible;
    const LevelWalk &walk = preemptible ? place.preemptible : place.standard;
    (preemptible ? levels.preemptible : levels.standard) = stream.within(walk.nodes);
    if (walk.nodes.low != walk.nodes.high) {
        const int seconds = 60 * stream.within(walk.minutes);
        m_context.queue.scheduleIn(seconds, [this, index, computeClass, stream] { move(index, computeClass, stream); });
    }
    if (preemptible)
        tellLevel(index);
}

void Market::setLevels(const MarketPlace &place, std::optional<int> standard, std::optional<int> preemptible)
{
    const auto index = size_t(&place - m_context.scenario.market.data());
    m_levels[index].standard = standard.value_or(m_levels[index].standard);
    m_levels[index].preemptible = preemptible.value_or(m_levels[index].preemptible);
    if (preemptible)
        tellLevel(index);
}

void Market::tellLevel(size_t index)
{
    if (!onLevelChanged)
        return;
    const MarketPlace &place = m_context.scenario.market[index];
    Levels &levels = m_levels[index];
    const int surplus = std::max(0, held(place, ComputeClass::Preemptible, false) - levels.preemptible);
    onLevelChanged(place, surplus, QStringLiteral("%1/%2/%3").arg(place.region, place.gpuType).arg(++levels.changes));
}

int Market::held(const MarketPlace &place, ComputeClass computeClass, bool drainingToo) const
{
    int nodes = 0;
    for (const auto &cluster : m_context.world.clusters) {
        if (cluster->goneAt || cluster->spec.region != place.region || cluster->spec.gpuType != place.gpuType)
            continue;
        // Standard nodes are taken from stock up front, before any of them exists.
        if (computeClass == ComputeClass::Standard && cluster->isLive()) {
            nodes += std::max(cluster->spec.numGpus / gpusPerNode, cluster->presentNodes(ComputeClass::Standard));
            continue;
        }
        for (const auto &node : cluster->workers)
            nodes += node->computeClass == computeClass && (drainingToo || !node->leaving);
    }
    return nodes;
}

} // namespace deck::emulator
