// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intenttable.h"

#include "redactor.h"
#include "sqlstatement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace deck {
namespace {

QString candidatesToText(const QList<StoredCandidate> &candidates)
{
    QJsonArray array;
    for (const StoredCandidate &candidate : candidates) {
        QJsonObject object{{QStringLiteral("id"), candidate.id.toString()}, {QStringLiteral("name"), candidate.name}};
        if (candidate.createdAt)
            object.insert(QStringLiteral("created_at"), candidate.createdAt->toIso());
        array.append(object);
    }
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QList<StoredCandidate> candidatesFromText(const QString &text)
{
    QList<StoredCandidate> candidates;
    const QJsonArray array = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &value : array) {
        StoredCandidate candidate;
        candidate.id = ClusterId(value[QStringLiteral("id")].toString());
        candidate.name = value[QStringLiteral("name")].toString();
        candidate.createdAt = Instant::fromRfc3339(value[QStringLiteral("created_at")].toString());
        candidates.append(candidate);
    }
    return candidates;
}

} // namespace

Result<Done> writeIntent(const QSqlDatabase &database, const StoredIntent &intent)
{
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO intent (id, kind, state, is_open, started_at, cluster, cluster_name, body, outcome, error,"
        " http_status, request_id, candidates) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    put.bind(intent.id).bind(intent.kind).bind(intent.state).bind(intent.open).bind(intent.startedAt).bind(intent.cluster);
    put.bind(redact(intent.clusterName)).bind(redact(QString::fromUtf8(intent.body))).bind(redact(intent.outcome));
    put.bind(redact(intent.errorSummary)).bind(intent.httpStatus).bind(redact(intent.requestId));
    put.bind(redact(candidatesToText(intent.candidates)));
    put.run();
    return put.result();
}

Result<QList<StoredIntent>> readOpenIntents(const QSqlDatabase &database)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT id, kind, state, is_open, started_at, cluster, cluster_name, body, outcome, error, http_status, request_id,"
        " candidates FROM intent WHERE is_open = 1 ORDER BY started_at, id"));
    row.run();
    QList<StoredIntent> intents;
    while (row.next()) {
        StoredIntent intent;
        intent.id = row.text(0);
        intent.kind = row.text(1);
        intent.state = row.text(2);
        intent.open = row.flag(3);
        intent.startedAt = row.instant(4);
        intent.cluster = ClusterId(row.text(5));
        intent.clusterName = row.text(6);
        intent.body = row.text(7).toUtf8();
        intent.outcome = row.text(8);
        intent.errorSummary = row.text(9);
        intent.httpStatus = int(row.number(10));
        intent.requestId = row.text(11);
        intent.candidates = candidatesFromText(row.text(12));
        intents.append(intent);
    }
    if (row.error())
        return *row.error();
    return intents;
}

} // namespace deck
