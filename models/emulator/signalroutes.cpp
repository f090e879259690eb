// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "signalroutes.h"

#include "bodyreader.h"
#include "healthsignals.h"

namespace deck::emulator {

namespace {

constexpr int usualXid = 31;

struct SignalWish
{
    Cluster *cluster = nullptr;
    WorkerNode *node = nullptr;
    NoticedSignal signal;
    bool cleared = false;
    std::optional<HttpReply> refused;
};

SignalWish readSignal(const Simulation &simulation, const QJsonObject &body)
{
    SignalWish wish;
    BodyReader reader(body);
    const QString clusterId = reader.requiredText(QStringLiteral("cluster_id"));
    const auto nodeId = reader.text(QStringLiteral("node_id"));
    const auto instanceId = reader.text(QStringLiteral("instance_id"));
    wish.signal.name = reader.requiredText(QStringLiteral("alert_name"));
    wish.signal.xid = reader.number(QStringLiteral("xid"), 1).value_or(usualXid);
    wish.signal.approvesItself = reader.flag(QStringLiteral("automatic")).value_or(false);
    wish.signal.stopsNode = reader.flag(QStringLiteral("stops_node"));
    wish.cleared = reader.flag(QStringLiteral("cleared")).value_or(false);
    wish.refused = reader.refused();
    if (!wish.refused && !nodeId && !instanceId)
        wish.refused = refusal(422, QStringLiteral("Give node_id or instance_id"), QStringLiteral("node_id"));
    if (!wish.refused && !findSignal(wish.signal.name, wish.signal.xid))
        wish.refused = refusal(422, QStringLiteral("No health check has that name"), QStringLiteral("alert_name"));
    if (!isXidSignal(wish.signal.name))
        wish.signal.xid = 0;
    wish.cluster = simulation.world().cluster(clusterId);
    if (wish.cluster)
        wish.node = nodeId ? wish.cluster->worker(*nodeId) : wish.cluster->workerOfInstance(instanceId.value_or(QString()));
    if (!wish.refused && !wish.node)
        wish.refused = notFound();
    return wish;
}

HttpReply raise(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    const SignalWish wish = readSignal(simulation, body.object);
    if (wish.refused)
        return *wish.refused;
    if (wish.cleared) {
        if (!simulation.health().clear(*wish.cluster, *wish.node, wish.signal.name))
            return refusal(409, QStringLiteral("No such alert is on"));
        return {200, QJsonObject{{QStringLiteral("node_id"), wish.node->id}}, {}};
    }
    const Diagnosis diagnosis = simulation.health().raise(*wish.cluster, *wish.node, wish.signal);
    const RemediationRecord *record = diagnosis.remediation;
    return {200,
            QJsonObject{{QStringLiteral("alert_id"), diagnosis.alertId},
                        {QStringLiteral("node_id"), wish.node->id},
                        {QStringLiteral("instance_id"), wish.node->instanceId},
                        {QStringLiteral("remediation_id"), record ? QJsonValue(record->id) : QJsonValue()},
                        {QStringLiteral("mode"), record ? QJsonValue(wireText(record->mode)) : QJsonValue()},
                        {QStringLiteral("state"), record ? QJsonValue(wireText(record->state)) : QJsonValue()}},
            {}};
}

} // namespace

void addSignalRoutes(Router &router, Simulation &simulation)
{
    router.add("POST", QStringLiteral("/x/signal"), [&simulation](const HttpCall &call, const QStringList &) {
        return raise(simulation, call);
    });
}

} // namespace deck::emulator
