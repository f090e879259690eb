// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clustercounts.h"
#include "instant.h"

namespace deck {

/// A create or a scale of our own, as far as the history of asks needs to know it.
struct OwnAsk
{
    enum class Answer { Accepted, Refused, NotSent, Unknown };

    QString id;
    bool isCreate = false;
    Instant at;
    std::optional<Instant> endedAt;
    ClusterId cluster; ///< empty: a create that made none, so far
    QString clusterName;
    RegionName region; ///< empty: that of the cluster
    GpuType gpuType;   ///< the same
    ClusterCounts before;
    ClusterCounts asked; ///< nothing = not asked for
    Answer answer = Answer::Unknown;
    QString reason; ///< of a refusal

    bool operator==(const OwnAsk &) const = default;
};

} // namespace deck
