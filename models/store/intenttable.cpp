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

const QString columns = QStringLiteral("id, kind, state, is_open, started_at, ended_at, cluster, cluster_name, body, details, outcome,"
                                       " error, http_status, request_id, candidates");

Result<QList<StoredIntent>> readIntents(const QSqlDatabase &database, const QString &condition)
{
    SqlStatement row(database, QStringLiteral("SELECT %1 FROM intent%2 ORDER BY started_at, id").arg(columns, condition));
    row.run();
    QList<StoredIntent> intents;
    while (row.next()) {
        StoredIntent intent;
        intent.id = row.text(0);
        intent.kind = row.text(1);
        intent.state = row.text(2);
        intent.open = row.flag(3);
        intent.startedAt = row.instant(4);
        intent.endedAt = row.maybeInstant(5);
        intent.cluster = ClusterId(row.text(6));
        intent.clusterName = row.text(7);
        intent.body = row.text(8).toUtf8();
        intent.details = row.text(9).toUtf8();
        intent.outcome = row.text(10);
        intent.errorSummary = row.text(11);
        intent.httpStatus = int(row.number(12));
        intent.requestId = row.text(13);
        intent.candidates = candidatesFromText(row.text(14));
        intents.append(intent);
    }
    if (row.error())
        return *row.error();
    return intents;
}

} // namespace

Result<Done> writeIntent(const QSqlDatabase &database, const StoredIntent &intent)
{
    SqlStatement put(database, QStringLiteral("INSERT OR REPLACE INTO intent (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                                   .arg(columns));
    put.bind(intent.id).bind(intent.kind).bind(intent.state).bind(intent.open).bind(intent.startedAt).bind(intent.endedAt);
    put.bind(intent.cluster).bind(redact(intent.clusterName)).bind(redact(QString::fromUtf8(intent.body)));
    put.bind(redact(QString::fromUtf8(intent.details))).bind(redact(intent.outcome)).bind(redact(intent.errorSummary));
    put.bind(intent.httpStatus).bind(redact(intent.requestId)).bind(redact(candidatesToText(intent.candidates)));
    put.run();
    return put.result();
}

Result<QList<StoredIntent>> readAllIntents(const QSqlDatabase &database)
{
    return readIntents(database, QString());
}

Result<QList<StoredIntent>> readOpenIntents(const QSqlDatabase &database)
{
    return readIntents(database, QStringLiteral(" WHERE is_open = 1"));
}

} // namespace deck
