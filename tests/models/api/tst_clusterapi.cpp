// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterapi.h"

#include "clusterspeccodec.h"
#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"
#include "logcapture.h"
#include "rawserver.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QTcpSocket>
#include <QTest>

using namespace deck;

using Kind = Error::Kind;

namespace {

const ClusterId clusterId(QStringLiteral("c/1"));

ClusterSpec goodSpec()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("aurora");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver.id = QStringLiteral("nvidia-570");
    spec.standardGpus = 16;
    return spec;
}

ScaleSpec goodScale()
{
    ScaleSpec spec;
    spec.standardGpus = 24;
    return spec;
}

} // namespace

class TestClusterApi : public QObject
{
    Q_OBJECT

private:
    struct Service
    {
        Service(QNetworkAccessManager &manager, RawServer::Handler handler)
            : server(std::move(handler)), clock(computer), transport(manager, clock, server.url(), Secret("tgp_v1_CANARYKEY")), api(transport)
        {
        }
        FixedClock computer{*Instant::fromRfc3339(u"2026-05-04T10:00:00Z")};
        RawServer server;
        ServerClock clock;
        HttpTransport transport;
        ClusterApi api;
    };

    QNetworkAccessManager m_manager;
    const std::stop_token m_go;

private Q_SLOTS:
    void everyCallIsTheContracts()
    {
        Service service(m_manager, [](QTcpSocket &socket, const RawServer::Request &request) {
            const bool list = request.verb == "GET" && request.target.startsWith("/v1/compute/clusters?");
            QByteArray body = fixture(list ? QStringLiteral("contract/ClusterListSeveral.json")
                                           : QStringLiteral("contract/ClusterHealthyMixed.json"));
            if (!list)
                body.replace("5c1f7a08-3d7e-4c53-9b1a-0a6d2f4e8b11", "c/1");
            socket.write(RawServer::answer(200, body));
        });
        const auto list = await(service.api.fetchClusters(ProjectId(QStringLiteral("p 1")), m_go));
        QVERIFY(list);
        QCOMPARE(list->receivedAt.toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        QVERIFY(await(service.api.fetchCluster(clusterId, m_go)));
        QVERIFY(await(service.api.createCluster(goodSpec(), m_go)));
        QVERIFY(await(service.api.updateCluster(clusterId, goodScale(), m_go)));
        QVERIFY(await(service.api.deleteCluster(clusterId, m_go)));

        QByteArrayList calls;
        for (const RawServer::Request &request : service.server.requests())
            calls.append(request.verb + ' ' + request.target);
        QCOMPARE(calls, (QByteArrayList{"GET /v1/compute/clusters?projectId=p%201", "GET /v1/compute/clusters/c%2F1",
                                        "POST /v1/compute/clusters", "PUT /v1/compute/clusters/c%2F1", "DELETE /v1/compute/clusters/c%2F1"}));
        QCOMPARE(service.server.requests().at(2).body, encodeClusterSpec(goodSpec()));
        QCOMPARE(service.server.requests().at(3).body, encodeScaleSpec(goodScale()));
    }

    void aReadThatCannotBeDecodedSaysSo()
    {
        Service service(m_manager, RawServer::answering(RawServer::answer(200, "{\"clusters\":null}", "x-request-id: r-1\r\n")));
        const auto list = await(service.api.fetchClusters(ProjectId(), m_go));
        QCOMPARE(list.error().kind, Kind::Decode);
        QCOMPARE(list.error().httpStatus, 200);
        QCOMPARE(list.error().requestId, QStringLiteral("r-1"));
    }

    void aYesThatCannotBeReadIsAmbiguous_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("empty") << RawServer::answer(200, {});
        QTest::newRow("204") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n");
        QTest::newRow("html") << RawServer::answer(200, "<html>welcome</html>", {}, "text/html");
        QTest::newRow("cut json") << RawServer::answer(200, "{\"cluster_id\":\"c-1\"");
        QTest::newRow("no id") << RawServer::answer(200, "{\"cluster_name\":\"aurora\"}");
        QTest::newRow("error inside") << RawServer::answer(200, "{\"error\":{\"message\":\"oops\"}}");
    }
    void aYesThatCannotBeReadIsAmbiguous()
    {
        QFETCH(QByteArray, answer);
        Service service(m_manager, RawServer::answering(answer));
        QCOMPARE(await(service.api.createCluster(goodSpec(), m_go)).error().kind, Kind::Ambiguous);
        QCOMPARE(service.server.requests().size(), 1);
        QCOMPARE(await(service.api.updateCluster(clusterId, goodScale(), m_go)).error().kind, Kind::Ambiguous);
        QCOMPARE(service.server.requests().size(), 2);
    }

