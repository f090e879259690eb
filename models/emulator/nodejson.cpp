// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodejson.h"

#include "hardware.h"
#include "remediationjson.h"

#include <QJsonArray>

#include <algorithm>

namespace deck::emulator {

namespace {

QJsonArray stepsJson(const std::vector<NodeStep> &steps)
{
    QJsonArray array;
    for (const NodeStep &step : steps) {
        array.append(QJsonObject{{QStringLiteral("phase"), phaseText(step.phase)},
                                 {QStringLiteral("transition_time"), step.at.toIso()}});
    }
    return array;
}

QString statusOf(NodePhase phase)
{
    switch (phase) {
    case NodePhase::Pending: return QStringLiteral("Pending");
    case NodePhase::Scheduling: return QStringLiteral("Scheduling");
    case NodePhase::Booting: return QStringLiteral("Booting");
    case NodePhase::Bootstrapping: return QStringLiteral("Bootstrapping");
    case NodePhase::Running: return QStringLiteral("Running");
    case NodePhase::Succeeded: return QStringLiteral("Deleted");
    case NodePhase::Failed: return QStringLiteral("Failed");
    case NodePhase::Paused: return QStringLiteral("Paused");
    }
    Q_UNREACHABLE();
}

/// As the console words it (facts.md, section 3).
QString statusOf(RepairStage stage, NodePhase phase)
{
    if (phase == NodePhase::Bootstrapping)
        return QStringLiteral("Joining");
    switch (stage) {
    case RepairStage::Cordoning: return QStringLiteral("Cordoning");
    case RepairStage::Draining: return QStringLiteral("Draining");
    case RepairStage::Repairing: return QStringLiteral("Repairing");
    case RepairStage::Migrating: return QStringLiteral("Migrating");
    }
    Q_UNREACHABLE();
}

QString statusOf(const WorkerNode &node)
{
    if (node.deletedAt)
        return QStringLiteral("Deleted");
    if (node.leaving)
        return QStringLiteral("Draining");
    if (node.repair)
        return statusOf(*node.repair, node.phase());
    if (node.phase() == NodePhase::Failed && node.hasRun())
        return QStringLiteral("NotReady");
    return statusOf(node.phase());
}

bool hasNetwork(const WorkerNode &node)
{
    return std::any_of(node.steps.begin(), node.steps.end(),
                       [](const NodeStep &step) { return step.phase == NodePhase::Bootstrapping; });
}

} // namespace

QJsonObject workerJson(const Cluster &cluster, const WorkerNode &node)
{
    const Hardware hardware = hardwareOf(cluster.spec.gpuType);
    QJsonObject json{
        {QStringLiteral("node_id"), node.id},
        {QStringLiteral("host_name"), node.hostName},
        {QStringLiteral("instance_id"), node.instanceId},
        {QStringLiteral("status"), statusOf(node)},
        {QStringLiteral("num_gpus"), gpusPerNode},
        {QStringLiteral("num_cpu_cores"), hardware.cpuCores},
        {QStringLiteral("memory_gib"), hardware.memoryGib},
        {QStringLiteral("ephemeral_storage"), hardware.ephemeralStorage},
        {QStringLiteral("networks"), hasNetwork(node) ? QJsonArray::fromStringList(node.networks) : QJsonArray()},
        {QStringLiteral("auto_remediation_enabled"), node.autoRemediation},
        {QStringLiteral("marked_for_deletion"), node.leaving || node.isToBeReplaced},
        {QStringLiteral("phase_transitions"), stepsJson(node.steps)},
    };
    if (hardware.hcaCount > 0) {
        json.insert(QStringLiteral("ib_hca_count"), hardware.hcaCount);
        json.insert(QStringLiteral("ib_hca_type"), hardware.hcaType);
    }
    if (hardware.nvswitchCount > 0) {
        json.insert(QStringLiteral("nvswitch_count"), hardware.nvswitchCount);
        json.insert(QStringLiteral("nvswitch_type"), QStringLiteral("NVSwitch"));
    }
    if (!node.publicIpv4.isEmpty() && hasNetwork(node))
        json.insert(QStringLiteral("public_ipv4"), node.publicIpv4);
    if (cluster.spec.slurm)
        json.insert(QStringLiteral("slurm_worker_hostname"), node.id + QStringLiteral(".slurm-compute.slurm"));
    if (node.deletedAt)
        json.insert(QStringLiteral("deleted_at"), node.deletedAt->toIso());
    if (const RemediationRecord *record = cluster.latestRemediation(node.instanceId))
        json.insert(QStringLiteral("latest_remediation"), remediationJson(cluster, *record));
    return json;
}

QJsonObject controlPlaneJson(const ControlPlaneNode &node)
{
    return {
        {QStringLiteral("node_id"), node.id},
        {QStringLiteral("host_name"), node.id},
        {QStringLiteral("status"), statusOf(node.steps.back().phase)},
        {QStringLiteral("num_cpu_cores"), 16},
        {QStringLiteral("memory_gib"), 62.8},
        {QStringLiteral("network"), node.network},
        {QStringLiteral("public_ipv4"), node.publicIpv4},
        {QStringLiteral("phase_transitions"), stepsJson(node.steps)},
    };
}

} // namespace deck::emulator
