// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rawserver.h"

#include <QTcpSocket>

#include <memory>

namespace deck {

QByteArray RawServer::Request::header(const QByteArray &name) const
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

RawServer::RawServer(Handler handler) : m_handler(std::move(handler))
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection()) {
            ++m_connections;
            const auto buffer = std::make_shared<QByteArray>();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] { read(socket, *buffer); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
    m_server.listen(QHostAddress::LocalHost, 0);
    m_port = m_server.serverPort();
}

void RawServer::refuseConnections(bool refuse)
{
    if (!refuse) {
        m_server.listen(QHostAddress::LocalHost, m_port);
        return;
    }
    m_server.close();
    const QList<QTcpSocket *> open = m_server.findChildren<QTcpSocket *>();
    for (QTcpSocket *socket : open)
        socket->abort();
}

QUrl RawServer::url(const QString &path) const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_port).arg(path));
}

QByteArray RawServer::answer(int status, const QByteArray &body, const QByteArray &headers, const QByteArray &contentType)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Status\r\nContent-Type: " + contentType
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body;
}

RawServer::Handler RawServer::answering(const QByteArray &bytes)
{
    return [bytes](QTcpSocket &socket, const Request &) { socket.write(bytes); };
}

RawServer::Handler RawServer::closing()
{
    return [](QTcpSocket &socket, const Request &) { socket.close(); };
}

RawServer::Handler RawServer::silent()
{
    return [](QTcpSocket &, const Request &) {};
}

void RawServer::read(QTcpSocket *socket, QByteArray &buffer)
{
    buffer += socket->readAll();
    for (;;) {
        const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
        if (headEnd < 0)
            return;
        Request request;
        request.head = buffer.left(headEnd);
        const qsizetype bodySize = request.header("Content-Length").toLongLong();
        if (buffer.size() < headEnd + 4 + bodySize)
            return;
        request.body = buffer.mid(headEnd + 4, bodySize);
        const QList<QByteArray> words = request.head.left(request.head.indexOf("\r\n")).split(' ');
        request.verb = words.value(0);
        request.target = words.value(1);
        buffer.remove(0, headEnd + 4 + bodySize);
        m_requests.append(request);
        m_handler(*socket, request);
        Q_EMIT requestRead();
    }
}

} // namespace deck
