// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httptransport.h"

#include "authorities.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"
#include "logcapture.h"
#include "rawserver.h"
#include "tlsserver.h"

#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace deck;
using namespace std::chrono_literals;

using Method = HttpRequest::Method;
using Kind = Error::Kind;

Q_DECLARE_METATYPE(RawServer::Handler)

namespace {

const QByteArray canary = "tgp_v1_CANARY0123456789abcdef";

RawServer::Handler resetting()
{
    return [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
}

/// Says more than it sends, then closes.
RawServer::Handler cutting(const QByteArray &part)
{
    return [part](QTcpSocket &socket, const RawServer::Request &) {
        socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n" + part);
        socket.disconnectFromHost();
    };
}

/// One byte every few milliseconds, for ever: never idle, never done.
RawServer::Handler trickling()
{
    return [](QTcpSocket &socket, const RawServer::Request &) {
        socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n");
        auto *timer = new QTimer(&socket);
        timer->callOnTimeout(&socket, [&socket] { socket.write(" "); });
        timer->start(5);
    };
}

QByteArray deflated(const QByteArray &bytes)
{
    return qCompress(bytes, 9).mid(4); // qCompress puts the size in front of a plain zlib stream
}

} // namespace

class TestHttpTransport : public QObject
{
    Q_OBJECT

private:
    HttpTransport transportTo(const QUrl &url) { return HttpTransport(m_manager, *m_clock, url, Secret(canary)); }
    Result<HttpAnswer> send(HttpTransport &transport, Method method, std::chrono::milliseconds deadline = 60s)
    {
        HttpRequest request(method, QStringLiteral("/compute/clusters"), method == Method::Get ? QByteArray() : m_body);
        request.deadline = deadline;
        return await(transport.send(request, std::stop_token()), 20s);
    }
    /// Another request has made the round trip: whatever Qt would have sent again by itself has arrived by now.
    int writesSeen(RawServer &server, HttpTransport &transport)
    {
        (void)send(transport, Method::Get, 300ms);
        int writes = 0;
        for (const RawServer::Request &request : server.requests())
            writes += request.verb != "GET";
        return writes;
    }

    const QByteArray m_body = R"({"cluster_name":"aurora","num_gpus":16})";
    QNetworkAccessManager m_manager;
    FixedClock m_computer{*Instant::fromRfc3339(u"2026-05-04T10:00:00Z")};
    std::unique_ptr<ServerClock> m_clock;

private Q_SLOTS:
    void init() { m_clock = std::make_unique<ServerClock>(m_computer, ServerClock::Pace::FromServer, [] { return Millis(0); }); }