    void c10TheIdOfANewClusterIsEnough()
    {
        Service service(m_manager, RawServer::answering(RawServer::answer(200, "{\"cluster_id\":\"c-771\"}")));
        const auto made = await(service.api.createCluster(goodSpec(), m_go));
        QVERIFY(made);
        QCOMPARE(made->value.id, ClusterId(QStringLiteral("c-771")));
        QVERIFY(service.transport.oddities().total() > 0);
    }

    void aDeletionNeedsNoWords()
    {
        Service service(m_manager, RawServer::answering("HTTP/1.1 204 No Content\r\n\r\n"));
        QVERIFY(await(service.api.deleteCluster(clusterId, m_go)));
    }

    void outOfStockIsARefusal()
    {
        Service service(m_manager, RawServer::answering(RawServer::answer(409, fixture(QStringLiteral("contract/OutOfStock.out_of_stock.json")))));
        const auto made = await(service.api.createCluster(goodSpec(), m_go));
        QCOMPARE(made.error().kind, Kind::Http);
        QVERIFY(made.error().isOutOfStock());
        QCOMPARE(service.server.requests().size(), 1);
    }

    void whatBreaksARuleIsNotSent()
    {
        Service service(m_manager, RawServer::answering(RawServer::answer(200, "{}")));
        ClusterSpec seven = goodSpec();
        seven.standardGpus = 7;
        ScaleSpec negative;
        negative.preemptibleGpus = -8;
        QCOMPARE(await(service.api.createCluster(seven, m_go)).error().kind, Kind::Invalid);
        QCOMPARE(await(service.api.updateCluster(clusterId, negative, m_go)).error().kind, Kind::Invalid);
        QCOMPARE(await(service.api.updateCluster(clusterId, ScaleSpec(), m_go)).error().kind, Kind::Invalid);
        // An empty id would address the collection.
        for (const QString &id : {QString(), QStringLiteral("."), QStringLiteral("..")}) {
            QCOMPARE(await(service.api.fetchCluster(ClusterId(id), m_go)).error().kind, Kind::Invalid);
            QCOMPARE(await(service.api.updateCluster(ClusterId(id), goodScale(), m_go)).error().kind, Kind::Invalid);
            QCOMPARE(await(service.api.deleteCluster(ClusterId(id), m_go)).error().kind, Kind::Invalid);
        }
        QCOMPARE(service.server.connections(), 0);
    }

    void aStopWhileDecodingIsCancelled()
    {
        Service service(m_manager, RawServer::answering(RawServer::answer(200, fixture(QStringLiteral("contract/ClusterListSeveral.json")))));
        std::stop_source source;
        Task<Result<Fetched<QList<Cluster>>>> task = service.api.fetchClusters(ProjectId(), source.get_token());
        source.request_stop();
        QVERIFY(task.isReady());
        QCOMPARE(await(std::move(task)).error().kind, Kind::Cancelled);
    }

    void c21AKubeconfigIsInNoValueLogOrError()
    {
        const LogCapture log;
        QJsonObject cluster = QJsonDocument::fromJson(fixture(QStringLiteral("contract/ClusterHealthyMixed.json"))).object();
        cluster.insert(QStringLiteral("kube_config"), QStringLiteral("users: [{user: {token: CANARYCONFIG}}]"));
        const QByteArray good = QJsonDocument(cluster).toJson();
        QString errors;
        const QByteArray answers[] = {RawServer::answer(200, good), RawServer::answer(200, good.left(good.size() - 3)),
                                      RawServer::answer(500, good), RawServer::answer(200, "{\"error\":{\"message\":\"x\"}," + good.mid(1)),
                                      RawServer::answer(400, good, {}, "text/plain")};
        for (const QByteArray &answer : answers) {
            Service service(m_manager, RawServer::answering(answer));
            const auto read = await(service.api.fetchCluster(clusterId, m_go));
            const auto made = await(service.api.createCluster(goodSpec(), m_go));
            errors += read ? QString() : read.error().summary();
            errors += made ? QString() : made.error().summary();
            errors += service.transport.oddities().lines().join(QLatin1Char(' '));
        }
        QVERIFY(!errors.isEmpty());
        QVERIFY2(!errors.contains(QStringLiteral("CANARY")), qPrintable(errors));
        QVERIFY(log.text().contains(QStringLiteral("/v1/compute/clusters")));
        QVERIFY(!log.text().contains(QStringLiteral("CANARY")));
    }
};

QTEST_GUILESS_MAIN(TestClusterApi)
#include "tst_clusterapi.moc"
