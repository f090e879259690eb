// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountapi.h"

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

class TestAccountApi : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aKeyTellsItsProject()
    {
        serve([](const RawServer::Request &) { return fixture(QStringLiteral("contract/whoAmI.user_key.json")); });
        const auto account = await(AccountApi(*m_transport).fetchAccount(m_go));
        QVERIFY2(account, account ? "" : qPrintable(account.error().summary()));
        QCOMPARE(account->value.project, ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90")));
        QCOMPARE(account->value.projectName, QStringLiteral("Training"));
        QCOMPARE(account->value.userId, QStringLiteral("user-19d2"));
        QCOMPARE(m_server->requests().at(0).verb + ' ' + m_server->requests().at(0).target, QByteArray("GET /v1/whoami"));
        QVERIFY(m_transport->oddities().isEmpty());
    }

    void withoutAProjectItIsNoAnswer()
    {
        serve([](const RawServer::Request &) { return QByteArray("{\"api_key_id\":\"k\"}"); });
        QCOMPARE(await(AccountApi(*m_transport).fetchAccount(m_go)).error().kind, Error::Kind::Decode);
    }

    void allPagesOfProjectsAreRead()
    {
        serve([](const RawServer::Request &request) {
            const bool first = !request.target.contains("after=");
            return fixture(first ? QStringLiteral("contract/listProjects.first_page.json") : QStringLiteral("contract/listProjects.last_page.json"));
        });
        const auto projects = await(AccountApi(*m_transport).fetchProjects(m_go));
        QVERIFY2(projects, projects ? "" : qPrintable(projects.error().summary()));
        QVERIFY(projects->value.complete);
        QStringList names;
        for (const Project &project : projects->value.entries)
            names.append(project.name);
        QCOMPARE(names, (QStringList{QStringLiteral("Evaluation"), QStringLiteral("Training")}));
        QCOMPARE(m_server->requests().at(0).target, QByteArray("/v1/projects?limit=100"));
        QCOMPARE(m_server->requests().at(1).target, QByteArray("/v1/projects?limit=100&after=0b6d2c18-95e4-4f7a-8c31-d2a7f4e9b650"));
        QVERIFY(m_transport->oddities().isEmpty());
    }

    void noProjectIsAnAnswer()
    {
        serve([](const RawServer::Request &) { return fixture(QStringLiteral("contract/listProjects.empty.json")); });
        const auto projects = await(AccountApi(*m_transport).fetchProjects(m_go));
        QVERIFY(projects->value.complete);
        QVERIFY(projects->value.entries.isEmpty());
    }

    void anErrorOnALaterPageIsTheErrorOfTheWhole()
    {
        serve([](const RawServer::Request &request) {
            return request.target.contains("after=") ? QByteArray("<html>") : fixture(QStringLiteral("contract/listProjects.first_page.json"));
        });
        QCOMPARE(await(AccountApi(*m_transport).fetchProjects(m_go)).error().kind, Error::Kind::Decode);
    }

    void aServerThatRepeatsAPageIsNotAskedForEver()
    {
        serve([](const RawServer::Request &) { return fixture(QStringLiteral("contract/listProjects.first_page.json")); });
        const auto projects = await(AccountApi(*m_transport).fetchProjects(m_go));
        QVERIFY(projects);
        QVERIFY(!projects->value.complete);
        QCOMPARE(projects->value.entries.size(), 1); // the same project each time
        QCOMPARE(m_server->requests().size(), 2);
    }

    void anEndlessListIsCutAndSaysSo()
    {
        int page = 0;
        serve([&page](const RawServer::Request &) {
            ++page;
            return QStringLiteral("{\"object\":\"list\",\"data\":[{\"id\":\"p%1\",\"name\":\"n\",\"slug\":\"s\",\"organization_id\":\"o\","
                                  "\"organization_name\":\"o\"}],\"next_cursor\":\"p%1\"}").arg(page).toUtf8();
        });
        const auto projects = await(AccountApi(*m_transport).fetchProjects(m_go), std::chrono::seconds(30));
        QVERIFY2(projects, projects ? "" : qPrintable(projects.error().summary()));
        QVERIFY(!projects->value.complete);
        QCOMPARE(projects->value.entries.size(), mostPages);
    }

private:
    void serve(std::function<QByteArray(const RawServer::Request &)> answer)
    {
        m_transport.reset();
        m_server = std::make_unique<RawServer>([answer](QTcpSocket &socket, const RawServer::Request &request) {
            socket.write(RawServer::answer(200, answer(request)));
        });
        HttpTransport::Options unhurried;
        unhurried.reads.burst = 10 * mostPages;
        m_transport = std::make_unique<HttpTransport>(m_manager, m_clock, m_server->url(), Secret("key-for-tests"), unhurried);
    }

    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
    ServerClock m_clock{m_computer};
    std::unique_ptr<RawServer> m_server;
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestAccountApi)
#include "tst_accountapi.moc"
