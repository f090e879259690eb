// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptedservice.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>
#include <QTcpSocket>

namespace deck {

ScriptedService::ScriptedService()
    : onWrite([this](QTcpSocket &socket, const RawServer::Request &) {
          socket.write(answer(400, R"({"error":{"message":"not in the script"}})"));
      }),
      m_server([this](QTcpSocket &socket, const RawServer::Request &request) { handle(socket, request); })
{
    m_timer.start();
}

Instant ScriptedService::now() const
{
    return *Instant::fromRfc3339(u"2026-05-04T10:00:00Z") + Millis(m_timer.elapsed() * pace);
}

int ScriptedService::count(const QByteArray &verb) const
{
    return int(timesOf(verb).size());
}

QList<Instant> ScriptedService::timesOf(const QByteArray &verb) const
{
    QList<Instant> times;
    for (const Seen &seen : m_seen) {
        if (seen.verb == verb)
            times.append(seen.at);
    }
    return times;
}

QJsonObject ScriptedService::cluster(const QString &id, const QString &name, Instant createdAt)
{
    return {{QStringLiteral("cluster_id"), id},
            {QStringLiteral("cluster_name"), name},
            {QStringLiteral("cluster_type"), QStringLiteral("KUBERNETES")},
            {QStringLiteral("status"), QStringLiteral("Ready")},
            {QStringLiteral("region"), QStringLiteral("us-central-8")},
            {QStringLiteral("gpu_type"), QStringLiteral("H100_SXM")},
            {QStringLiteral("billing_type"), QStringLiteral("ON_DEMAND")},
            {QStringLiteral("num_gpus"), 8},
            {QStringLiteral("desired_preemptible_gpus"), 0},
            {QStringLiteral("allocated_preemptible_gpus"), 0},
            {QStringLiteral("created_at"), createdAt.toIso()},
            {QStringLiteral("gpu_worker_nodes"), QJsonArray()},
            {QStringLiteral("node_lifecycle_events"), QJsonArray()}};
}

QByteArray ScriptedService::answer(int status, const QByteArray &body, const QByteArray &headers, const QByteArray &contentType) const
{
    const QByteArray date = QLocale::c().toString((now() + dateSkew).toDateTimeUtc(), QStringLiteral("ddd, dd MMM yyyy hh:mm:ss")).toLatin1();
    return RawServer::answer(status, body,
                             headers + "Date: " + date + " GMT\r\nX-ClusterDeck-Clock-Speed: " + QByteArray::number(pace) + "\r\n",
                             contentType);
}

void ScriptedService::send(QTcpSocket &socket, const QJsonObject &body) const
{
    socket.write(answer(200, QJsonDocument(body).toJson()));
}

void ScriptedService::handle(QTcpSocket &socket, const RawServer::Request &request)
{
    m_seen.append({request.verb, now()});
    if (request.verb != "GET") {
        onWrite(socket, request);
        return;
    }
    const std::optional<QByteArray> instead = onReadOf ? onReadOf(request) : onRead ? onRead() : std::nullopt;
    if (instead) {
        socket.write(*instead);
        return;
    }
    const QByteArray path = request.target.split('?').first();
    if (path.endsWith("/compute/clusters"))
        return send(socket, {{QStringLiteral("clusters"), clusters}});
    if (path.endsWith("/compute/regions"))
        return send(socket, {{QStringLiteral("regions"), QJsonArray()}});
    if (path.endsWith("/storage/volumes"))
        return send(socket, {{QStringLiteral("volumes"), volumes}});
    const QString id = QString::fromLatin1(path.split('/').last());
    const bool isVolume = path.contains("/storage/volumes/");
    const QJsonArray &known = isVolume ? volumes : clusters;
    for (const QJsonValue &each : known) {
        if (each[isVolume ? QStringLiteral("volume_id") : QStringLiteral("cluster_id")] == id)
            return send(socket, each.toObject());
    }
    socket.write(answer(404, R"({"error":{"message":"no such thing"}})"));
}

} // namespace deck
