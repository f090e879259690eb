// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httptransport.h"

#include "authorities.h"
#include "await.h"
#include "rawserver.h"
#include "serverclock.h"
#include "tlsserver.h"

#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>
#include <QTcpServer>

using namespace deck;
using namespace std::chrono_literals;

namespace {

/// A real forward proxy on loopback: it answers CONNECT and carries the bytes to `target`, whatever host was named, as if
/// that were where the name leads.
class ConnectProxy : public QObject
{
    Q_OBJECT
public:
    explicit ConnectProxy(quint16 target, QByteArray refusal = {}) : m_target(target), m_refusal(std::move(refusal))
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *client = m_server.nextPendingConnection()) {
                ++connections;
                connect(client, &QTcpSocket::readyRead, this, [this, client] { take(client); });
            }
        });
        m_server.listen(QHostAddress::LocalHost, 0);
    }

    QByteArray url() const { return "http://127.0.0.1:" + QByteArray::number(m_server.serverPort()); }

    int connections = 0;
    QByteArrayList asked; ///< "CONNECT service.test:443 HTTP/1.1"
    QByteArray carried;   ///< what went through in the clear: it must be nothing that can be read

private:
    void take(QTcpSocket *client)
    {
        if (auto *onward = client->findChild<QTcpSocket *>()) {
            const QByteArray bytes = client->readAll();
            carried += bytes;
            onward->write(bytes);
            return;
        }
        m_heads[client] += client->readAll();
        if (!m_heads[client].contains("\r\n\r\n"))
            return;
        asked.append(m_heads[client].left(m_heads[client].indexOf("\r\n")));
        if (!m_refusal.isEmpty()) {
            client->write(m_refusal);
            client->disconnectFromHost();
            return;
        }
        auto *onward = new QTcpSocket(client);
        connect(onward, &QTcpSocket::connected, client, [client] { client->write("HTTP/1.1 200 Connection established\r\n\r\n"); });
        connect(onward, &QTcpSocket::readyRead, client, [client, onward] { client->write(onward->readAll()); });
        onward->setProxy(QNetworkProxy::NoProxy);
        onward->connectToHost(QHostAddress::LocalHost, m_target);
    }

    quint16 m_target;
    QByteArray m_refusal;
    QTcpServer m_server;
    QHash<QTcpSocket *, QByteArray> m_heads;
};

} // namespace

/// The system's proxies, as the environment names them on Linux.
class TestServiceProxies : public QObject
{
    Q_OBJECT

    const SystemClock m_computer;
    QNetworkAccessManager m_manager;

    static void useProxy(const QByteArray &url)
    {
        for (const char *name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"})
            qputenv(name, url);
        QNetworkProxyFactory::setUseSystemConfiguration(true);
    }
    Result<HttpAnswer> ask(const QUrl &url, HttpRequest::Method method = HttpRequest::Method::Get)
    {
        ServerClock clock(m_computer);
        HttpTransport::Options options;
        options.authorities = fixture(QStringLiteral("tls/authority.crt"));
        HttpTransport transport(m_manager, clock, url, Secret("tgp_v1_CANARY0123456789abcdef"), options);
        HttpRequest request(method, QStringLiteral("/compute/clusters"), method == HttpRequest::Method::Get ? QByteArray() : "{}");
        request.deadline = 10s;
        return await(transport.send(request, std::stop_token()), 20s);
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *name : {"no_proxy", "NO_PROXY", "all_proxy", "ALL_PROXY"})
            qunsetenv(name);
    }
    void cleanup()
    {
        QNetworkProxyFactory::setUseSystemConfiguration(false);
        m_manager.clearConnectionCache();
    }

    void theSystemsProxyIsUsedAndSeesNoKey()
    {
        TlsServer service(QStringLiteral("good"));
        ConnectProxy proxy(service.server.serverPort());
        useProxy(proxy.url());
        for (const auto method : {HttpRequest::Method::Get, HttpRequest::Method::Post}) {
            const Result<HttpAnswer> answer = ask(QUrl(QStringLiteral("https://service.test/v1")), method);
            QVERIFY2(answer, answer ? "" : qPrintable(answer.error().summary()));
        }
        QCOMPARE(proxy.asked, QByteArrayList({"CONNECT service.test:443 HTTP/1.1", "CONNECT service.test:443 HTTP/1.1"}));
        QVERIFY(service.seen.contains("CANARY"));
        QVERIFY(!proxy.carried.isEmpty());
        QVERIFY(!proxy.carried.contains("CANARY"));
    }

    void loopbackIsNeverAskedThroughAProxy_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("127.0.0.1") << "127.0.0.1";
        QTest::newRow("localhost") << "localhost";
    }
    void loopbackIsNeverAskedThroughAProxy()
    {
        QFETCH(QString, host);
        TlsServer secure(QStringLiteral("good"));
        RawServer plain(RawServer::answering(RawServer::answer(200, "{}")));
        ConnectProxy proxy(secure.server.serverPort());
        useProxy(proxy.url());
        QUrl plainUrl = plain.url();
        plainUrl.setHost(host);
        for (const auto method : {HttpRequest::Method::Get, HttpRequest::Method::Post}) {
            QVERIFY(ask(plainUrl, method));
            QVERIFY(ask(secure.url(host), method));
        }
        QCOMPARE(proxy.connections, 0);
    }

    void aProxyThatIsNotThereIsNamedAsTheCause()
    {
        QByteArray gone;
        {
            const ConnectProxy placeholder(1);
            gone = placeholder.url();
        }
        useProxy(gone);
        for (const auto method : {HttpRequest::Method::Get, HttpRequest::Method::Post}) {
            const Result<HttpAnswer> answer = ask(QUrl(QStringLiteral("https://service.test/v1")), method);
            QVERIFY(!answer);
            QCOMPARE(answer.error().kind, Error::Kind::Unreachable); // a write has not left either
            QVERIFY2(answer.error().reason == Error::Reason::ProxyUnreachable, qPrintable(answer.error().summary()));
        }
    }

    void aProxyThatWantsAPasswordIsNamedAsTheCause()
    {
        ConnectProxy proxy(1, "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"corp\"\r\n"
                              "Content-Length: 0\r\n\r\n");
        useProxy(proxy.url());
        const Result<HttpAnswer> answer = ask(QUrl(QStringLiteral("https://service.test/v1")));
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, Error::Kind::Unreachable);
        QCOMPARE(answer.error().reason, Error::Reason::ProxyWantsPassword);
    }
};

QTEST_GUILESS_MAIN(TestServiceProxies)
#include "tst_serviceproxies.moc"
