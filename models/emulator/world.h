// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "remediationrecord.h"
#include "simphases.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

// The state of the simulated service: plain values, no rules. Everything that ever existed stays here, since what was
// billed is never forgotten; what the API still tells is decided where it is written out.

namespace deck::emulator {

constexpr int gpusPerNode = 8;
/// How long the API tells of events and removed nodes (facts.md, section 4).
constexpr std::chrono::hours retention{72};
/// The drain window of a reclaim (contract, x-preemption).
constexpr int longestDrainSeconds = 300;

enum class ComputeClass { Standard, Preemptible };

enum class RemovalCause { Reclaim, ScaleDown, FailedBoot, Repair };

/// What is being done to a node that is under repair; `status` shows it.
enum class RepairStage { Cordoning, Draining, Repairing, Migrating };

struct NodeStep
{
    NodePhase phase;
    Instant at;
};

/// What a health check noticed on a node.
struct HealthAlert
{
    QString id;
    QString name;
    int xid = 0;           ///< of an Xid error
    int count = 1;         ///< how often it was noticed while it lasted
    Instant startedAt;
    std::optional<Instant> resolvedAt;
    QStringList remediationIds; ///< the repairs it is a reason for, in order; a rejected one can be followed by another
};

/// Seconds that its story gives a node for its steps instead of the usual.
struct BootPace
{
    std::optional<int> pending;
    std::optional<int> scheduling;
    std::optional<int> booting;
    std::optional<int> bootstrapping;
};

struct WorkerNode
{
    QString id;
    QString hostName;      ///< as the service tells it; the id unless a story says otherwise
    QString instanceId;
    ComputeClass computeClass = ComputeClass::Standard;
    std::vector<NodeStep> steps;
    QStringList networks;  ///< shown from the moment the node is up far enough to have them
    QString publicIpv4;    ///< standard nodes only
    BootPace pace;
    bool bootFails = false;
    bool autoRemediation = false; ///< whether the service may suggest repairs
    std::optional<RemovalCause> leaving; ///< set while it drains: `marked_for_deletion`
    std::optional<RepairStage> repair;
    bool isToBeReplaced = false;  ///< the repair under way takes it out: `marked_for_deletion` too
    std::vector<HealthAlert> alerts;
    std::optional<Instant> deletedAt;

    NodePhase phase() const { return steps.back().phase; }
    bool isRunning() const { return phase() == NodePhase::Running; }
    bool hasRun() const;
};

struct ControlPlaneNode
{
    QString id;
    QString network;
    QString publicIpv4;
    std::vector<NodeStep> steps;
};

struct NodeEvent
{
    QString nodeId;
    QString reason;
    QString message;
    Instant at;
};

struct ClusterStep
{
    ClusterPhase phase;
    Instant at;
};

struct AddOn
{
    QString type;
    QString name;
    bool enabled = true;
};

/// What a cluster was asked to be; changed by an update.
struct ClusterSpec
{
    QString name;
    QString projectId;
    QString region;
    QString gpuType;
    QString billingType = QStringLiteral("ON_DEMAND");
    bool slurm = false;
    int numGpus = gpusPerNode;
    int numPreemptibleGpus = 0;
    int numReservedGpus = 0;
    int numCapacityPoolGpus = 0;
    QString capacityPoolId;
    QString driverId;
    QString cudaVersion;
    QString driverVersion;
    QString os;
    QString volumeId;
    int slurmShmGib = 0;
    int durationDays = 0;
    std::optional<Instant> reservationStart;
    std::optional<Instant> reservationEnd;
    bool installTraefik = false;
    bool acceptanceTests = false;
    std::vector<AddOn> addOns;
    QJsonObject config;     ///< `cluster_config` as accepted; empty if none was given
    QJsonObject oidcConfig; ///< as accepted
};

struct Cluster
{
    QString id;
    QString machineId;
    QString standardPool;    ///< the five letters in all its standard node names
    QString preemptiblePool;
    int subnet = 0;
    ClusterSpec spec;
    Instant createdAt;
    std::optional<Instant> firstReadyAt;
    std::optional<Instant> goneAt; ///< from then on the API answers 404
    std::vector<ClusterStep> steps;
    std::vector<ControlPlaneNode> controlPlane;
    std::vector<std::unique_ptr<WorkerNode>> workers;
    std::vector<std::unique_ptr<WorkerNode>> removed;
    std::vector<NodeEvent> events;
    std::vector<std::unique_ptr<RemediationRecord>> remediations; ///< in order of creation
    QStringList namesToCome;       ///< what its story calls the next nodes; each goes to the first of its class
    int nodesMade = 0;
    int fillsPlanned = 0;
    bool fillPending = false;      ///< the order of its next preemptible node is on the way
    int nodesAskedFor = 0;         ///< preemptible nodes still to be ordered because the target was raised
    bool nextPreemptibleBootFails = false;

    ClusterPhase phase() const { return steps.back().phase; }
    bool isLive() const { return !goneAt && phase() != ClusterPhase::Deleting; }
    /// It has come up, and nothing keeps it from taking nodes.
    bool isInService() const { return !goneAt && (phase() == ClusterPhase::Ready || phase() == ClusterPhase::Degraded); }
    bool controlPlaneReady() const;
    WorkerNode *worker(const QString &nodeId) const;
    WorkerNode *workerOfInstance(const QString &instanceId) const;
    /// The node behind an instance, whether it is still there or not.
    WorkerNode *anyOfInstance(const QString &instanceId) const;
    RemediationRecord *remediation(const QString &remediationId) const;
    /// The newest one of that instance.
    RemediationRecord *latestRemediation(const QString &instanceId) const;
    /// Nodes of that class that are not removed, whatever their phase.
    int presentNodes(ComputeClass computeClass) const;
    /// Preemptible GPUs that are live now, draining included.
    int allocatedPreemptibleGpus() const;
};

enum class VolumeState { Provisioning, Available, Bound, Deleting };

struct SizeSpan
{
    int sizeTib;
    Instant from;
};

struct Volume
{
    QString id;
    QString name;
    QString region;
    QString projectId;
    bool outlivesCluster = true;
    VolumeState state = VolumeState::Provisioning;
    std::vector<SizeSpan> sizes;      ///< each until the next one or the end
    std::optional<Instant> billedTo;  ///< when its deletion was accepted
    bool gone = false;

    int sizeTib() const { return sizes.back().sizeTib; }
};

class World
{
public:
    std::vector<std::unique_ptr<Cluster>> clusters; ///< in order of creation, gone ones too
    std::vector<std::unique_ptr<Volume>> volumes;
    /// Grows with every change that /v1 shows. What ages out of the 72 hours and what the market has left do not count.
    quint64 revision = 0;

    /// Not found when the API no longer shows it.
    Cluster *cluster(const QString &id) const;
    Cluster *clusterNamed(const QString &name) const;
    Volume *volume(const QString &id) const;
    /// The cluster that has this volume attached.
    const Cluster *userOf(const QString &volumeId) const;

    void enter(Cluster &cluster, ClusterPhase phase, Instant at);
    void enter(WorkerNode &node, NodePhase phase, Instant at);
    /// At most one event a node and reason within the retention; the first one stays.
    void tell(Cluster &cluster, const QString &nodeId, const char16_t *reason, const char16_t *message, Instant at);
};

} // namespace deck::emulator
