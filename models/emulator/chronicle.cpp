// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace deck::emulator {

namespace {

QJsonValue maybe(const std::optional<Instant> &at)
{
    return at ? QJsonValue(at->toIso()) : QJsonValue();
}

template <class Step>
QJsonArray stepsJson(const std::vector<Step> &steps)
{
    QJsonArray array;
    for (const Step &step : steps)
        array.append(QJsonObject{{QStringLiteral("phase"), phaseText(step.phase)}, {QStringLiteral("at"), step.at.toIso()}});
    return array;
}

QJsonObject nodeJson(const WorkerNode &node)
{
    const bool preemptible = node.computeClass == ComputeClass::Preemptible;
    return {{QStringLiteral("node_id"), node.id},
            {QStringLiteral("compute_class"), preemptible ? QStringLiteral("preemptible") : QStringLiteral("standard")},
            {QStringLiteral("deleted_at"), maybe(node.deletedAt)},
            {QStringLiteral("phase_transitions"), stepsJson(node.steps)}};
}

QJsonObject clusterJson(const Cluster &cluster)
{
    QJsonArray nodes;
    for (const auto &node : cluster.removed)
        nodes.append(nodeJson(*node));
    for (const auto &node : cluster.workers)
        nodes.append(nodeJson(*node));
    QJsonArray events;
    for (const NodeEvent &event : cluster.events) {
        events.append(QJsonObject{{QStringLiteral("node_id"), event.nodeId},
                                  {QStringLiteral("reason"), event.reason},
                                  {QStringLiteral("at"), event.at.toIso()}});
    }
    return {{QStringLiteral("cluster_id"), cluster.id},
            {QStringLiteral("cluster_name"), cluster.spec.name},
            {QStringLiteral("status"), statusText(cluster.phase())},
            {QStringLiteral("created_at"), cluster.createdAt.toIso()},
            {QStringLiteral("gone_at"), maybe(cluster.goneAt)},
            {QStringLiteral("num_gpus"), cluster.spec.numGpus},
            {QStringLiteral("num_preemptible_gpus"), cluster.spec.numPreemptibleGpus},
            {QStringLiteral("phase_transitions"), stepsJson(cluster.steps)},
            {QStringLiteral("events"), events},
            {QStringLiteral("nodes"), nodes}};
}

} // namespace

void Chronicle::note(const HttpCall &call, const HttpReply &reply, Instant at)
{
    const bool ofService = !call.path.isEmpty() && call.path.first() == u"v1";
    if (ofService && call.method != "GET" && reply.status / 100 == 2)
        m_writes.push_back({call.method, u'/' + call.path.join(u'/'), at, QJsonDocument::fromJson(call.body).object()});
}

QJsonObject Chronicle::json(const World &world, Instant now) const
{
    QJsonArray clusters;
    for (const auto &cluster : world.clusters)
        clusters.append(clusterJson(*cluster));
    QJsonArray writes;
    for (const Write &write : m_writes) {
        writes.append(QJsonObject{{QStringLiteral("method"), QString::fromLatin1(write.method)},
                                  {QStringLiteral("path"), write.path},
                                  {QStringLiteral("at"), write.at.toIso()},
                                  {QStringLiteral("body"), write.body}});
    }
    return {{QStringLiteral("now"), now.floorToSecond().toIso()},
            {QStringLiteral("clusters"), clusters},
            {QStringLiteral("writes"), writes}};
}

} // namespace deck::emulator