    void sendsKeyQueryAndBodyAsTheContractSays()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{\"ok\":1}", "x-request-id: req-7\r\n")));
        HttpTransport transport = transportTo(server.url());
        HttpRequest list(Method::Get, QStringLiteral("/compute/clusters"));
        list.query.append({QStringLiteral("projectId"), QStringLiteral("a b&c=d+e")});
        const Result<HttpAnswer> answer = await(transport.send(list, std::stop_token()));
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QCOMPARE(answer->body, QByteArray("{\"ok\":1}"));
        QCOMPARE(answer->requestId, QStringLiteral("req-7"));
        QCOMPARE(server.requests().at(0).target, QByteArray("/v1/compute/clusters?projectId=a%20b%26c%3Dd%2Be"));
        QCOMPARE(server.requests().at(0).header("Authorization"), "Bearer " + canary);

        QVERIFY(send(transport, Method::Post));
        QCOMPARE(server.requests().at(1).body, m_body);
        QCOMPARE(server.requests().at(1).header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(server.requests().at(1).header("Content-Length"), QByteArray::number(m_body.size()));
    }

    void anIdCannotLeaveItsSegment()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport = transportTo(server.url());
        const QString id = QStringLiteral("../volumes?x=1#%2e");
        const HttpRequest request(Method::Get, QStringLiteral("/compute/clusters/") + pathSegment(id));
        QVERIFY(await(transport.send(request, std::stop_token())));
        QCOMPARE(server.requests().at(0).target, QByteArray("/v1/compute/clusters/..%2Fvolumes%3Fx%3D1%23%252e"));
        QVERIFY(pathSegment(QStringLiteral("..")).isEmpty());
        QVERIFY(pathSegment(QString()).isEmpty());
    }

    void withoutAKeyNoHeaderIsSent()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport(m_manager, *m_clock, server.url(), Secret());
        QVERIFY(send(transport, Method::Get));
        QVERIFY(!server.requests().at(0).head.toLower().contains("authorization"));
    }

    void aWriteIsSentOnceWhateverBreaks_data()
    {
        QTest::addColumn<Method>("method");
        QTest::addColumn<RawServer::Handler>("handler");
        const std::pair<const char *, Method> methods[] = {{"POST", Method::Post}, {"PUT", Method::Put}, {"DELETE", Method::Delete}};
        for (const auto &[verb, method] : methods) {
            QTest::addRow("%s, closed after reading", verb) << method << RawServer::closing();
            QTest::addRow("%s, reset after reading", verb) << method << resetting();
            QTest::addRow("%s, answer cut in the body", verb) << method << cutting("{\"cluster_id\":");
            QTest::addRow("%s, status line only", verb) << method << RawServer::Handler([](QTcpSocket &socket, const RawServer::Request &) {
                socket.write("HTTP/1.1 20");
                socket.disconnectFromHost();
            });
            QTest::addRow("%s, no answer in time", verb) << method << RawServer::silent();
            QTest::addRow("%s, never done", verb) << method << trickling();
        }
    }
    void aWriteIsSentOnceWhateverBreaks()
    {
        // Qt sends a request again whose connection closes before the answer, POST included (DESIGN.md, decision 10).
        QFETCH(Method, method);
        QFETCH(RawServer::Handler, handler);
        RawServer server(handler);
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, method, 300ms);
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, Kind::Ambiguous);
        QCOMPARE(writesSeen(server, transport), 1);
    }

    void c11AGatewayTimeoutLeavesAWriteUndecided_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {408, 500, 502, 503, 504, 520})
            QTest::addRow("%d", status) << status;
    }
    void c11AGatewayTimeoutLeavesAWriteUndecided()
    {
        QFETCH(int, status);
        RawServer server(RawServer::answering(RawServer::answer(status, "<html><body>Gateway Time-out</body></html>",
                                                                "x-request-id: req-9\r\n", "text/html")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Post);
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, Kind::Ambiguous);
        QCOMPARE(answer.error().httpStatus, status);
        QCOMPARE(answer.error().requestId, QStringLiteral("req-9"));
        QVERIFY(!answer.error().summary().contains(QStringLiteral("Gateway"))); // HTML is never a message
        QCOMPARE(writesSeen(server, transport), 1);
    }

    void aDefiniteRefusalIsNotAmbiguous_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {400, 403, 404, 409, 422})
            QTest::addRow("%d", status) << status;
    }
    void aDefiniteRefusalIsNotAmbiguous()
    {
        QFETCH(int, status);
        RawServer server(RawServer::answering(RawServer::answer(status, R"({"error":{"message":"Out of stock","type":"conflict_error"}})")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Post);
        QCOMPARE(answer.error().kind, Kind::Http);
        QCOMPARE(answer.error().httpStatus, status);
        QCOMPARE(answer.error().serverText, QStringLiteral("Out of stock"));
        QCOMPARE(answer.error().isOutOfStock(), status == 409);
        QCOMPARE(writesSeen(server, transport), 1);
    }

    void c11HtmlIsNeverAMessageOfARead()
    {
        RawServer server(RawServer::answering(RawServer::answer(504, "<html>Gateway Time-out</html>", {}, "text/html")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Get);
        QCOMPARE(answer.error().kind, Kind::Http);
        QCOMPARE(answer.error().httpStatus, 504);
        QVERIFY(answer.error().serverText.isEmpty());
        QVERIFY(!answer.error().detail.contains(QLatin1Char('<')));
    }

    void aRefusedConnectionHasSentNothing()
    {
        QTcpServer placeholder;
        placeholder.listen(QHostAddress::LocalHost, 0);
        const QUrl url(QStringLiteral("http://127.0.0.1:%1/v1").arg(placeholder.serverPort()));
        placeholder.close();
        HttpTransport transport = transportTo(url);
        for (const Method method : {Method::Get, Method::Post, Method::Delete})
            QCOMPARE(send(transport, method).error().kind, Kind::Unreachable);
    }

    void anUnknownHostHasSentNothing()
    {
        HttpTransport transport = transportTo(QUrl(QStringLiteral("https://no-such-host.invalid/v1")));
        QCOMPARE(send(transport, Method::Post, 15s).error().kind, Kind::Unreachable);
    }

    void aBadCertificateIsSaidInPlainWordsAndNothingIsSent_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<bool>("trusted");
        QTest::addColumn<QString>("host");
        QTest::addColumn<Error::Reason>("reason");
        QTest::addColumn<QString>("words");
        using Reason = Error::Reason;
        QTest::newRow("expired") << "expired" << true << "127.0.0.1" << Reason::CertificateExpired << "expired on 2021-01-01";
        QTest::newRow("not yet valid") << "notyet" << true << "127.0.0.1" << Reason::CertificateNotYetValid << "valid from 2110-01-01";
        QTest::newRow("other host") << "wronghost" << true << "127.0.0.1" << Reason::CertificateWrongHost << "for elsewhere.test, not for 127.0.0.1";
        QTest::newRow("unknown issuer") << "unknownissuer" << true << "127.0.0.1" << Reason::CertificateUnknownIssuer << "ClusterDeck tests stranger";
        QTest::newRow("self-signed") << "selfsigned-for-tests" << true << "127.0.0.1" << Reason::CertificateSelfSigned << "self-signed";
        QTest::newRow("good, but its authority is not known") << "good" << false << "127.0.0.1" << Reason::CertificateUnknownIssuer << "ClusterDeck tests authority";
    }
    void aBadCertificateIsSaidInPlainWordsAndNothingIsSent()
    {
        QFETCH(QString, certificate);
        QFETCH(bool, trusted);
        QFETCH(QString, host);
        QFETCH(QString, words);
        TlsServer server(certificate);
        HttpTransport::Options options;
        if (trusted)
            options.authorities = fixture(QStringLiteral("tls/authority.crt"));
        HttpTransport transport(m_manager, *m_clock, server.url(host), Secret(canary), options);
        for (const Method method : {Method::Get, Method::Post}) {
            const Result<HttpAnswer> answer = send(transport, method);
            QVERIFY(!answer);
            QCOMPARE(answer.error().kind, Kind::Tls);
            QTEST(answer.error().reason, "reason");
            QCOMPARE(answer.error().host, host);
            QVERIFY2(answer.error().detail.contains(words), qPrintable(answer.error().detail));
        }
        QCOMPARE(server.seen, QByteArray());
    }

    void aCompanysOwnAuthorityIsTrustedWhenTheProfileNamesIt()
    {
        TlsServer server(QStringLiteral("good"));
        HttpTransport::Options options;
        const Result<QByteArray> authorities = readAuthorities(fixturePath(QStringLiteral("tls/authority.crt")));
        QVERIFY(authorities);
        options.authorities = *authorities;
        for (const QString &host : {QStringLiteral("127.0.0.1"), QStringLiteral("localhost")}) {
            HttpTransport transport(m_manager, *m_clock, server.url(host), Secret(canary), options);
            for (const Method method : {Method::Get, Method::Post}) {
                const Result<HttpAnswer> answer = send(transport, method);
                QVERIFY2(answer, answer ? "" : qPrintable(answer.error().summary()));
            }
        }
        QVERIFY(server.seen.contains("Authorization: Bearer " + canary));
    }

    void aServerThatSpeaksNoTlsIsATlsErrorAndGetsNothing()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        QTcpServer plain;
        QByteArray seen;
        connect(&plain, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = plain.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [socket, &seen] {
                seen += socket->readAll();
                socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
                socket->disconnectFromHost();
            });
        });
        plain.listen(QHostAddress::LocalHost, 0);
        HttpTransport transport = transportTo(QUrl(QStringLiteral("https://127.0.0.1:%1/v1").arg(plain.serverPort())));
        for (const Method method : {Method::Get, Method::Post})
            QCOMPARE(send(transport, method).error().kind, Kind::Tls);
        QVERIFY(!seen.contains(canary));
        QVERIFY(!seen.contains("aurora"));
    }

    void aCertificateNobodyVouchesForIsNeverIgnored()
    {
        TlsServer server(QStringLiteral("selfsigned-for-tests"));
        HttpTransport transport = transportTo(server.url());
        for (const Method method : {Method::Get, Method::Post}) {
            const Result<HttpAnswer> answer = send(transport, method);
            QCOMPARE(answer.error().kind, Kind::Tls);
            QVERIFY2(answer.error().detail.contains(QStringLiteral("self-signed")), qPrintable(answer.error().detail));
        }
        QCOMPARE(server.seen, QByteArray());
    }

    void noRedirectIsFollowed_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<Method>("method");
        QTest::addColumn<Kind>("kind");
        for (const int status : {301, 302, 303, 307, 308}) {
            QTest::addRow("GET %d", status) << status << Method::Get << Kind::Http;
            // The first three may mean that it was done, and the outcome lies elsewhere.
            QTest::addRow("POST %d", status) << status << Method::Post << (status < 307 ? Kind::Ambiguous : Kind::Http);
        }
    }
    void noRedirectIsFollowed()
    {
        QFETCH(int, status);
        QFETCH(Method, method);
        QFETCH(Kind, kind);
        RawServer other(RawServer::answering(RawServer::answer(200, "{}")));
        RawServer server(RawServer::answering(RawServer::answer(status, {}, "Location: " + other.url().toEncoded() + "\r\n")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, method);
        QCOMPARE(answer.error().kind, kind);
        QCOMPARE(answer.error().httpStatus, status);
        QVERIFY(answer.error().detail.contains(QStringLiteral("redirects")));
        QCOMPARE(answer.error().reason, Error::Reason::Redirected);
        QCOMPARE(answer.error().host, QStringLiteral("127.0.0.1"));
        QCOMPARE(other.connections(), 0);
        QCOMPARE(server.requests().size(), 1);
    }

    void aReadHasATotalDeadline()
    {
        RawServer server(trickling()); // never idle, so an idle time-out would not end it
        HttpTransport transport = transportTo(server.url());
        QCOMPARE(send(transport, Method::Get, 200ms).error().kind, Kind::Timeout);
    }

    void aLostReadIsUnreachable()
    {
        RawServer server(cutting("{\"clusters\":["));
        HttpTransport transport = transportTo(server.url());
        QCOMPARE(send(transport, Method::Get).error().kind, Kind::Unreachable);
    }

    void anOversizedAnswerIsCutOff()
    {
        const QByteArray huge(80 * 1024 * 1024, ' ');
        RawServer server(RawServer::answering(RawServer::answer(200, huge)));
        HttpTransport transport = transportTo(server.url());
        QCOMPARE(send(transport, Method::Get).error().kind, Kind::TooLarge);
        QCOMPARE(send(transport, Method::Post).error().kind, Kind::Ambiguous);
    }

    void anArchiveBombIsCutOff()
    {
        const QByteArray bomb = deflated(QByteArray(100 * 1024 * 1024, ' '));
        QVERIFY(bomb.size() < 1024 * 1024);
        RawServer server(RawServer::answering(RawServer::answer(200, bomb, "Content-Encoding: deflate\r\n")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Get);
        // Qt 6.4 does not say why it gave up; later versions name the limit.
        QVERIFY2(answer.error().kind == Kind::TooLarge || answer.error().kind == Kind::Decode, qPrintable(answer.error().summary()));
        QVERIFY(answer.error().detail.contains(QStringLiteral("unpack")));
    }

    void aWellCompressedListIsNoBomb()
    {
        QByteArray list = "{\"clusters\":[";
        while (list.size() < 30 * 1024 * 1024)
            list += "{\"status\":\"Running\",\"num_gpus\":8,\"host_name\":\"gpu-dp-aaaaa-bbbbb\"},";
        list += "{}]}";
        RawServer server(RawServer::answering(RawServer::answer(200, deflated(list), "Content-Encoding: deflate\r\n")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Get);
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().summary()));
        QCOMPARE(answer->body, list);
    }

    void brokenCompressionIsADecodeError()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "this is not deflated at all", "Content-Encoding: deflate\r\n")));
        HttpTransport transport = transportTo(server.url());
        QCOMPARE(send(transport, Method::Get).error().kind, Kind::Decode);
    }

    void aStopEndsAReadAtOnceAndLeavesAWriteUndecided()
    {
        RawServer server(RawServer::silent());
        HttpTransport transport = transportTo(server.url());
        for (const Method method : {Method::Get, Method::Post}) {
            std::stop_source source;
            const HttpRequest request(method, QStringLiteral("/x"), method == Method::Get ? QByteArray() : m_body);
            const qsizetype before = server.requests().size();
            Task<Result<HttpAnswer>> task = transport.send(request, source.get_token());
            QTRY_COMPARE(server.requests().size(), before + 1);
            source.request_stop();
            QVERIFY(task.isReady());
            const Result<HttpAnswer> answer = await(std::move(task));
            QCOMPARE(answer.error().kind, method == Method::Get ? Kind::Cancelled : Kind::Ambiguous);
        }
    }

    void afterAStopNothingIsSent()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport = transportTo(server.url());
        std::stop_source source;
        source.request_stop();
        const HttpRequest request(Method::Post, QStringLiteral("/x"), m_body);
        const Result<HttpAnswer> answer = await(transport.send(request, source.get_token()));
        QCOMPARE(answer.error().kind, Kind::Cancelled);
        QCOMPARE(server.connections(), 0);
    }

    void writesNeverUseAConnectionThatWasIdle()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport = transportTo(server.url());
        QVERIFY(send(transport, Method::Get));
        QVERIFY(send(transport, Method::Get));
        QCOMPARE(server.connections(), 1); // reads are kept alive
        QVERIFY(send(transport, Method::Post));
        QVERIFY(send(transport, Method::Post));
        QCOMPARE(server.connections(), 3);
    }

    void aLargeWriteArrivesWhole()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport = transportTo(server.url());
        QByteArray body = "{\"script\":\"";
        for (int i = 0; i < 300'000; ++i)
            body += QByteArray::number(i);
        body += "\"}";
        const HttpRequest request(Method::Post, QStringLiteral("/x"), body);
        QVERIFY(await(transport.send(request, std::stop_token())));
        QCOMPARE(server.requests().at(0).body, body);
    }

    void c12OneProbeAMinuteWithARefusedKey()
    {
        RawServer server([](QTcpSocket &socket, const RawServer::Request &request) {
            const bool good = request.header("Authorization") == "Bearer new-key";
            socket.write(good ? RawServer::answer(200, "{}") : RawServer::answer(401, R"({"error":{"message":"Invalid API key"}})"));
        });
        HttpTransport transport = transportTo(server.url());
        for (int second = 0; second <= 600; second += 15) {
            const Result<HttpAnswer> answer = send(transport, Method::Get);
            QCOMPARE(answer.error().httpStatus, 401);
            QCOMPARE(answer.error().serverText, QStringLiteral("Invalid API key"));
            m_computer.at = m_computer.at + 15s;
        }
        QVERIFY2(server.requests().size() <= 11, qPrintable(QString::number(server.requests().size())));
        QCOMPARE(send(transport, Method::Post).error().httpStatus, 401); // refused here
        for (const RawServer::Request &request : server.requests())
            QCOMPARE(request.verb, QByteArray("GET"));
        transport.setKey(Secret("new-key"));
        QVERIFY(send(transport, Method::Post));
    }

    void c10ARateLimitHoldsTheAccountUntilTheNamedTime()
    {
        int limited = 1;
        RawServer server([&limited](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(limited-- > 0 ? RawServer::answer(429, R"({"message":"slow"})", "Retry-After: 30\r\n") : RawServer::answer(200, "{}"));
        });
        HttpTransport transport = transportTo(server.url());
        QCOMPARE(send(transport, Method::Get).error().retryAfterSeconds.value_or(-1), 30);
        m_computer.at = m_computer.at + 29s;
        QCOMPARE(send(transport, Method::Get).error().retryAfterSeconds.value_or(-1), 1);
        QCOMPARE(server.requests().size(), 1);
        m_computer.at = m_computer.at + 1s;
        QVERIFY(send(transport, Method::Get));
    }

    void readsBeyondTheBudgetWaitForTheirTurnAndWritesDoNot()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport transport(m_manager, *m_clock, server.url(), Secret(canary),
                                {.reads = {.burst = 2, .perMinute = 100}}); // one each 0.6 s
        QElapsedTimer timer;
        timer.start();
        QVERIFY(send(transport, Method::Get));
        QVERIFY(send(transport, Method::Get));
        std::stop_source source;
        const HttpRequest read(Method::Get, QStringLiteral("/compute/clusters"));
        Task<Result<HttpAnswer>> third = transport.send(read, std::stop_token());
        Task<Result<HttpAnswer>> fourth = transport.send(read, source.get_token());
        QVERIFY(send(transport, Method::Post));
        QCOMPARE(server.requests().size(), 3);
        QCOMPARE(server.requests().last().verb, QByteArray("POST"));
        source.request_stop(); // it gives up while it waits
        QVERIFY(fourth.isReady());
        QCOMPARE(await(std::move(fourth)).error().kind, Kind::Cancelled);
        QVERIFY(await(std::move(third)));
        QVERIFY(timer.elapsed() >= 550);
        QCOMPARE(server.requests().size(), 4);
    }

    void whereTimeStandsStillNoReadWaits()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}", "Date: Mon, 15 Jun 2026 14:32:08 GMT\r\nX-ClusterDeck-Clock-Speed: 0\r\n")));
        HttpTransport transport(m_manager, *m_clock, server.url(), Secret(canary), {.reads = {.burst = 2, .perMinute = 6}});
        for (int i = 0; i < 30; ++i)
            QVERIFY(send(transport, Method::Get, 2s));
        QCOMPARE(server.requests().size(), 30);
    }

    void theDateSetsTheClockAndTheEmulatorItsPace()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}", "Date: Mon, 15 Jun 2026 14:32:08 GMT\r\nX-ClusterDeck-Clock-Speed: 60\r\n")));
        HttpTransport transport = transportTo(server.url());
        const Result<HttpAnswer> answer = send(transport, Method::Get);
        QVERIFY(m_clock->isSynchronised());
        QCOMPARE(m_clock->speed(), 60.0);
        QCOMPARE(answer->receivedAt.toIso(), QStringLiteral("2026-06-15T14:32:08Z"));
    }

    void aForeignFeedOrACacheDoesNotSetTheClock()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "{}", "Date: Mon, 15 Jun 2026 14:32:08 GMT\r\nAge: 9\r\n")));
        HttpTransport cached = transportTo(server.url());
        QVERIFY(send(cached, Method::Get));
        HttpTransport foreign(m_manager, *m_clock, server.url(), Secret(), {.dates = HttpTransport::Dates::Ignore});
        QVERIFY(send(foreign, Method::Get));
        QVERIFY(!m_clock->isSynchronised());
    }

    void anUnsafeAddressOrKeySendsNothing()
    {
        HttpTransport plain = transportTo(QUrl(QStringLiteral("http://api.together.ai/v1")));
        QCOMPARE(send(plain, Method::Get).error().kind, Kind::Invalid);
        RawServer server(RawServer::answering(RawServer::answer(200, "{}")));
        HttpTransport pasted(m_manager, *m_clock, server.url(), Secret("key\r\nX-Evil: 1"));
        QCOMPARE(send(pasted, Method::Get).error().kind, Kind::Invalid);
        QCOMPARE(server.connections(), 0);
    }

    void c21TheKeyIsInNoLogAndNoError()
    {
        const LogCapture log;
        QString errors;
        const RawServer::Handler handlers[] = {
            RawServer::answering(RawServer::answer(401, R"({"error":{"message":"bad key )" + canary + R"("}})")),
            RawServer::answering(RawServer::answer(500, "oops: Authorization: Bearer " + canary, {}, "text/plain")),
            RawServer::closing(),
            RawServer::silent(),
        };
        for (const RawServer::Handler &handler : handlers) {
            RawServer server(handler);
            HttpTransport transport = transportTo(server.url());
            errors += send(transport, Method::Get, 100ms).error().summary();
            HttpTransport again = transportTo(server.url());
            errors += send(again, Method::Post, 100ms).error().summary();
        }
        QVERIFY(!errors.contains(QStringLiteral("CANARY")));
        QVERIFY(log.text().contains(QStringLiteral("POST /v1/compute/clusters"))); // the capture works
        QVERIFY(!log.text().contains(QStringLiteral("CANARY")));
        QVERIFY(!log.text().contains(QStringLiteral("aurora"))); // no bodies
    }
};

QTEST_GUILESS_MAIN(TestHttpTransport)
#include "tst_httptransport.moc"
