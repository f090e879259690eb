// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"

#include "await.h"
#include "scriptedservice.h"

#include <QDirIterator>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace deck;

/// Saved accounts over real parts, on a computer without a keychain (tst_keychain has one).
class TestSavedAccounts : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<ScriptedService> m_service;
    QByteArray m_project = "proj-1";

    QString config() const { return m_home->filePath(QStringLiteral("config/clusterdeck")); }
    bool anyFileHolds(const QByteArray &needle) const
    {
        QDirIterator files(m_home->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(needle))
                return true;
        }
        return false;
    }
    ConnectRequest request(const QByteArray &key) const
    {
        ConnectRequest request;
        request.baseUrl = m_service->url();
        request.key = Secret(key);
        request.name = QStringLiteral("Work");
        request.profile = QStringLiteral("p-1");
        request.remember = true;
        return request;
    }
    QStringList histories() const
    {
        QDirIterator files(m_home->path(), {QStringLiteral("history-*.sqlite")}, QDir::Files, QDirIterator::Subdirectories);
        QStringList found;
        while (files.hasNext())
            found.append(files.next());
        return found;
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, QFile::encodeName(m_home->path()));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        QCoreApplication::setApplicationName(QStringLiteral("clusterdeck"));
        m_project = "proj-1";
        m_service = std::make_unique<ScriptedService>();
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        m_service->onReadOf = [this](const RawServer::Request &request) -> std::optional<QByteArray> {
            if (!request.target.endsWith("/whoami"))
                return std::nullopt;
            const bool isOther = request.header("Authorization").contains("OTHER");
            return m_service->answer(200, R"({"api_key_id":"k","organization_id":"o","organization_name":"Org","project_id":")"
                                         + (isOther ? QByteArray("proj-2") : m_project) + R"(","project_name":"Research","project_slug":"r"})");
        };
    }

    void withoutAKeychainTheAccountIsSavedAndItsKeyIsNot()
    {
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        QSignalSpy notKept(&composition, &SessionHost::keyNotKept);
        composition.connectTo(request("tgp_v1_CANARY0123456789abcdef"));
        QTRY_COMPARE_WITH_TIMEOUT(notKept.size(), 1, 40'000);
        QCOMPARE(current.size(), 1);
        QVERIFY(composition.current()); // it works, for this session
        QCOMPARE(composition.current()->source().project, ProjectId(QStringLiteral("proj-1"))); // as the service said
        QCOMPARE(composition.profiles().size(), 1);
        QCOMPARE(composition.profiles().first().projectName, QStringLiteral("Research"));
        QVERIFY(!composition.profiles().first().keyKept);
        QCOMPARE(composition.currentProfile(), QStringLiteral("p-1"));
        QVERIFY(!anyFileHolds("CANARY"));
        // The next run asks for it.
        Composition next(Composition::DemoClock::Runs, config());
        QSignalSpy wanted(&next, &SessionHost::keyWanted);
        next.open(SourceOptions());
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("p-1"));
    }

    void aRotatedKeyKeepsTheHistory()
    {
        const auto openWith = [this](const QByteArray &key) {
            Composition composition(Composition::DemoClock::Runs, config());
            QSignalSpy current(&composition, &SessionHost::currentChanged);
            ConnectRequest wish = request(key);
            wish.remember = false;
            wish.profile.clear(); // as with --api-url
            composition.connectTo(wish);
            return QTest::qWaitFor([&] { return !current.isEmpty(); }, 20'000);
        };
        QVERIFY(openWith("first-key-0123456789"));
        QCOMPARE(histories().size(), 1);
        QVERIFY(openWith("second-key-0123456789"));
        QCOMPARE(histories().size(), 1);
        m_project = "proj-9"; // another account has another history
        QVERIFY(openWith("third-key-0123456789"));
        QCOMPARE(histories().size(), 2);
    }

    void aHistoryOfAKeyGoesOnAsTheProjects()
    {
        const auto whoami = std::exchange(m_service->onReadOf, nullptr); // an older service: 404
        {
            Composition composition(Composition::DemoClock::Runs, config());
            QSignalSpy current(&composition, &SessionHost::currentChanged);
            ConnectRequest wish = request("first-key-0123456789");
            wish.remember = false;
            wish.profile.clear();
            composition.connectTo(wish);
            QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        }
        const QStringList before = histories();
        m_service->onReadOf = whoami;
        {
            Composition composition(Composition::DemoClock::Runs, config());
            QSignalSpy current(&composition, &SessionHost::currentChanged);
            composition.connectTo(request("first-key-0123456789"));
            QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        }
        QCOMPARE(histories().size(), 1);
        QVERIFY(histories() != before);
    }

    void c12AKeyOfAnotherProjectIsRefusedAndANewOneOfThisWorks()
    {
        Composition composition(Composition::DemoClock::Runs, QString());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        ConnectRequest wish = request("first-key-0123456789");
        wish.profile.clear();
        wish.remember = false;
        composition.connectTo(wish);
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        QList<Result<Done>> outcomes;
        connect(&composition, &SessionHost::keyChanged, this, [&](const Result<Done> &outcome) { outcomes.append(outcome); });
        composition.changeKey(Secret("OTHER-key-0123456789"));
        QTRY_COMPARE(outcomes.size(), 1);
        QVERIFY(!outcomes.first());
        QVERIFY(outcomes.first().error().detail.contains(QStringLiteral("another project")));
        composition.changeKey(Secret("second-key-0123456789"));
        QTRY_COMPARE(outcomes.size(), 2);
        QVERIFY(outcomes.last());
        QVERIFY(composition.current());
    }

    void aReportOfAProfileNeedsNeitherKeyNorNetwork()
    {
        {
            Composition composition(Composition::DemoClock::Runs, config());
            QSignalSpy notKept(&composition, &SessionHost::keyNotKept);
            composition.connectTo(request("first-key-0123456789"));
            QTRY_COMPARE_WITH_TIMEOUT(notKept.size(), 1, 40'000);
        }
        m_service->refuseConnections(true);
        Composition composition(Composition::DemoClock::StandsStill, config());
        SourceOptions source;
        source.kind = SourceOptions::Kind::Profile;
        source.profile = QStringLiteral("Work");
        const Result<Done> opened = await(composition.openAndWait(source, {}, Composition::Look::HistoryOnly));
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().summary()));
        QVERIFY(composition.liveSession()->history().cluster(ClusterId(QStringLiteral("c-1"))));
        source.profile = QStringLiteral("Nobody");
        const Result<Done> unknown = await(composition.openAndWait(source, {}, Composition::Look::HistoryOnly));
        QVERIFY(!unknown);
        QVERIFY(unknown.error().detail.contains(QStringLiteral("Nobody")));
    }

    void c22AStartWithoutTheServiceOpensWhatIsKept()
    {
        qputenv("TOGETHER_API_KEY", "first-key-0123456789");
        qputenv("TOGETHER_PROJECT_ID", "proj-1");
        SourceOptions source;
        source.kind = SourceOptions::Kind::ApiUrl;
        source.apiUrl = m_service->url();
        {
            Composition composition(Composition::DemoClock::Runs, config());
            QSignalSpy current(&composition, &SessionHost::currentChanged);
            composition.open(source);
            QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
            QVERIFY(composition.liveSession()->history().cluster(ClusterId(QStringLiteral("c-1"))));
        }
        m_service->refuseConnections(true);
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        QSignalSpy failed(&composition, &SessionHost::failed);
        composition.open(source);
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        QCOMPARE(failed.size(), 0);
        FleetSession *const session = composition.current();
        const auto kept = session->history().cluster(ClusterId(QStringLiteral("c-1")));
        QVERIFY(kept);
        QVERIFY(!kept->goneAt);
        QTRY_VERIFY_WITH_TIMEOUT(session->connection().error, 20'000);
        QVERIFY(session->connection().kind != ConnectionState::Kind::Live);
        QVERIFY(!session->hasFleet());
        m_service->refuseConnections(false);
        QTRY_COMPARE_WITH_TIMEOUT(session->connection().kind, ConnectionState::Kind::Live, 40'000);
        QTRY_COMPARE_WITH_TIMEOUT(session->snapshot()->clusters.size(), 1, 20'000);
        QCOMPARE(histories().size(), 1);
    }

    void c22AStartThatDoesNotKnowWhoseKeyItIsGoesOnTrying()
    {
        qputenv("TOGETHER_API_KEY", "first-key-0123456789");
        qunsetenv("TOGETHER_PROJECT_ID");
        SourceOptions source;
        source.kind = SourceOptions::Kind::ApiUrl;
        source.apiUrl = m_service->url();
        m_service->refuseConnections(true);
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        QSignalSpy failed(&composition, &SessionHost::failed);
        composition.open(source);
        QTRY_VERIFY_WITH_TIMEOUT(failed.size() >= 1, 20'000);
        QCOMPARE(current.size(), 0);
        QVERIFY(histories().isEmpty());
        m_service->refuseConnections(false);
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 40'000);
        QCOMPARE(composition.current()->source().project, ProjectId(QStringLiteral("proj-1")));
    }

    void testingAConnectionOpensAndSavesNothing()
    {
        Composition composition(Composition::DemoClock::Runs, config());
        QList<ConnectionCheck> checks;
        connect(&composition, &SessionHost::checked, this, [&](const ConnectionCheck &check) { checks.append(check); });
        composition.check(request("first-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(checks.size(), 1, 20'000);
        QCOMPARE(checks.first().clustersListed, ConnectionCheck::Verdict::Works);
        QCOMPARE(checks.first().clusters, 1);
        QCOMPARE(checks.first().project, ProjectId(QStringLiteral("proj-1")));
        QVERIFY(checks.first().preemptiblePossible);
        QCOMPARE(checks.first().keyAccepted, ConnectionCheck::Verdict::Works);
        QCOMPARE(checks.first().regionsListed, ConnectionCheck::Verdict::Works);
        QCOMPARE(checks.first().projectsListed, ConnectionCheck::Verdict::NotTried); // this service does not know them
        QVERIFY(checks.first().keyTook && checks.first().clustersTook && checks.first().regionsTook);
        QVERIFY(!checks.first().underWay);
        m_service->onReadOf = [this](const RawServer::Request &) { return std::optional(m_service->answer(401, "{}")); };
        composition.check(request("first-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(checks.size(), 2, 20'000);
        QCOMPARE(checks.last().reachable, ConnectionCheck::Verdict::Works);
        QCOMPARE(checks.last().keyAccepted, ConnectionCheck::Verdict::Fails);
        QCOMPARE(checks.last().clustersListed, ConnectionCheck::Verdict::NotTried);
        QVERIFY(!composition.current());
        QVERIFY(histories().isEmpty());
        QVERIFY(composition.profiles().isEmpty());
    }

    void theTestTellsEachStepAsItIsAsked()
    {
        using Step = ConnectionCheck::Step;
        Composition composition(Composition::DemoClock::Runs, config());
        QList<Step> steps;
        QSignalSpy checked(&composition, &SessionHost::checked);
        connect(&composition, &SessionHost::checking, this, [&](const ConnectionCheck &soFar) { steps.append(soFar.underWay.value()); });
        composition.check(request("first-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(checked.size(), 1, 20'000);
        QCOMPARE(steps, (QList<Step>{Step::Key, Step::Clusters, Step::Regions, Step::Projects}));
    }

    void anOlderServiceThatDoesNotSayWhoseKeyItIsPassesTheTest()
    {
        m_service->onReadOf = nullptr;
        const ConnectionCheck check = checkOnce("first-key-0123456789");
        QCOMPARE(check.keyAccepted, ConnectionCheck::Verdict::Works);
        QCOMPARE(check.clustersListed, ConnectionCheck::Verdict::Works);
        QVERIFY(!check.error);
        QVERIFY(!check.preemptiblePossible); // no project is known
    }

    void aServiceThatFailsNowIsNotTakenForAKeyThatWorks()
    {
        m_service->onReadOf = [this](const RawServer::Request &request) -> std::optional<QByteArray> {
            return request.target.endsWith("/whoami") ? std::optional(m_service->answer(500, "{}")) : std::nullopt;
        };
        const ConnectionCheck check = checkOnce("first-key-0123456789");
        QCOMPARE(check.reachable, ConnectionCheck::Verdict::Works);
        QCOMPARE(check.keyAccepted, ConnectionCheck::Verdict::Fails);
        QVERIFY(check.error);
        QCOMPARE(check.error->httpStatus, 500);
        QCOMPARE(check.clustersListed, ConnectionCheck::Verdict::NotTried);
    }

    void whatIsBeingTriedCanBeStopped()
    {
        m_service->onReadOf = [](const RawServer::Request &) { return std::optional(QByteArray()); }; // never an answer
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy stopped(&composition, &SessionHost::stopped);
        QSignalSpy checked(&composition, &SessionHost::checked);
        QSignalSpy failed(&composition, &SessionHost::failed);
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        composition.stop();
        QCOMPARE(stopped.size(), 0); // nothing is being tried
        composition.check(request("first-key-0123456789"));
        QTRY_COMPARE(m_service->count("GET"), 1);
        composition.stop();
        QCOMPARE(stopped.size(), 1);
        composition.connectTo(request("first-key-0123456789"));
        QTRY_COMPARE(m_service->count("GET"), 2);
        composition.stop();
        QCOMPARE(stopped.size(), 2);
        m_service->onReadOf = nullptr;
        QCOMPARE(checkOnce("first-key-0123456789", &composition).clustersListed, ConnectionCheck::Verdict::Works);
        QCOMPARE(checked.size(), 1); // only the one that was not stopped
        QCOMPARE(failed.size(), 0);
        QCOMPARE(current.size(), 0);
        QVERIFY(composition.profiles().isEmpty());
    }

    void theAccountThatWasAskedForLastIsTheOneThatOpens()
    {
        ScriptedService slow;
        bool mayAnswer = false;
        slow.onReadOf = [&mayAnswer](const RawServer::Request &) { return mayAnswer ? std::nullopt : std::optional(QByteArray()); };
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        ConnectRequest first = request("first-key-0123456789");
        first.baseUrl = slow.url();
        first.profile = QStringLiteral("p-slow");
        composition.connectTo(first);
        QTRY_COMPARE(slow.count("GET"), 1);
        composition.connectTo(request("second-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        QCOMPARE(composition.current()->source().baseUrl, m_service->url());
        const int asked = slow.count("GET");
        mayAnswer = true;
        QCOMPARE(checkOnce("third-key-0123456789", &composition).clustersListed, ConnectionCheck::Verdict::Works);
        QCOMPARE(slow.count("GET"), asked); // it is not asked any more
        QCOMPARE(composition.currentProfile(), QStringLiteral("p-1"));
        QCOMPARE(composition.profiles().size(), 1);
    }

    void switchingEndsTheSessionThatRan()
    {
        ScriptedService other;
        other.clusters.append(ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("two"), other.now()));
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        composition.connectTo(request("first-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        QPointer<FleetSession> before(composition.current());
        ConnectRequest second = request("second-key-0123456789");
        second.baseUrl = other.url();
        second.profile = QStringLiteral("p-2");
        composition.connectTo(second);
        QCOMPARE(composition.current(), before.data()); // until the other one has been read
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 3, 20'000); // gone, then the other
        QVERIFY(composition.current() != before.data());
        QCOMPARE(composition.currentProfile(), QStringLiteral("p-2"));
        QCOMPARE(composition.current()->snapshot()->clusters.size(), 1);
        QCOMPARE(composition.current()->snapshot()->clusters.first().cluster.name, QStringLiteral("two"));
        QTRY_VERIFY(!before);
        const int soon = other.count("GET");
        QTRY_VERIFY_WITH_TIMEOUT(other.count("GET") > soon, 20'000); // what was on its way has arrived
        const int asked = m_service->count("GET");
        const int then = other.count("GET");
        QTRY_VERIFY_WITH_TIMEOUT(other.count("GET") > then + 3, 20'000); // the new one goes on being read
        QCOMPARE(m_service->count("GET"), asked);                        // the old one is not
    }

    void leavingGivesUpTheAccountThatIsBeingOpened()
    {
        ScriptedService slow;
        slow.onReadOf = [](const RawServer::Request &) { return std::optional(QByteArray()); };
        Composition composition(Composition::DemoClock::Runs, config());
        QSignalSpy current(&composition, &SessionHost::currentChanged);
        QSignalSpy stopped(&composition, &SessionHost::stopped);
        composition.connectTo(request("first-key-0123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(current.size(), 1, 20'000);
        ConnectRequest second = request("second-key-0123456789");
        second.baseUrl = slow.url();
        composition.connectTo(second);
        QTRY_COMPARE(slow.count("GET"), 1);
        composition.close();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(!composition.current());
    }

private:
    /// With a composition of its own unless one is given.
    ConnectionCheck checkOnce(const QByteArray &key, Composition *composition = nullptr)
    {
        std::unique_ptr<Composition> own;
        if (!composition) {
            own = std::make_unique<Composition>(Composition::DemoClock::Runs, config());
            composition = own.get();
        }
        std::optional<ConnectionCheck> outcome;
        const QMetaObject::Connection link =
            connect(composition, &SessionHost::checked, this, [&outcome](const ConnectionCheck &check) { outcome = check; });
        composition->check(request(key));
        if (!QTest::qWaitFor([&outcome] { return outcome.has_value(); }, 20'000))
            qWarning("the test of the connection did not end");
        disconnect(link);
        return outcome.value_or(ConnectionCheck());
    }
};

QTEST_GUILESS_MAIN(TestSavedAccounts)
#include "tst_savedaccounts.moc"
