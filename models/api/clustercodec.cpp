// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustercodec.h"

#include "decodeanswer.h"
#include "nodecodec.h"
#include "volumereader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto optional = JsonReader::Field::Optional;

struct NodeList
{
    QList<Node> nodes;
    bool whole = false; ///< every entry of a list that was there is in `nodes`
};

/// Of a node that comes twice the first counts, whatever the second says: then it may as well be another node.
NodeList decodeNodes(const JsonReader &reader)
{
    NodeList result;
    constexpr QLatin1String key("gpu_worker_nodes");
    const auto entries = reader.objects(key);
    if (!entries)
        return result;
    result.whole = entries->size() == reader.entryCount(key);
    result.nodes.reserve(entries->size());
    QSet<NodeId> seen;
    for (const JsonReader &entry : *entries) {
        const std::optional<Node> node = decodeNode(entry);
        const bool named = node && node->id.toString() == entry.raw("node_id"_L1).toString();
        result.whole = result.whole && named;
        if (!node)
            continue;
        if (seen.contains(node->id)) {
            entry.note(JsonOddity::Kind::Duplicate, "node_id"_L1);
            result.whole = result.whole && result.nodes.contains(*node);
            continue;
        }
        seen.insert(node->id);
        result.nodes.append(*node);
    }
    return result;
}

/// A node id can come back, so that one node may have been deleted more than once.
QList<Node> decodeDeletedNodes(const JsonReader &reader)
{
    QList<Node> result;
    const auto entries = reader.objects("deleted_gpu_worker_nodes"_L1, optional);
    if (!entries)
        return result;
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
    NodeList live = decodeNodes(reader);
    cluster.nodes = std::move(live.nodes);
    cluster.nodesKnown = live.whole;
    cluster.deletedNodes = decodeDeletedNodes(reader);
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
    cluster.volumesKnown = reader.raw("volumes"_L1).isArray()
        && cluster.volumes.size() == reader.entryCount("volumes"_L1);
}

std::optional<Cluster> readCluster(const JsonReader &reader)
{
    Cluster cluster;
    cluster.id = ClusterId(reader.identifier("cluster_id"_L1));
    if (cluster.id.isEmpty())
        return std::nullopt;
    cluster.name = reader.text("cluster_name"_L1);
    cluster.type = reader.word("cluster_type"_L1, clusterTypeFromApi);
    cluster.region = RegionName(reader.text("region"_L1));
    cluster.gpuType = GpuType(reader.text("gpu_type"_L1));
    cluster.billing = reader.word("billing_type"_L1, billingTypeFromApi);
    cluster.project = ProjectId(reader.text("project_id"_L1));
    cluster.status = reader.word("status"_L1, clusterStatusFromApi);
    cluster.transitions = decodeTransitions<ClusterPhase>(reader, clusterPhaseFromApi).inOrder;
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
    return decodeList<Cluster>(body, contentType, "clusters"_L1, readCluster, oddities, "cluster_id"_L1);
}

Result<Cluster> decodeCluster(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    return decodeObject<Cluster>(body, contentType, "cluster"_L1, readCluster, oddities);
}

Result<Done> decodeClusterDeletion(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    if (body.trimmed().isEmpty())
        return Done();
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    return Done();
}

} // namespace deck
