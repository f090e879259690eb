// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fixture.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>
#include <QUrl>

namespace deck {

/// A real TLS server on loopback that answers everything with an empty object, with a certificate of tests/fixtures/tls. The
/// keys there guard nothing: they were made for tests.
struct TlsServer
{
    explicit TlsServer(const QString &certificate)
    {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setLocalCertificate(QSslCertificate(fixture(QStringLiteral("tls/%1.crt").arg(certificate))));
        tls.setPrivateKey(QSslKey(fixture(QStringLiteral("tls/%1.key").arg(certificate)), QSsl::Ec));
        server.setSslConfiguration(tls);
        QObject::connect(&server, &QSslServer::pendingConnectionAvailable, &server, [this] {
            while (QTcpSocket *socket = server.nextPendingConnection())
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                    const QByteArray piece = socket->readAll();
                    seen += piece;
                    if (piece.startsWith("GET") || piece.startsWith("POST"))
                        socket->write(answer.isEmpty() ? QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                                                    "Content-Length: 2\r\n\r\n{}")
                                                       : answer);
                });
        });
        server.listen(QHostAddress::LocalHost, 0);
    }

    QUrl url(const QString &host = QStringLiteral("127.0.0.1")) const
    {
        return QUrl(QStringLiteral("https://%1:%2/v1").arg(host).arg(server.serverPort()));
    }

    QByteArray seen;
    QByteArray answer;
    QSslServer server;
};

} // namespace deck
