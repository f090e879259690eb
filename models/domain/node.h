// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "computeclass.h"
#include "phases.h"
#include "remediation.h"

#include <QStringList>

#include <optional>

namespace deck {

/// One entry of `gpu_worker_nodes` or `deleted_gpu_worker_nodes`. Everything may be missing (facts.md, 1.4): what is not
/// known is empty or nullopt, never 0.
struct Node
{
    NodeId id;
    QString hostName;
    InstanceId instance;
    ComputeClass computeClass = ComputeClass::Unknown;
    QString status; ///< untyped in the API; shown verbatim
    NodeTransitions transitions;
    bool markedForDeletion = false;
    /// A part of the answer that tells this node's health could not be read: its phase is not known then.
    bool unsure = false;
    /// Not in the newest answer, whose list of nodes could not be read whole: as an earlier answer had it.
    bool carriedOver = false;
    std::optional<Instant> deletedAt; ///< only in `deleted_gpu_worker_nodes`

    std::optional<int> gpus;
    std::optional<int> cpuCores;
    std::optional<double> memoryGib;
    QStringList networks;
    QString publicIpv4;
    QString ephemeralStorage; ///< Kubernetes quantity, "28Ti"
    QString infinibandType;
    std::optional<int> infinibandCount;
    QString nvswitchType;
    std::optional<int> nvswitchCount;
    std::optional<bool> autoRemediation; ///< whether suggested repairs may begin without being asked for, as far as this node goes
    std::optional<Remediation> latestRemediation;
    QString slurmHostName;

    bool operator==(const Node &) const = default;

    /// The newest transition, or nothing when the service sent none or one of them could not be read: the newest might be that.
    std::optional<Transition<NodePhase>> latest() const;
};

struct ControlPlaneNode
{
    NodeId id;
    QString hostName;
    QString status;
    NodeTransitions transitions;

    bool operator==(const ControlPlaneNode &) const = default;
};

/// `node_lifecycle_events[]`. `node` is the tenant node name; the reason is an open set.
struct LifecycleEvent
{
    NodeId node;
    std::optional<Instant> at; ///< nothing when the time could not be read; the event is kept
    QString reason;
    QString message;

    bool operator==(const LifecycleEvent &) const = default;
};

} // namespace deck
