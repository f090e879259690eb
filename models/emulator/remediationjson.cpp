// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationjson.h"

#include "healthsignals.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

QString summaryOf(const HealthAlert &alert, const QString &title)
{
    const QString what = isXidSignal(alert.name) ? QStringLiteral("Xid %1").arg(alert.xid) : title;
    return alert.count == 1 ? what : QStringLiteral("%1, %2 times").arg(what).arg(alert.count);
}

QJsonObject annotationJson(const HealthAlert &alert, const HealthSignal &signal)
{
    const QString title = QString::fromUtf16(signal.title);
    QJsonObject json{{QStringLiteral("title"), title},
                     {QStringLiteral("description"), QString::fromUtf16(signal.description)},
                     {QStringLiteral("summary_line"), summaryOf(alert, title)}};
    if (isXidSignal(alert.name)) {
        const QJsonObject event{{QStringLiteral("xid_code"), QString::number(alert.xid)},
                                {QStringLiteral("mnemonic"), xidMnemonic(alert.xid)},
                                {QStringLiteral("count"), alert.count}};
        json.insert(QStringLiteral("xid"), QJsonObject{{QStringLiteral("events"), QJsonArray{event}}});
    }
    if (alert.name == u"SlurmNodeUnavailable") {
        json.insert(QStringLiteral("slurm_node_unavailable"),
                    QJsonObject{{QStringLiteral("reason"), QStringLiteral("Not responding")}});
    }
    return json;
}

QJsonObject alertJson(const RemediationRecord &record, const QString &clusterId, const HealthAlert &alert)
{
    const HealthSignal &signal = *findSignal(alert.name, alert.xid);
    const QString title = QString::fromUtf16(signal.title);
    QJsonObject json{
        {QStringLiteral("alert_name"), alert.name},
        {QStringLiteral("passive_health_check_alert_id"), alert.id},
        {QStringLiteral("cluster_id"), clusterId},
        {QStringLiteral("instance_id"), record.instanceId},
        {QStringLiteral("target_vm"), record.nodeId},
        {QStringLiteral("severity"),
         signal.critical ? QStringLiteral("PHC_SEVERITY_CRITICAL") : QStringLiteral("PHC_SEVERITY_WARNING")},
        {QStringLiteral("started_at"), alert.startedAt.toIso()},
        {QStringLiteral("annotation"), annotationJson(alert, signal)},
        {QStringLiteral("annotations"), QJsonObject{{QStringLiteral("summary"), title},
                                                    {QStringLiteral("evidence"), summaryOf(alert, title)}}},
        {QStringLiteral("node_remediation_intent_id"), record.id},
    };
    if (alert.resolvedAt)
        json.insert(QStringLiteral("resolved_at"), alert.resolvedAt->toIso());
    return json;
}

void addText(QJsonObject &json, const QString &name, const QString &text)
{
    if (!text.isEmpty())
        json.insert(name, text);
}

void addTime(QJsonObject &json, const QString &name, const std::optional<Instant> &time)
{
    if (time)
        json.insert(name, time->toIso());
}

void addAlerts(QJsonObject &json, const Cluster &cluster, const RemediationRecord &record)
{
    const WorkerNode *node = cluster.anyOfInstance(record.instanceId);
    QJsonArray alerts;
    for (const HealthAlert &alert : node->alerts) {
        if (alert.remediationIds.contains(record.id))
            alerts.append(alertJson(record, cluster.id, alert));
    }
    if (!alerts.isEmpty())
        json.insert(QStringLiteral("linked_alerts"), alerts);
}

} // namespace

QJsonObject remediationJson(const Cluster &cluster, const RemediationRecord &record)
{
    QJsonObject json{
        {QStringLiteral("id"), record.id},
        {QStringLiteral("cluster_id"), cluster.id},
        {QStringLiteral("instance_id"), record.instanceId},
        {QStringLiteral("instance_name"), record.nodeId},
        {QStringLiteral("mode"), wireText(record.mode)},
        {QStringLiteral("state"), wireText(record.state)},
        {QStringLiteral("trigger"), wireText(record.trigger)},
        {QStringLiteral("create_time"), record.createdAt.toIso()},
        {QStringLiteral("update_time"), record.updatedAt.toIso()},
    };
    addText(json, QStringLiteral("reason"), record.reason);
    addText(json, QStringLiteral("requested_by"), record.requestedBy);
    addText(json, QStringLiteral("passive_health_check_event_id"), record.healthEventId);
    addText(json, QStringLiteral("reviewed_by"), record.reviewedBy);
    addText(json, QStringLiteral("review_comment"), record.reviewComment);
    addText(json, QStringLiteral("error_message"), record.errorMessage);
    addTime(json, QStringLiteral("review_time"), record.reviewedAt);
    addTime(json, QStringLiteral("start_time"), record.startedAt);
    addTime(json, QStringLiteral("end_time"), record.endedAt);
    addAlerts(json, cluster, record);
    return json;
}

} // namespace deck::emulator
