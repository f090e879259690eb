// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "node.h"

#include <compare>

namespace deck {

/// One life of one node: a node id can come back, and then it is another life (DESIGN.md, decision 9).
struct LifeKey
{
    LifeKey() = default;
    LifeKey(NodeKey nodeKey, Instant firstPhase) : node(std::move(nodeKey)), firstPhaseAt(firstPhase) {}

    NodeKey node;
    Instant firstPhaseAt; ///< time of the first transition; when there is none, of the first observation

    bool operator==(const LifeKey &) const = default;
    auto operator<=>(const LifeKey &) const = default;
    friend size_t qHash(const LifeKey &key, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, key.node, key.firstPhaseAt.millis());
    }
};

/// Why a life ended, as far as the service said so.
enum class LifeEnd {
    Alive,
    Preempted,   ///< a notice preceded the removal, or the removal carries a preemption reason
    ScaledDown,  ///< `TogetherScaledDown` names the node
    Failed,      ///< the latest phase before the removal was FAILED
    WithCluster, ///< the cluster itself was deleted
    Unexplained, ///< removed, and nothing says why
};

struct NodeLife
{
    LifeKey key;
    QString hostName;
    InstanceId instance;
    ComputeClass computeClass = ComputeClass::Unknown;
    GpuType gpuType;
    RegionName region;
    std::optional<int> gpus;
    NodeTransitions transitions; ///< in order of time, never shortened when the service forgets some
    std::optional<Instant> noticeAt; ///< earliest preemption notice inside this life
    std::optional<Instant> endedAt;
    LifeEnd end = LifeEnd::Alive;
    bool endEstimated = false; ///< gone without `deleted_at`: `endedAt` is when it was first missing (decision 11)
    Instant firstSeenAt; ///< in any list
    Instant lastSeenAt; ///< in the list of live nodes; for a life that was never seen alive, when it ended

    bool operator==(const NodeLife &) const = default;
};

} // namespace deck
