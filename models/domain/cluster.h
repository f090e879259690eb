// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "node.h"
#include "volume.h"

#include <QList>

#include <optional>

namespace deck {

enum class ClusterType { Missing, Unrecognised, Kubernetes, Slurm };
enum class BillingType { Missing, Unrecognised, OnDemand, Reserved, ScheduledCapacity };

Open<ClusterType> clusterTypeFromApi(const QString &word);
Open<BillingType> billingTypeFromApi(const QString &word);

/// `clusters[]` as decoded: facts only, nothing derived. `kube_config` is never here (DESIGN.md, decision 12).
struct Cluster
{
    ClusterId id;
    QString name;
    Open<ClusterType> type;
    RegionName region;
    GpuType gpuType;
    Open<BillingType> billing;
    ProjectId project;
    Open<ClusterStatus> status;
    ClusterTransitions transitions;

    std::optional<int> standardGpus;             ///< `num_gpus`: standard only, preemptible GPUs are outside it
    std::optional<int> reservedGpus;             ///< `num_reserved_gpus`
    std::optional<int> desiredPreemptibleGpus;   ///< the target; not guaranteed to be reached
    std::optional<int> allocatedPreemptibleGpus; ///< live, draining ones included

    std::optional<Instant> createdAt;
    std::optional<Instant> firstReadyAt;
    std::optional<Instant> reservationStart;
    std::optional<Instant> reservationEnd;
    std::optional<bool> controlPlaneReady;
    bool hasKubeconfig = false; ///< the list carried one; the text itself was dropped while decoding

    QString cudaVersion;
    QString driverVersion;
    QString driverVersionId;
    QString osImage;
    QString loadBalancer;
    QStringList addOns;

    QList<Node> nodes;        ///< live workers, in the server's order
    bool nodesKnown = true;   ///< whether `nodes` are all of them; if not, a node that is not here may still live
    QList<Node> deletedNodes; ///< kept by the service for 72 hours
    QList<ControlPlaneNode> controlPlane;
    QList<LifecycleEvent> events;
    bool eventsKnown = false; ///< whether the reply had `node_lifecycle_events` at all (facts.md, 10.2)
    QList<Volume> volumes;
    bool volumesKnown = true; ///< whether `volumes` are all of them

    bool operator==(const Cluster &) const = default;

    const Node *findNode(const NodeId &id) const;
    /// GPUs of the live nodes of a class whose latest phase is Running; draining ones included. What is not known counts
    /// nothing, so this is a lower bound unless runningGpusKnown().
    int runningGpus(ComputeClass computeClass) const;
    bool runningGpusKnown(ComputeClass computeClass) const;
};

/// Whether preemptible capacity can be asked for on this kind of cluster: the one line to change when the service offers it
/// for Slurm too (facts.md, section 4, "Limits").
bool offersPreemptible(ClusterType type);
/// Whether there may be preemptible capacity: true also for a kind that nobody knows. Where it is, a missing count is unknown.
bool mayHavePreemptible(ClusterType type);

} // namespace deck
