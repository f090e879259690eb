// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodecodec.h"

#include "remediationreader.h"

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto optional = JsonReader::Field::Optional;

NodeId nodeIdOf(const JsonReader &reader, const QString &hostName)
{
    const QString id = reader.identifier("node_id"_L1);
    return NodeId(id.isEmpty() ? hostName : id);
}

} // namespace

std::optional<Node> decodeNode(const JsonReader &reader)
{
    Node node;
    node.hostName = reader.identifier("host_name"_L1);
    node.id = nodeIdOf(reader, node.hostName);
    if (node.id.isEmpty())
        return std::nullopt;
    node.instance = InstanceId(reader.identifier("instance_id"_L1, optional));
    node.computeClass = computeClassOf(node.id, node.hostName);
    node.status = reader.text("status"_L1);
    const ReadTransitions<NodePhase> phases = decodeTransitions<NodePhase>(reader, nodePhaseFromApi);
    node.transitions = phases.inOrder;
    const std::optional<bool> marked = reader.flag("marked_for_deletion"_L1, optional);
    node.markedForDeletion = marked.value_or(false);
    node.unsure = !phases.whole || (!marked && reader.has("marked_for_deletion"_L1));
    node.deletedAt = reader.time("deleted_at"_L1, optional);

    node.gpus = reader.count("num_gpus"_L1);
    node.cpuCores = reader.count("num_cpu_cores"_L1);
    node.memoryGib = reader.number("memory_gib"_L1);
    node.networks = reader.texts("networks"_L1);
    node.publicIpv4 = reader.text("public_ipv4"_L1, optional);
    node.ephemeralStorage = reader.text("ephemeral_storage"_L1, optional);
    node.infinibandType = reader.text("ib_hca_type"_L1, optional);
    node.infinibandCount = reader.count("ib_hca_count"_L1, optional);
    node.nvswitchType = reader.text("nvswitch_type"_L1, optional);
    node.nvswitchCount = reader.count("nvswitch_count"_L1, optional);
    node.autoRemediation = reader.flag("auto_remediation_enabled"_L1, optional);
    if (const auto repair = reader.object("latest_remediation"_L1, optional))
        node.latestRemediation = readRemediation(*repair);
    node.slurmHostName = reader.text("slurm_worker_hostname"_L1, optional);
    return node;
}

std::optional<ControlPlaneNode> decodeControlPlaneNode(const JsonReader &reader)
{
    ControlPlaneNode node;
    node.hostName = reader.identifier("host_name"_L1);
    node.id = nodeIdOf(reader, node.hostName);
    if (node.id.isEmpty())
        return std::nullopt;
    node.status = reader.text("status"_L1);
    node.transitions = decodeTransitions<NodePhase>(reader, nodePhaseFromApi).inOrder;
    return node;
}

LifecycleEvent decodeLifecycleEvent(const JsonReader &reader)
{
    LifecycleEvent event;
    event.node = NodeId(reader.identifier("node_id"_L1));
    event.at = reader.time("timestamp"_L1);
    event.reason = reader.text("reason"_L1);
    event.message = reader.text("message"_L1);
    return event;
}

} // namespace deck
