// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationcodec.h"

#include "decodeanswer.h"
#include "remediationreader.h"

#include <QJsonDocument>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto optional = JsonReader::Field::Optional;

LinkedAlert readAlert(const JsonReader &reader)
{
    LinkedAlert alert;
    alert.id = reader.text("passive_health_check_alert_id"_L1);
    alert.name = reader.text("alert_name"_L1);
    alert.severity = reader.word("severity"_L1, alertSeverityFromApi);
    alert.startedAt = reader.time("started_at"_L1);
    alert.resolvedAt = reader.time("resolved_at"_L1, optional);
    alert.targetVm = reader.text("target_vm"_L1);
    alert.instance = InstanceId(reader.text("instance_id"_L1, optional));
    // Typed since mid 2026; before that, only the untyped map (contract, LinkedAlert).
    if (const auto annotation = reader.object("annotation"_L1, optional)) {
        alert.title = annotation->text("title"_L1);
        alert.summary = annotation->text("summary_line"_L1);
        alert.description = annotation->text("description"_L1);
    } else if (const auto annotations = reader.object("annotations"_L1, optional)) {
        alert.title = annotations->text("summary"_L1, optional);
        alert.summary = annotations->text("evidence"_L1, optional);
        alert.description = annotations->text("description"_L1, optional);
    }
    return alert;
}

void readTimes(const JsonReader &reader, Remediation &remediation)
{
    remediation.createdAt = reader.time("create_time"_L1, optional);
    remediation.reviewedAt = reader.time("review_time"_L1, optional);
    remediation.startedAt = reader.time("start_time"_L1, optional);
    remediation.endedAt = reader.time("end_time"_L1, optional);
    remediation.updatedAt = reader.time("update_time"_L1, optional);
}

void readTexts(const JsonReader &reader, Remediation &remediation)
{
    remediation.instanceName = reader.text("instance_name"_L1, optional);
    remediation.reason = reader.text("reason"_L1, optional);
    remediation.requestedBy = reader.text("requested_by"_L1, optional);
    remediation.reviewedBy = reader.text("reviewed_by"_L1, optional);
    remediation.reviewComment = reader.text("review_comment"_L1, optional);
    remediation.errorMessage = reader.text("error_message"_L1, optional);
    remediation.activeHealthCheckRun = reader.text("active_health_check_run_id"_L1, optional);
    remediation.passiveHealthCheckEvent = reader.text("passive_health_check_event_id"_L1, optional);
}

QByteArray compact(const QJsonObject &body)
{
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace

std::optional<Remediation> readRemediation(const JsonReader &reader)
{
    Remediation remediation;
    remediation.id = RemediationId(reader.identifier("id"_L1));
    if (remediation.id.isEmpty())
        return std::nullopt;
    remediation.cluster = ClusterId(reader.identifier("cluster_id"_L1));
    remediation.instance = InstanceId(reader.identifier("instance_id"_L1));
    remediation.mode = reader.word("mode"_L1, remediationModeFromApi);
    remediation.state = reader.word("state"_L1, remediationStateFromApi);
    remediation.trigger = reader.word("trigger"_L1, remediationTriggerFromApi);
    readTexts(reader, remediation);
    readTimes(reader, remediation);
    if (const auto alerts = reader.objects("linked_alerts"_L1, optional)) {
        for (const JsonReader &alert : *alerts)
            remediation.alerts.append(readAlert(alert));
    }
    return remediation;
}

Result<Remediation> decodeRemediation(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    return decodeObject<Remediation>(body, contentType, "remediation"_L1, readRemediation, oddities);
}

Result<Page<Remediation>> decodeRemediationPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    const Result<QList<Remediation>> entries = decodeEntries<Remediation>(*object, "remediations"_L1, readRemediation, oddities);
    if (!entries)
        return entries.error();
    Page<Remediation> page;
    page.entries = *entries;
    const JsonReader reader(*object, QString(), oddities);
    const QString token = reader.text("next_page_token"_L1);
    const std::optional<bool> more = reader.flag("has_next"_L1);
    // An answer without `has_next` may still have a token; going on is then the safe reading.
    if (more.value_or(true))
        page.next = token;
    if (more.value_or(false) && token.isEmpty() && reader.raw("next_page_token"_L1).isString())
        reader.note(JsonOddity::Kind::Missing, "next_page_token"_L1);
    const bool told = more ? *more == !page.next.isEmpty() : !reader.has("has_next"_L1) && reader.raw("next_page_token"_L1).isString();
    page.whole = told && page.entries.size() == reader.entryCount("remediations"_L1);
    return page;
}

QByteArray encodeRemediation(RemediationMode mode, const QString &reason)
{
    QJsonObject body{{"mode"_L1, apiWord(mode)}};
    if (!reason.isEmpty())
        body.insert("reason"_L1, reason);
    return compact(body);
}

QByteArray encodeApproval(const QString &comment, std::optional<RemediationMode> otherMode)
{
    QJsonObject body;
    if (!comment.isEmpty())
        body.insert("comment"_L1, comment);
    if (otherMode)
        body.insert("mode"_L1, apiWord(*otherMode));
    return compact(body);
}

QByteArray encodeRejection(const QString &comment)
{
    QJsonObject body;
    if (!comment.isEmpty())
        body.insert("comment"_L1, comment);
    return compact(body);
}

} // namespace deck
