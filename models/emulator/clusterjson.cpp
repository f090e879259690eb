// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterjson.h"

#include "nodejson.h"
#include "volumejson.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

QJsonArray phasesJson(const Cluster &cluster)
{
    QJsonArray array;
    for (const ClusterStep &step : cluster.steps) {
        array.append(QJsonObject{{QStringLiteral("phase"), phaseText(step.phase)},
                                 {QStringLiteral("transition_time"), step.at.toIso()}});
    }
    return array;
}

QJsonArray addOnsJson(const Cluster &cluster)
{
    QJsonArray array;
    for (const AddOn &addOn : cluster.spec.addOns) {
        // Only what is switched on is listed, and only once the cluster is up.
        if (!addOn.enabled || !cluster.firstReadyAt || !cluster.isLive())
            continue;
        array.append(QJsonObject{
            {QStringLiteral("add_on_type"), addOn.type},
            {QStringLiteral("name"), addOn.name},
            {QStringLiteral("config"), QJsonObject{{addOn.type, QJsonObject{{QStringLiteral("enabled"), true}}}}},
            {QStringLiteral("state"), QJsonObject{{addOn.type, QJsonObject()}}},
        });
    }
    return array;
}

QJsonArray eventsJson(const Cluster &cluster, Instant now)
{
    QJsonArray array;
    for (const NodeEvent &event : cluster.events) {
        if (event.at + retention <= now)
            continue;
        array.append(QJsonObject{{QStringLiteral("node_id"), event.nodeId},
                                 {QStringLiteral("reason"), event.reason},
                                 {QStringLiteral("message"), event.message},
                                 {QStringLiteral("timestamp"), event.at.toIso()}});
    }
    return array;
}

void addNodes(QJsonObject &json, const Cluster &cluster, Instant now)
{
    QJsonArray control;
    for (const ControlPlaneNode &node : cluster.controlPlane)
        control.append(controlPlaneJson(node));
    QJsonArray live;
    for (const auto &node : cluster.workers)
        live.append(workerJson(cluster, *node));
    QJsonArray removed;
    for (const auto &node : cluster.removed) {
        if (*node->deletedAt + retention > now)
            removed.append(workerJson(cluster, *node));
    }
    json.insert(QStringLiteral("control_plane_nodes"), control);
    json.insert(QStringLiteral("gpu_worker_nodes"), live);
    json.insert(QStringLiteral("deleted_gpu_worker_nodes"), removed);
    json.insert(QStringLiteral("node_lifecycle_events"), eventsJson(cluster, now));
}

void addOptionalParts(QJsonObject &json, const Cluster &cluster)
{
    const ClusterSpec &spec = cluster.spec;
    if (cluster.firstReadyAt)
        json.insert(QStringLiteral("first_ready_at"), cluster.firstReadyAt->toIso());
    if (spec.reservationStart)
        json.insert(QStringLiteral("reservation_start_time"), spec.reservationStart->toIso());
    if (spec.reservationEnd)
        json.insert(QStringLiteral("reservation_end_time"), spec.reservationEnd->toIso());
    if (spec.durationDays > 0)
        json.insert(QStringLiteral("duration_hours"), spec.durationDays * 24);
    if (!spec.capacityPoolId.isEmpty())
        json.insert(QStringLiteral("capacity_pool_id"), spec.capacityPoolId);
    if (spec.slurmShmGib > 0)
        json.insert(QStringLiteral("slurm_shm_size_gib"), spec.slurmShmGib);
    if (!spec.config.isEmpty())
        json.insert(QStringLiteral("cluster_config"), spec.config);
    if (!spec.oidcConfig.isEmpty())
        json.insert(QStringLiteral("oidc_config"), spec.oidcConfig);
}

} // namespace

QString kubeConfig(const Cluster &cluster)
{
    if (!cluster.controlPlaneReady())
        return QString();
    const QString certificate = QString::fromLatin1(
        QByteArray("-----BEGIN CERTIFICATE-----\nmade by the emulator, not real\n-----END CERTIFICATE-----\n").toBase64());
    const QString text = QStringLiteral("apiVersion: v1\n"
                                        "kind: Config\n"
                                        "preferences: {}\n"
                                        "current-context: t-%1-admin\n"
                                        "clusters:\n"
                                        "- name: t-%1\n"
                                        "  cluster:\n"
                                        "    server: https://%1.emulator.invalid:6443\n"
                                        "    certificate-authority-data: %2\n"
                                        "contexts:\n"
                                        "- name: t-%1-admin\n"
                                        "  context:\n"
                                        "    cluster: t-%1\n"
                                        "    user: t-%1-admin\n"
                                        "users:\n"
                                        "- name: t-%1-admin\n"
                                        "  user:\n"
                                        "    token: emulator-token-not-real-%3\n")
                             .arg(cluster.id, certificate, cluster.standardPool);
    return QString::fromLatin1(text.toUtf8().toBase64());
}

QJsonObject clusterJson(const World &world, const Cluster &cluster, Instant now)
{
    const ClusterSpec &spec = cluster.spec;
    QJsonArray volumes;
    if (const Volume *volume = world.volume(spec.volumeId))
        volumes.append(volumeJson(*volume));
    QJsonObject json{
        {QStringLiteral("cluster_id"), cluster.id},
        {QStringLiteral("cluster_name"), spec.name},
        {QStringLiteral("cluster_type"), spec.slurm ? QStringLiteral("SLURM") : QStringLiteral("KUBERNETES")},
        {QStringLiteral("status"), statusText(cluster.phase())},
        {QStringLiteral("region"), spec.region},
        {QStringLiteral("gpu_type"), spec.gpuType},
        {QStringLiteral("billing_type"), spec.billingType},
        {QStringLiteral("project_id"), spec.projectId},
        {QStringLiteral("ums_project_id"), spec.projectId},
        {QStringLiteral("ums_org_id"), QStringLiteral("demo-organization")},
        {QStringLiteral("num_gpus"), spec.numGpus},
        {QStringLiteral("num_reserved_gpus"), spec.numReservedGpus},
        {QStringLiteral("num_capacity_pool_gpus"), spec.numCapacityPoolGpus},
        {QStringLiteral("num_cpu_workers"), spec.slurm ? 1 : 0},
        {QStringLiteral("desired_preemptible_gpus"), spec.numPreemptibleGpus},
        {QStringLiteral("allocated_preemptible_gpus"), cluster.allocatedPreemptibleGpus()},
        {QStringLiteral("cuda_version"), spec.cudaVersion},
        {QStringLiteral("nvidia_driver_version"), spec.driverVersion},
        {QStringLiteral("nvidia_driver_version_id"), spec.driverId},
        {QStringLiteral("os_image"), spec.os + QStringLiteral("-gpu")},
        {QStringLiteral("machine_cluster_id"), cluster.machineId},
        {QStringLiteral("is_in_substrate"), false},
        {QStringLiteral("install_traefik"), spec.installTraefik},
        {QStringLiteral("control_plane_ready"), cluster.controlPlaneReady()},
        {QStringLiteral("created_at"), cluster.createdAt.toIso()},
        {QStringLiteral("kube_config"), kubeConfig(cluster)},
        {QStringLiteral("add_ons"), addOnsJson(cluster)},
        {QStringLiteral("volumes"), volumes},
        {QStringLiteral("phase_transitions"), phasesJson(cluster)},
    };
    addNodes(json, cluster, now);
    addOptionalParts(json, cluster);
    return json;
}

} // namespace deck::emulator
