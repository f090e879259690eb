// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simcontext.h"

#include <functional>

namespace deck::emulator {

/// Capacity by region and GPU type. Its levels follow from the seed alone; what is free is the level less what our
/// clusters hold, so that buying more never changes what the market does later.
class Market
{
public:
    explicit Market(SimContext &context);

    /// Called with the place and how many preemptible nodes it holds beyond its level (0: it has some left).
    std::function<void(const MarketPlace &place, int surplus, const QString &occasion)> onLevelChanged;

    const MarketPlace *place(const QString &region, const QString &gpuType) const;
    int freeStandardNodes(const QString &region, const QString &gpuType) const;
    int freePreemptibleNodes(const QString &region, const QString &gpuType) const;
    /// A story says so; a level that walks moves on from there at its time.
    void setLevels(const MarketPlace &place, std::optional<int> standard, std::optional<int> preemptible);

private:
    struct Levels
    {
        int standard = 0;
        int preemptible = 0;
        int changes = 0;
    };

    void move(size_t index, ComputeClass computeClass, RandomStream stream);
    void tellLevel(size_t index);
    int held(const MarketPlace &place, ComputeClass computeClass, bool drainingToo) const;

    SimContext &m_context;
    std::vector<Levels> m_levels;
};

} // namespace deck::emulator
