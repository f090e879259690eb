// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "rawserver.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <optional>

namespace deck {

/// A service on a raw socket whose answers the test sets: it keeps a list of clusters and does with a write whatever it was
/// told to. Its time runs 120 times as fast as ours, as that of an emulator may.
class ScriptedService
{
public:
    static constexpr int speed = 120;
    int pace = speed;
    Seconds dateSkew{0}; ///< by how much Date headers are wrong from now on

    ScriptedService();

    QUrl url() const { return m_server.url(); }
    const QList<RawServer::Request> &requests() const { return m_server.requests(); }
    Instant now() const;
    int count(const QByteArray &verb) const;
    /// Times of all requests that match, in the service's time.
    QList<Instant> timesOf(const QByteArray &verb) const;

    static QJsonObject cluster(const QString &id, const QString &name, Instant createdAt);
    /// A whole answer with the service's Date and pace.
    QByteArray answer(int status, const QByteArray &body, const QByteArray &headers = {},
                      const QByteArray &contentType = "application/json") const;
    void send(QTcpSocket &socket, const QJsonObject &body) const;

    QJsonArray clusters;
    QJsonArray volumes;
    /// What happens to a POST, PUT or DELETE; by default it is refused with 400.
    RawServer::Handler onWrite;
    /// When set, every GET is answered so instead.
    std::function<std::optional<QByteArray>()> onRead;
    std::function<std::optional<QByteArray>(const RawServer::Request &)> onReadOf; ///< the same, knowing what was asked
    /// As a network that is gone: nobody listens any more, and what is open is cut.
    void refuseConnections(bool refuse) { m_server.refuseConnections(refuse); }

private:
    void handle(QTcpSocket &socket, const RawServer::Request &request);

    struct Seen
    {
        QByteArray verb;
        Instant at;
    };
    QList<Seen> m_seen;
    QElapsedTimer m_timer;
    RawServer m_server;
};

} // namespace deck
