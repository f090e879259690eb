// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorhost.h"
#include "emulatorserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

/// The emulator over a real socket.
class TestEmulatorServer : public QObject
{
    Q_OBJECT

    QNetworkAccessManager m_network;

    static EmulatorOptions options(const char16_t *scenario = u"calm")
    {
        EmulatorOptions made;
        made.scenario = QString::fromUtf16(scenario);
        made.speed = 0;
        made.token = Secret("a-key-for-tests");
        return made;
    }

    std::unique_ptr<QNetworkReply> ask(const QByteArray &method, const QUrl &url, const QByteArray &key, const QByteArray &body = {})
    {
        QNetworkRequest request(url);
        if (!key.isEmpty())
            request.setRawHeader("Authorization", "Bearer " + key);
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
        std::unique_ptr<QNetworkReply> reply(m_network.sendCustomRequest(request, method, body));
        QSignalSpy finished(reply.get(), &QNetworkReply::finished);
        if (!reply->isFinished())
            finished.wait(10'000);
        return reply;
    }
    static int status(const QNetworkReply &reply)
    {
        return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }

private Q_SLOTS:
    void answersOnLoopbackWithTheVirtualTime()
    {
        const auto server = EmulatorServer::start(options(u"default"));
        QVERIFY(server);
        const QUrl base = (*server)->baseUrl();
        QCOMPARE(base.host(), QStringLiteral("127.0.0.1"));
        const auto reply = ask("GET", QUrl(base.toString() + QStringLiteral("/compute/clusters")), "a-key-for-tests");
        QCOMPARE(status(*reply), 200);
        QCOMPARE(reply->rawHeader("Date"), QByteArray("Tue, 16 Jun 2026 14:32:08 GMT"));
        QCOMPARE(reply->rawHeader("X-ClusterDeck-Clock-Speed"), QByteArray("0"));
        QCOMPARE(reply->rawHeader("Content-Type"), QByteArray("application/json"));
        QCOMPARE(QJsonDocument::fromJson(reply->readAll()).object().value(u"clusters").toArray().size(), 6);
        QCOMPARE((*server)->presentMoment() - (*server)->epoch(), Millis(std::chrono::hours(36)));
    }

    void refusesInTheDocumentedShape_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("expected");
        const QByteArray key = "a-key-for-tests";
        QTest::newRow("no key") << QByteArray("GET") << QStringLiteral("/compute/clusters") << QByteArray() << QByteArray() << 401;
        QTest::newRow("wrong key") << QByteArray("GET") << QStringLiteral("/compute/clusters") << QByteArray("no") << QByteArray() << 401;
        QTest::newRow("no such path") << QByteArray("GET") << QStringLiteral("/nothing") << key << QByteArray() << 404;
        QTest::newRow("encoded slash is no path") << QByteArray("GET") << QStringLiteral("/compute%2Fclusters") << key << QByteArray() << 404;
        QTest::newRow("no such method") << QByteArray("PATCH") << QStringLiteral("/compute/clusters") << key << QByteArray() << 405;
        QTest::newRow("no JSON") << QByteArray("POST") << QStringLiteral("/compute/clusters") << key << QByteArray("<html>") << 400;
    }
    void refusesInTheDocumentedShape()
    {
        QFETCH(QByteArray, method);
        QFETCH(QString, path);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, body);
        QFETCH(int, expected);
        const auto server = EmulatorServer::start(options());
        QVERIFY(server);
        const auto reply = ask(method, QUrl((*server)->baseUrl().toString() + path), key, body);
        QCOMPARE(status(*reply), expected);
        const QJsonObject error = QJsonDocument::fromJson(reply->readAll()).object().value(u"error").toObject();
        QVERIFY(!error.value(u"message").toString().isEmpty());
        QVERIFY(!error.value(u"type").toString().isEmpty());
    }

    void aPortInUseIsAnErrorNotACrash()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        EmulatorOptions wanted = options();
        wanted.port = other.serverPort();
        const auto server = EmulatorServer::start(wanted);
        QVERIFY(!server);
        QCOMPARE(server.error().kind, Error::Kind::Unavailable);
        QVERIFY(server.error().detail.contains(QString::number(other.serverPort())));
        const auto host = EmulatorHost::start(wanted);
        QVERIFY(!host);
        QCOMPARE(host.error().kind, Error::Kind::Unavailable);
    }

    void anUnknownScenarioIsAnError()
    {
        const auto server = EmulatorServer::start(options(u"nothing"));
        QVERIFY(!server);
        QCOMPARE(server.error().kind, Error::Kind::Invalid);
    }

    void makesUpATokenThatDiffersEachTime()
    {
        EmulatorOptions wanted = options();
        wanted.token = Secret();
        const auto one = EmulatorServer::start(wanted);
        const auto two = EmulatorServer::start(wanted);
        QVERIFY(one && two);
        QVERIFY((*one)->token().reveal().size() >= 32);
        QVERIFY(!((*one)->token() == (*two)->token()));
    }

    void aLostAnswerIsNotALostEffect()
    {
        EmulatorOptions wanted = options();
        wanted.faults = {QStringLiteral("method=POST;path=/v1/compute/clusters/storage/volumes;count=1;drop;when=after"),
                         QStringLiteral("method=POST;count=1;reset")};
        const auto server = EmulatorServer::start(wanted);
        QVERIFY(server);
        const QUrl volumes((*server)->baseUrl().toString() + QStringLiteral("/compute/clusters/storage/volumes"));
        const QByteArray body = R"({"volume_name": "data", "size_tib": 1, "region": "us-central-8"})";
        // Sent through a plain socket: QNetworkAccessManager would repeat the lost calls by itself.
        for (int i = 0; i < 2; ++i) {
            QTcpSocket caller;
            caller.connectToHost(QHostAddress::LocalHost, quint16(volumes.port()));
            QTRY_COMPARE(caller.state(), QAbstractSocket::ConnectedState);
            caller.write("POST " + volumes.path().toLatin1() + " HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                         "Authorization: Bearer a-key-for-tests\r\nContent-Length: " + QByteArray::number(body.size())
                         + "\r\n\r\n" + body);
            QTRY_COMPARE(caller.state(), QAbstractSocket::UnconnectedState);
            QCOMPARE(caller.readAll(), QByteArray());
        }
        const auto list = ask("GET", volumes, "a-key-for-tests");
        QCOMPARE(QJsonDocument::fromJson(list->readAll()).object().value(u"volumes").toArray().size(), 1);
    }

    void anyStatusCanBeAnswered_data()
    {
        QTest::addColumn<int>("wanted");
        for (const int wanted : {204, 299, 307, 418, 429, 503, 511, 599})
            QTest::addRow("%d", wanted) << wanted;
    }
    void anyStatusCanBeAnswered()
    {
        QFETCH(int, wanted);
        EmulatorOptions given = options();
        given.faults = {QStringLiteral("status=%1").arg(wanted)};
        const auto server = EmulatorServer::start(given);
        QVERIFY(server);
        const auto reply = ask("GET", QUrl((*server)->baseUrl().toString() + QStringLiteral("/compute/regions")), "a-key-for-tests");
        QCOMPARE(status(*reply), wanted);
        if (wanted != 307) // QNetworkAccessManager keeps the body of a redirection to itself
            QCOMPARE(reply->readAll().isEmpty(), wanted == 204);
        // The emulator's own paths stay as they are.
        QUrl clock = (*server)->baseUrl();
        clock.setPath(QStringLiteral("/x/clock"));
        QCOMPARE(status(*ask("GET", clock, "a-key-for-tests")), 200);
    }

    void faultsWaitUntilThePastWasPlayed()
    {
        EmulatorOptions wanted = options(u"default");
        wanted.startAtEpoch = true;
        wanted.faults = {QStringLiteral("status=503")};
        const auto server = EmulatorServer::start(wanted);
        QVERIFY(server);
        const QUrl regions((*server)->baseUrl().toString() + QStringLiteral("/compute/regions"));
        QCOMPARE(status(*ask("GET", regions, "a-key-for-tests")), 200);
        QUrl clock = (*server)->baseUrl();
        clock.setPath(QStringLiteral("/x/clock"));
        const QByteArray present = (*server)->presentMoment().toIso().toLatin1();
        QCOMPARE(status(*ask("POST", clock, "a-key-for-tests", "{\"to\": \"" + present + "\"}")), 200);
        QCOMPARE(status(*ask("GET", regions, "a-key-for-tests")), 503);
    }

    void aFaultThatCannotBeReadIsAnError()
    {
        EmulatorOptions wanted = options();
        wanted.faults = {QStringLiteral("dorp")};
        const auto server = EmulatorServer::start(wanted);
        QVERIFY(!server);
        QCOMPARE(server.error().kind, Error::Kind::Invalid);
        QVERIFY(server.error().detail.contains(u"dorp"));
    }

    void theHostStartsAtTheEpochAndCanBeStepped()
    {
        EmulatorOptions wanted = options(u"default");
        wanted.startAtEpoch = true;
        const auto host = EmulatorHost::start(wanted);
        QVERIFY(host);
        QUrl clock((*host)->baseUrl());
        clock.setPath(QStringLiteral("/x/clock"));
        const auto reply = ask("POST", clock, "a-key-for-tests", R"({"to": "next-change"})");
        QCOMPARE(status(*reply), 200);
        const QJsonObject step = QJsonDocument::fromJson(reply->readAll()).object();
        QVERIFY(step.value(u"changed").toBool());
        QVERIFY(*Instant::fromRfc3339(step.value(u"now").toString()) > (*host)->epoch());
        QVERIFY(*Instant::fromRfc3339(step.value(u"now").toString()) < (*host)->presentMoment());
    }

    void theHostCanBeStoppedAmidARequest()
    {
        auto started = EmulatorHost::start(options(u"default"));
        QVERIFY(started);
        std::unique_ptr<EmulatorHost> host = std::move(*started);
        QNetworkRequest request(QUrl(host->baseUrl().toString() + QStringLiteral("/compute/clusters")));
        request.setRawHeader("Authorization", "Bearer a-key-for-tests");
        std::unique_ptr<QNetworkReply> reply(m_network.get(request));
        host.reset();
        QTRY_VERIFY(reply->isFinished());
    }
};

QTEST_GUILESS_MAIN(TestEmulatorServer)
#include "tst_emulatorserver.moc"
