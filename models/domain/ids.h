// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "strongid.h"

#include <compare>

namespace deck {

using ClusterId = StrongId<struct ClusterIdTag>;
/// `node_id`, the Kubernetes node name. Unique within a cluster only, and it can come back: see NodeKey and NodeLife.
using NodeId = StrongId<struct NodeIdTag>;
/// `instance_id`, what remediations are addressed to.
using InstanceId = StrongId<struct InstanceIdTag>;
/// Of one repair. Chosen by us when we ask for one, so that it can be found again after a lost answer.
using RemediationId = StrongId<struct RemediationIdTag>;
using VolumeId = StrongId<struct VolumeIdTag>;
using ProjectId = StrongId<struct ProjectIdTag>;
/// `region`, for example "us-central-8". An open set: never hard-coded.
using RegionName = StrongId<struct RegionNameTag>;
/// `gpu_type` as the API spells it ("H100_SXM"). An open set: values we have never seen are valid.
using GpuType = StrongId<struct GpuTypeTag>;

/// "H100_SXM" → "H100 SXM"; what is unknown is shown as it came.
QString gpuTypeName(const GpuType &type);

/// A node as the service names it (DESIGN.md, decision 9).
struct NodeKey
{
    NodeKey() = default;
    NodeKey(ClusterId clusterId, NodeId nodeId) : cluster(std::move(clusterId)), node(std::move(nodeId)) {}

    ClusterId cluster;
    NodeId node;

    bool operator==(const NodeKey &) const = default;
    auto operator<=>(const NodeKey &) const = default;
    friend size_t qHash(const NodeKey &key, size_t seed = 0) noexcept { return qHashMulti(seed, key.cluster, key.node); }
};

} // namespace deck
