// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptedservice.h"
#include "sessionrig.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>

using namespace deck;

namespace {

ClusterSpec wantedCluster()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("wanted");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver.id = QStringLiteral("nvidia-595-24");
    return spec;
}

/// As a full disk: no file may grow beyond this.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limited = m_before;
        limited.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

/// A session against a real socket: what it shows and keeps while the service is slow, wrong or silent.
class TestLiveSession : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedService> m_service;
    std::unique_ptr<SessionRig> m_rig;

    LiveSession &session() { return *m_rig->session; }
    bool startRig()
    {
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        return m_rig->start();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_service = std::make_unique<ScriptedService>();
    }
    void cleanup()
    {
        m_rig.reset();
        m_service.reset();
        m_folder.reset();
    }

    void c10SavesWhatWasMadeBeforeTheFirstReadAndWaitsAsLongAsItIsTold()
    {
        QVERIFY(startRig());
        std::optional<Instant> heldUntil;
        m_service->onWrite = [&](QTcpSocket &socket, const RawServer::Request &) {
            const QJsonObject made = ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), m_service->now());
            m_service->clusters.append(made);
            m_service->onRead = [&]() -> std::optional<QByteArray> {
                if (!heldUntil)
                    heldUntil = m_service->now() + Seconds(30);
                return m_service->answer(429, R"({"error":{"message":"slow down"}})", "Retry-After: 30\r\n");
            };
            m_service->send(socket, made);
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QVERIFY(session().snapshot()->find(ClusterId(QStringLiteral("c-771"))));
        QTRY_VERIFY(heldUntil.has_value());
        const auto readsBefore = m_service->timesOf("GET").size();
        QTRY_VERIFY(m_service->timesOf("GET").size() > readsBefore);
        // Dates have whole seconds, so the waiting may end up to a second early.
        QVERIFY(m_service->timesOf("GET").at(readsBefore) >= *heldUntil - Seconds(1));
        QCOMPARE(m_service->count("POST"), 1);
        m_rig.reset(); // killed in between
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        const Result<Done> loaded = await(session().load({}));
        QVERIFY(loaded.hasValue());
        QVERIFY(session().history().cluster(ClusterId(QStringLiteral("c-771"))));
    }

    void c12AsksOnceAMinuteWhenTheKeyIsRefusedAndTurnsWritesOff()
    {
        QVERIFY(startRig());
        QCOMPARE(session().connection().kind, ConnectionState::Kind::Live);
        m_service->onRead = [this] { return m_service->answer(401, R"({"error":{"message":"Invalid API key"}})"); };
        session().refresh();
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Refused);
        QVERIFY(!session().connection().writesAllowed());
        QVERIFY(session().connection().lastGoodAt.has_value());
        QVERIFY(session().hasFleet());
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QCOMPARE(session().operation(id)->error->httpStatus, 401);
        QCOMPARE(m_service->count("POST"), 0);
        const auto before = m_service->timesOf("GET").size();
        const Instant since = m_service->timesOf("GET").last();
        QTRY_VERIFY_WITH_TIMEOUT(m_service->timesOf("GET").size() >= before + 3, 8000);
        const double minutes = double((m_service->timesOf("GET").last() - since).count()) / 60000.0;
        QVERIFY2(minutes >= 2.9, qPrintable(QString::number(minutes)));
        m_service->onRead = nullptr;
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Live);
    }

    void c12AtMostElevenCallsInTenMinutesAndANewKeyWorksAtOnce()
    {
        for (const char *id : {"c-1", "c-2", "c-3"}) {
            QJsonObject bare = ScriptedService::cluster(QString::fromLatin1(id), QString::fromLatin1(id), m_service->now());
            bare.remove(QStringLiteral("node_lifecycle_events")); // so that each is read by itself
            m_service->clusters.append(bare);
        }
        QVERIFY(startRig());
        const QTemporaryDir otherFolder;
        ScriptedService otherService;
        SessionRig other(otherService.url(), otherFolder.path()); // another account
        QVERIFY(other.start());
        m_service->onRead = [this] { return m_service->answer(401, R"({"error":{"message":"Invalid API key"}})"); };
        const Instant since = m_service->now();
        const int before = m_service->count("GET");
        session().refresh();
        const auto impatient = [&] {
            session().refresh();
            return m_service->now() - since >= std::chrono::minutes(10);
        };
        QVERIFY(QTest::qWaitFor(impatient, 8000));
        const int calls = m_service->count("GET") - before;
        QVERIFY2(calls >= 2 && calls <= 11, qPrintable(QString::number(calls)));
        QCOMPARE(session().connection().kind, ConnectionState::Kind::Refused);
        QVERIFY(session().connection().lastGoodAt <= since + Seconds(1)); // "as of": readable, with its time
        QCOMPARE(session().clusters()->rowCount(), 3);
        QCOMPARE(other.session->connection().kind, ConnectionState::Kind::Live);
        QVERIFY(other.session->connection().writesAllowed());
    }

    void c12ANewKeyTakesEffectAtOnceAndLosesNothing()
    {
        m_service->pace = 1; // the next probe would come after a real minute
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        QByteArray goodKey;
        m_service->onReadOf = [this, &goodKey](const RawServer::Request &request) -> std::optional<QByteArray> {
            if (!goodKey.isEmpty() && request.header("Authorization") == "Bearer " + goodKey)
                return std::nullopt;
            return m_service->answer(401, R"({"error":{"message":"Invalid API key"}})");
        };
        session().refresh();
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Refused);
        goodKey = "new-key-0123456789";
        session().setKey(Secret(goodKey));
        QTRY_COMPARE_WITH_TIMEOUT(session().connection().kind, ConnectionState::Kind::Live, 20'000);
        QVERIFY(session().connection().writesAllowed());
        QCOMPARE(session().clusters()->rowCount(), 1);
        QVERIFY(!session().clusters()->rowAt(0).stale);
    }

    void c10WhatWasMadeIsShownAsDelayedUntilItIsRead()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), m_service->now()));
            m_service->onRead = [this] { return m_service->answer(429, "{}", "Retry-After: 30\r\n"); };
            m_service->send(socket, {{QStringLiteral("cluster_id"), QStringLiteral("c-771")}}); // nothing but the id
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        const auto row = [this] { return session().clusters()->rowAt(session().clusters()->rowOf(ClusterId(QStringLiteral("c-771")))); };
        QVERIFY(row().detailsDelayed);
        QCOMPARE(row().name, QStringLiteral("wanted")); // as we called it
        QTRY_VERIFY(session().connection().error.has_value());
        QVERIFY(session().connection().nextTryAt.has_value());
        m_service->onRead = nullptr;
        QTRY_VERIFY(!row().detailsDelayed);
        QCOMPARE(row().standardWanted, 8);
    }

    void c22WithoutANetworkNothingPilesUpAndItsReturnShowsWithinSeconds()
    {
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        QSignalSpy failures(&session(), &FleetSession::storageFailed);
        m_service->refuseConnections(true);
        session().refresh();
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Offline);
        QVERIFY(session().clusters()->rowAt(0).stale); // grey at once
        QVERIFY(!session().connection().writesAllowed());
        m_service->refuseConnections(false);
        session().reconnect(); // what the network's return does
        QTRY_COMPARE_WITH_TIMEOUT(session().connection().kind, ConnectionState::Kind::Live, 5000);
        QVERIFY(!session().clusters()->rowAt(0).stale);
        QCOMPARE(failures.size(), 0);
    }

    void c08KeepsWhatWasReadAndSaysStaleAfterThreeFailures()
    {
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        QCOMPARE(session().clusters()->rowCount(), 1);
        QVERIFY(!session().clusters()->rowAt(0).stale);
        m_service->onRead = [this] { return m_service->answer(503, "<html>busy</html>", {}, "text/html"); };
        session().refresh();
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Stale);
        QVERIFY(session().clusters()->rowAt(0).stale);
        QCOMPARE(session().clusters()->rowAt(0).name, QStringLiteral("one"));
        QVERIFY(session().connection().nextTryAt.has_value());
        m_service->onRead = nullptr;
        QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Live);
        QTRY_VERIFY(!session().clusters()->rowAt(0).stale);
    }

    void saysThatADamagedHistoryWasSetAsideAndGoesOn()
    {
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        const QString path = m_rig->store->path();
        m_rig.reset();
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            file.write(QByteArray(8000, 'z'));
        }
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        QList<Error> told;
        connect(&session(), &FleetSession::storageFailed, this, [&](const Error &each) { told.append(each); });
        QVERIFY(m_rig->start());
        QTRY_COMPARE(told.size(), 1);
        const Error error = told.first();
        QCOMPARE(error.kind, Error::Kind::Decode); // the banner says "damaged" then, not "cannot be written"
        QVERIFY2(error.detail.contains(QStringLiteral(".damaged-")), qPrintable(error.detail));
        QCOMPARE(session().clusters()->rowCount(), 1);
    }

    void takesNoHtmlForAnEmptyFleet()
    {
        m_service->onRead = [this] { return m_service->answer(200, "<html>welcome to the hotel</html>", {}, "text/html"); };
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        const Result<Done> loaded = await(session().load({}));
        QVERIFY(loaded.hasValue());
        const Result<Done> looked = await(session().lookAtAll({}));
        QVERIFY(!looked.hasValue());
        QCOMPARE(looked.error().kind, Error::Kind::Decode);
        QVERIFY(!session().hasFleet());
    }

    void keepsAClusterThatAListLeavesOutUntilItIsKnownToBeGone()
    {
        const QJsonObject cluster = ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now());
        m_service->clusters.append(cluster);
        QVERIFY(startRig());
        QAbstractItemModelTester tester(session().clusters(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        // The list is empty, and reading it by id fails: nobody knows.
        m_service->clusters = {};
        bool list = false;
        m_service->onRead = [&]() -> std::optional<QByteArray> {
            list = !list;
            return list ? std::nullopt : std::optional(m_service->answer(500, "{}"));
        };
        session().refresh();
        QTRY_COMPARE(session().snapshot()->find(ClusterId(QStringLiteral("c-1")))->presence, Presence::Missing);
        QCOMPARE(session().clusters()->rowCount(), 1);
        // Now the service says that it does not exist.
        m_service->onRead = nullptr;
        QTRY_VERIFY(!session().snapshot()->find(ClusterId(QStringLiteral("c-1"))));
        QCOMPARE(session().clusters()->rowCount(), 0);
        QVERIFY(session().history().cluster(ClusterId(QStringLiteral("c-1")))->goneAt.has_value());
    }

    void sendsNothingWhenTheIntentCannotBeStored()
    {
        QVERIFY(startRig());
        QSignalSpy failures(&session(), &FleetSession::storageFailed);
        QSignalSpy recoveries(&session(), &FleetSession::storageRecovered);
        {
            const FileSizeLimit full(1);
            const OperationId id = session().create(wantedCluster());
            QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
            QCOMPARE(session().operation(id)->error->kind, Error::Kind::Storage);
            QCOMPARE(m_service->count("POST"), 0);
            session().refresh();
            QTRY_COMPARE(failures.size(), 1);
        }
        session().refresh();
        QTRY_COMPARE(recoveries.size(), 1);
        QCOMPARE(failures.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLiveSession)
#include "tst_livesession.moc"
