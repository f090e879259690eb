// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fillchance.h"

#include "followedask.h"

#include <algorithm>

namespace deck {
namespace {

/// More than there was. Where the target before is not known it may have been less as well.
bool countsHere(const Ask &ask, const GpuType &type, Instant now)
{
    const bool isMore = ask.kind == Ask::Kind::Create || (ask.kind == Ask::Kind::Raise && ask.before && ask.asked > *ask.before);
    return isMore && ask.computeClass == ComputeClass::Preemptible && ask.gpuType == type && ask.at <= now
        && now - ask.at <= evidenceSpan;
}

class Counter
{
public:
    explicit Counter(Instant now) : m_now(now) {}

    void take(const Ask &ask)
    {
        if (ask.outcome == Ask::Outcome::Refused)
            ++m_chance.refused;
        const auto each = followed(ask, m_now);
        if (!each)
            return;
        ++m_chance.asks;
        const int more = ask.asked - ask.before.value_or(0);
        m_chance.fewest = std::min(m_chance.fewest.value_or(more), more);
        m_chance.most = std::max(m_chance.most.value_or(more), more);
        m_all.append(*each);
        const bool toTheEnd = !ask.lostSightAt || (ask.settledAt && *ask.lostSightAt >= *ask.settledAt);
        if (each->ended)
            ++m_chance.filled;
        else if (ask.outcome == Ask::Outcome::Waiting)
            ++m_chance.waiting;
        else if (toTheEnd)
            ++m_chance.changed;
        else
            ++m_chance.unwatched;
    }

    FillChance result(FillChance::Scope scope)
    {
        m_chance.scope = scope;
        const ProductLimit estimate(m_all);
        for (std::size_t i = 0; i < FillChance::times.size(); ++i) {
            FillChance::Within &within = m_chance.within[i];
            within.time = FillChance::times[i];
            within.filled = int(std::ranges::count_if(m_all, [&](const ProductLimit::Followed &each) {
                return each.ended && each.time <= within.time;
            }));
            if (m_chance.isEnough())
                within.share = estimate.shareWithin(within.time);
        }
        return m_chance;
    }

private:
    Instant m_now;
    QList<ProductLimit::Followed> m_all;
    FillChance m_chance;
};

} // namespace

FillChance fillChanceIn(const RegionName &region, const GpuType &type, const QList<Ask> &asks, Instant now)
{
    Counter counter(now);
    for (const Ask &ask : asks) {
        if (ask.region == region && countsHere(ask, type, now))
            counter.take(ask);
    }
    return counter.result(FillChance::Scope::Region);
}

FillChance fillChanceAnywhere(const GpuType &type, const QList<Ask> &asks, Instant now)
{
    Counter counter(now);
    for (const Ask &ask : asks) {
        if (countsHere(ask, type, now))
            counter.take(ask);
    }
    return counter.result(FillChance::Scope::AllRegions);
}

FillChance bestFillChance(const RegionName &region, const GpuType &type, const QList<Ask> &asks, Instant now)
{
    FillChance here = fillChanceIn(region, type, asks, now);
    if (here.isEnough())
        return here;
    FillChance anywhere = fillChanceAnywhere(type, asks, now);
    return anywhere.isEnough() || here.isEmpty() ? anywhere : here;
}

} // namespace deck
