// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

namespace deck {

/// A TCP server on loopback that reads HTTP/1.1 requests whole and lets the test write any bytes in answer, or none: what
/// an HTTP library on the server side would not allow.
class RawServer : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        QByteArray verb;
        QByteArray target; ///< path and query as they came
        QByteArray head;   ///< all header lines
        QByteArray body;
        QByteArray header(const QByteArray &name) const;
    };
    using Handler = std::function<void(QTcpSocket &, const Request &)>;

    explicit RawServer(Handler handler);

    QUrl url(const QString &path = QStringLiteral("/v1")) const;
    const QList<Request> &requests() const { return m_requests; }
    int connections() const { return m_connections; }

    /// Closes what is open and listens no more, or listens again on the same port.
    void refuseConnections(bool refuse);

    /// A complete answer with Content-Length; `headers` are extra lines, each ending in CRLF.
    static QByteArray answer(int status, const QByteArray &body, const QByteArray &headers = {},
                             const QByteArray &contentType = "application/json");
    /// Handlers for the usual cases.
    static Handler answering(const QByteArray &bytes);
    static Handler closing();
    static Handler silent();

Q_SIGNALS:
    void requestRead();

private:
    void read(QTcpSocket *socket, QByteArray &buffer);

    Handler m_handler;
    QTcpServer m_server;
    quint16 m_port = 0;
    QList<Request> m_requests;
    int m_connections = 0;
};

} // namespace deck
