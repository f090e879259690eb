// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationapi.h"

#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"
#include "rawserver.h"

#include <QNetworkAccessManager>
#include <QTcpSocket>
#include <QTest>

using namespace deck;

class TestRemediationApi : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCallIsTheContracts()
    {
        serve([](const RawServer::Request &request) {
            const bool list = request.verb == "GET" && request.target.contains("/remediations?");
            return fixture(list ? QStringLiteral("contract/RemediationListAwaiting.json") : QStringLiteral("contract/RemediationAwaiting.json"));
        });
        RemediationApi api(*m_transport);
        RemediationQuery query;
        query.cluster = m_key.cluster;
        query.modes = {RemediationMode::RebootVm, RemediationMode::HostAware};
        query.states = {RemediationState::PendingApproval};
        query.triggers = {RemediationTrigger::Automated};
        QVERIFY(await(api.fetchRemediations(query, m_go)));
        RemediationQuery ofOneNode;
        ofOneNode.cluster = m_key.cluster;
        ofOneNode.instance = m_key.instance;
        ofOneNode.pageSize = 20;
        QVERIFY(await(api.fetchRemediationPage(ofOneNode, QStringLiteral("next"), m_go)));
        QVERIFY(await(api.fetchRemediation(m_key, m_go)));
        QVERIFY(await(api.createRemediation(soundSpec(), m_go)));
        QVERIFY(await(api.approveRemediation(m_key, QStringLiteral("go on"), RemediationMode::RebootVm, m_go)));
        QVERIFY(await(api.rejectRemediation(m_key, QString(), m_go)));
        QVERIFY(await(api.cancelRemediation(m_key, m_go)));
        QByteArrayList calls;
        for (const RawServer::Request &request : m_server->requests())
            calls.append(request.verb + ' ' + request.target.mid(int(sizeof("/v1/compute/clusters"))) + ' ' + request.body);
        QCOMPARE(calls, (QByteArrayList{
                            "GET c%2F1/instances/-/remediations?mode=REMEDIATION_MODE_REBOOT_VM%2CREMEDIATION_MODE_HOST_AWARE"
                            "&state=PENDING_APPROVAL&trigger=REMEDIATION_TRIGGER_AUTOMATED&page_size=100 ",
                            "GET c%2F1/instances/i-1/remediations?page_size=20&page_token=next ",
                            "GET c%2F1/instances/i-1/remediations/r-1 ",
                            "POST c%2F1/instances/i-1/remediations?remediation_id=r-1 {\"mode\":\"REMEDIATION_MODE_REBOOT_VM\",\"reason\":\"hot\"}",
                            "POST c%2F1/instances/i-1/remediations/r-1/approve {\"comment\":\"go on\",\"mode\":\"REMEDIATION_MODE_REBOOT_VM\"}",
                            "POST c%2F1/instances/i-1/remediations/r-1/reject {}",
                            "POST c%2F1/instances/i-1/remediations/r-1/cancel "}));
        QVERIFY(m_transport->oddities().isEmpty());
    }

    void whatCannotBeRightIsNotSent()
    {
        serve([](const RawServer::Request &) { return QByteArray(); });
        RemediationApi api(*m_transport);
        RemediationSpec all = soundSpec();
        all.instance = InstanceId(QStringLiteral("-"));
        QCOMPARE(await(api.createRemediation(all, m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(await(api.approveRemediation(m_key, QString(), RemediationMode::HostPowerCycle, m_go)).error().kind, Error::Kind::Invalid);
        RemediationKey nobody = m_key;
        nobody.id = RemediationId(QStringLiteral(".."));
        QCOMPARE(await(api.cancelRemediation(nobody, m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(await(api.fetchRemediation(nobody, m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(m_server->connections(), 0);
    }

    // A yes that cannot be read: the repair has probably begun. It is sent once, whatever comes of it.
    void aWriteWithoutAReadableAnswerIsAmbiguous()
    {
        serve([](const RawServer::Request &) { return QByteArray("<html>ok</html>"); });
        RemediationApi api(*m_transport);
        QCOMPARE(await(api.createRemediation(soundSpec(), m_go)).error().kind, Error::Kind::Ambiguous);
        QCOMPARE(await(api.approveRemediation(m_key, QString(), std::nullopt, m_go)).error().kind, Error::Kind::Ambiguous);
        QCOMPARE(await(api.rejectRemediation(m_key, QString(), m_go)).error().kind, Error::Kind::Ambiguous);
        QCOMPARE(await(api.cancelRemediation(m_key, m_go)).error().kind, Error::Kind::Ambiguous);
        QCOMPARE(m_server->requests().size(), 4);
    }

    void pagesGoOnWhileThereIsAToken_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<int>("requests");
        QTest::addColumn<bool>("complete");
        QTest::newRow("no more") << QByteArray("\"has_next\":false,\"next_page_token\":\"t\"") << 1 << true;
        QTest::newRow("more, but no token") << QByteArray("\"has_next\":true,\"next_page_token\":\"\"") << 1 << false;
        QTest::newRow("more") << QByteArray("\"has_next\":true,\"next_page_token\":\"t\"") << 2 << true;
        QTest::newRow("a token alone") << QByteArray("\"next_page_token\":\"t\"") << 2 << true;
        QTest::newRow("an empty token alone") << QByteArray("\"next_page_token\":\"\"") << 1 << true;
        QTest::newRow("a token that is none") << QByteArray("\"next_page_token\":7") << 1 << false;
        QTest::newRow("neither") << QByteArray("\"x\":0") << 1 << false;
    }
    void pagesGoOnWhileThereIsAToken()
    {
        QFETCH(QByteArray, rest);
        QFETCH(int, requests);
        QFETCH(bool, complete);
        serve([rest](const RawServer::Request &request) {
            const bool first = !request.target.contains("page_token");
            return "{\"remediations\":[]," + (first ? rest : QByteArray("\"has_next\":false,\"next_page_token\":\"\"")) + '}';
        });
        RemediationQuery query;
        query.cluster = m_key.cluster;
        const auto all = await(RemediationApi(*m_transport).fetchRemediations(query, m_go));
        QVERIFY2(all, all ? "" : qPrintable(all.error().summary()));
        QCOMPARE(all->value.complete, complete);
        QCOMPARE(m_server->requests().size(), requests);
    }

    void aRepairThatMovedBetweenPagesIsThereOnceAndAsLastSeen()
    {
        serve([](const RawServer::Request &request) {
            const bool first = !request.target.contains("page_token");
            const QByteArray one = "{\"id\":\"r\",\"cluster_id\":\"c\",\"instance_id\":\"i\",\"mode\":\"REMEDIATION_MODE_REBOOT_VM\",\"state\":\""
                + QByteArray(first ? "PENDING" : "RUNNING") + "\",\"trigger\":\"REMEDIATION_TRIGGER_MANUAL\"}";
            return "{\"remediations\":[" + one + "],\"has_next\":" + (first ? "true" : "false") + ",\"next_page_token\":\"t\"}";
        });
        RemediationQuery query;
        query.cluster = m_key.cluster;
        const auto all = await(RemediationApi(*m_transport).fetchRemediations(query, m_go));
        QCOMPARE(all->value.entries.size(), 1);
        QCOMPARE(all->value.entries.at(0).state.value, RemediationState::Running);
    }

    void anAlertWithoutItsTypedTextIsReadFromTheUntypedOne()
    {
        serve([](const RawServer::Request &) {
            return QByteArray(R"({"id":"r","cluster_id":"c","instance_id":"i","mode":"REMEDIATION_MODE_REBOOT_VM","state":"PENDING",
                "trigger":"REMEDIATION_TRIGGER_AUTOMATED","linked_alerts":[{"alert_name":"A","passive_health_check_alert_id":"a",
                "cluster_id":"c","target_vm":"v","severity":"PHC_SEVERITY_WARNING","started_at":"2026-08-20T11:45:02Z",
                "annotations":{"summary":"Too hot","evidence":"GPU 3 at 96 C"}}]})");
        });
        const auto read = await(RemediationApi(*m_transport).fetchRemediation(m_key, m_go));
        const LinkedAlert alert = read->value.alerts.at(0);
        QCOMPARE(alert.title, QStringLiteral("Too hot"));
        QCOMPARE(alert.summary, QStringLiteral("GPU 3 at 96 C"));
        QVERIFY(alert.severity == AlertSeverity::Warning);
        QVERIFY2(m_transport->oddities().isEmpty(), qPrintable(m_transport->oddities().lines().join(QLatin1Char('\n'))));
    }

private:
    RemediationSpec soundSpec() const
    {
        RemediationSpec spec;
        spec.cluster = m_key.cluster;
        spec.instance = m_key.instance;
        spec.ownId = m_key.id;
        spec.mode = RemediationMode::RebootVm;
        spec.reason = QStringLiteral("hot");
        return spec;
    }

    void serve(std::function<QByteArray(const RawServer::Request &)> answer)
    {
        m_transport.reset();
        m_server = std::make_unique<RawServer>([answer](QTcpSocket &socket, const RawServer::Request &request) {
            socket.write(RawServer::answer(200, answer(request)));
        });
        m_transport = std::make_unique<HttpTransport>(m_manager, m_clock, m_server->url(), Secret("key-for-tests"));
    }

    const RemediationKey m_key{ClusterId(QStringLiteral("c/1")), InstanceId(QStringLiteral("i-1")), RemediationId(QStringLiteral("r-1"))};
    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
    ServerClock m_clock{m_computer};
    std::unique_ptr<RawServer> m_server;
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestRemediationApi)
#include "tst_remediationapi.moc"
