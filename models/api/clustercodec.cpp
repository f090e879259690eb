// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustercodec.h"

#include "jsonbody.h"
#include "jsonreader.h"
#include "nodecodec.h"
#include "volumereader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto optional = JsonReader::Field::Optional;

QList<Node> decodeNodes(const JsonReader &reader, QLatin1String key, JsonReader::Field field)
{
    QList<Node> result;
    const auto entries = reader.objects(key, field);
    if (!entries)
        return result;
    result.reserve(entries->size());
    for (const JsonReader &entry : *entries) {
        if (const std::optional<Node> node = decodeNode(entry))
            result.append(*node);
    }
    return result;
}

void decodeCounts(const JsonReader &reader, Cluster &cluster)
{
    cluster.standardGpus = reader.count("num_gpus"_L1);
    cluster.reservedGpus = reader.count("num_reserved_gpus"_L1);
    cluster.desiredPreemptibleGpus = reader.count("desired_preemptible_gpus"_L1);
    cluster.allocatedPreemptibleGpus = reader.count("allocated_preemptible_gpus"_L1);
}

void decodeTimes(const JsonReader &reader, Cluster &cluster)
{
    cluster.createdAt = reader.time("created_at"_L1, optional);
    cluster.firstReadyAt = reader.time("first_ready_at"_L1, optional);
    cluster.reservationStart = reader.time("reservation_start_time"_L1, optional);
    cluster.reservationEnd = reader.time("reservation_end_time"_L1, optional);
}

void decodeSoftware(const JsonReader &reader, Cluster &cluster)
{
    cluster.cudaVersion = reader.text("cuda_version"_L1);
    cluster.driverVersion = reader.text("nvidia_driver_version"_L1);
    cluster.driverVersionId = reader.text("nvidia_driver_version_id"_L1, optional);
    cluster.osImage = reader.text("os_image"_L1, optional);
    if (const auto config = reader.object("cluster_config"_L1, optional))
        cluster.loadBalancer = config->text("load_balancer"_L1);
    if (const auto addOns = reader.objects("add_ons"_L1)) {
        for (const JsonReader &addOn : *addOns) {
            const QString name = addOn.text("name"_L1);
            if (!name.isEmpty())
                cluster.addOns.append(name);
        }
    }
}

void decodeParts(const JsonReader &reader, Cluster &cluster)
{
    cluster.nodes = decodeNodes(reader, "gpu_worker_nodes"_L1, JsonReader::Field::Declared);
    cluster.deletedNodes = decodeNodes(reader, "deleted_gpu_worker_nodes"_L1, optional);
    if (const auto nodes = reader.objects("control_plane_nodes"_L1)) {
        for (const JsonReader &entry : *nodes) {
            if (const std::optional<ControlPlaneNode> node = decodeControlPlaneNode(entry))
                cluster.controlPlane.append(*node);
        }
    }
    if (const auto events = reader.objects("node_lifecycle_events"_L1, optional)) {
        cluster.eventsKnown = true;
        for (const JsonReader &event : *events)
            cluster.events.append(decodeLifecycleEvent(event));
    }
    if (const auto volumes = reader.objects("volumes"_L1)) {
        for (const JsonReader &entry : *volumes) {
            if (const std::optional<Volume> volume = readVolume(entry))
                cluster.volumes.append(*volume);
        }
    }
}

std::optional<Cluster> readCluster(const JsonReader &reader)
{
    Cluster cluster;
    cluster.id = ClusterId(reader.text("cluster_id"_L1));
    if (cluster.id.isEmpty())
        return std::nullopt;
    cluster.name = reader.text("cluster_name"_L1);
    cluster.type = clusterTypeFromApi(reader.text("cluster_type"_L1));
    cluster.region = RegionName(reader.text("region"_L1));
    cluster.gpuType = GpuType(reader.text("gpu_type"_L1));
    cluster.billing = billingTypeFromApi(reader.text("billing_type"_L1));
    cluster.project = ProjectId(reader.text("project_id"_L1));
    cluster.status = clusterStatusFromApi(reader.text("status"_L1));
    cluster.transitions = decodeTransitions<ClusterPhase>(reader, clusterPhaseFromApi);
    cluster.controlPlaneReady = reader.flag("control_plane_ready"_L1, optional);
    cluster.hasKubeconfig = !reader.text("kube_config"_L1, optional).isEmpty();
    decodeCounts(reader, cluster);
    decodeTimes(reader, cluster);
    decodeSoftware(reader, cluster);
    decodeParts(reader, cluster);
    return cluster;
}

} // namespace

Result<QList<Cluster>> decodeClusterList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType);
    if (!object)
        return object.error();
    const JsonReader reader(*object, QString(), oddities);
    const auto entries = reader.objects("clusters"_L1);
    if (!entries)
        return Error(Error::Kind::Decode, QStringLiteral("the answer holds no list of clusters"));
    QList<Cluster> result;
    result.reserve(entries->size());
    for (const JsonReader &entry : *entries) {
        if (std::optional<Cluster> cluster = readCluster(entry))
            result.append(std::move(*cluster));
    }
    // An entry that is no cluster was noted. If none is one, this is not our list at all.
    if (result.isEmpty() && !(*object)["clusters"_L1].toArray().isEmpty())
        return Error(Error::Kind::Decode, QStringLiteral("no entry of the list is a cluster with an id"));
    return result;
}

Result<Cluster> decodeCluster(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType);
    if (!object)
        return object.error();
    const std::optional<Cluster> cluster = readCluster(JsonReader(*object, QStringLiteral("cluster"), oddities));
    if (!cluster)
        return Error(Error::Kind::Decode, QStringLiteral("the answer holds no cluster with an id"));
    return *cluster;
}

Result<Done> decodeClusterDeletion(const QByteArray &body, const QByteArray &contentType, JsonOddities &)
{
    if (body.trimmed().isEmpty())
        return Done();
    const Result<QJsonObject> object = parseJsonBody(body, contentType);
    if (!object)
        return object.error();
    return Done();
}

} // namespace deck
