// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetpoller.h"

#include "await.h"
#include "deletelater.h"
#include "httptransport.h"
#include "scriptedservice.h"
#include "serverclock.h"

#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTcpSocket>

using namespace deck;

class TestFleetPoller : public QObject
{
    Q_OBJECT

    /// Added to the counter that runs through suspend.
    Millis m_slept{0};

    struct Rig
    {
        Rig(const QUrl &url, std::function<Millis()> elapsed)
            : clock(computer, ServerClock::Pace::FromServer, std::move(elapsed)),
              transport(*manager, clock, url, Secret(QByteArrayLiteral("test-key-0123456789"))), poller(transport)
        {
        }
        SystemClock computer;
        ServerClock clock;
        LaterPtr<QNetworkAccessManager> manager{new QNetworkAccessManager};
        HttpTransport transport;
        FleetPoller poller;
    };

    std::unique_ptr<Rig> rigFor(const ScriptedService &service)
    {
        return std::make_unique<Rig>(service.url(), [this] { return elapsedThroughSuspend() + m_slept; });
    }

private Q_SLOTS:
    void init() { m_slept = Millis(0); }

    void readsEverythingFirstAndThenGoesOn()
    {
        ScriptedService service;
        service.clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), service.now()));
        const auto rig = rigFor(service);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.start();
        QTRY_COMPARE(published.size(), 1);
        QVERIFY(rig->poller.hasFleet());
        QVERIFY(rig->poller.snapshot()->volumesKnown);
        QCOMPARE(service.count("GET"), 3);
        QTRY_VERIFY(published.size() >= 3);
        const auto last = published.last().first().value<FleetDelta>();
        QVERIFY(last.changed.isEmpty());
        QVERIFY(last.previous->observedAt <= last.next->observedAt);
    }

    void c22PollsWithinSecondsOfWakingUp()
    {
        ScriptedService service;
        const auto rig = rigFor(service);
        QSignalSpy states(&rig->poller, &FleetPoller::connectionChanged);
        rig->poller.start();
        QTRY_COMPARE(rig->poller.connection().kind, ConnectionState::Kind::Live);
        service.onRead = [&] { return service.answer(503, "{}"); };
        states.clear();
        m_slept = std::chrono::minutes(15);
        QTRY_COMPARE(rig->poller.connection().kind, ConnectionState::Kind::Stale);
        service.onRead = nullptr;
        QTRY_COMPARE(rig->poller.connection().kind, ConnectionState::Kind::Live);
    }

    void c22WhenTheNetworkIsBackWhatHangsIsGivenUp()
    {
        ScriptedService service;
        const auto rig = rigFor(service);
        rig->poller.start();
        QTRY_COMPARE(rig->poller.connection().kind, ConnectionState::Kind::Live);
        service.onRead = []() -> std::optional<QByteArray> { return QByteArray(); }; // nothing comes back
        const int before = service.count("GET");
        rig->poller.refresh();
        QTRY_VERIFY(service.count("GET") > before);
        service.onRead = nullptr;
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.reconnect();
        QTRY_VERIFY_WITH_TIMEOUT(!published.isEmpty(), 1000);
        QCOMPARE(rig->poller.connection().kind, ConnectionState::Kind::Live);
    }

    void c22WakingUpEndsALongPause()
    {
        ScriptedService service;
        service.pace = 1; // in real time a pause of a minute would be one
        const auto rig = rigFor(service);
        rig->poller.start();
        QTRY_COMPARE(rig->poller.connection().kind, ConnectionState::Kind::Live);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        m_slept = std::chrono::seconds(20); // shorter than the pause of 30 s
        QTRY_VERIFY_WITH_TIMEOUT(!published.isEmpty(), 5000);
    }

    void looksAtOnceWhenAsked()
    {
        ScriptedService service;
        const auto rig = rigFor(service);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.start();
        QTRY_COMPARE(published.size(), 1);
        const int before = service.count("GET");
        rig->poller.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(service.count("GET") > before, 150);
    }

    void dropsAnAnswerThatIsOlderThanWhatIsKnown()
    {
        ScriptedService service;
        const auto rig = rigFor(service);
        const Result<Done> looked = await(rig->poller.poll(FleetPoller::Extent::All, {}));
        QVERIFY(looked.hasValue());
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        // The list is on its way, still empty, while our own create is answered.
        bool taken = false;
        service.onRead = [&]() -> std::optional<QByteArray> {
            if (!taken) {
                taken = true;
                Cluster made;
                made.id = ClusterId(QStringLiteral("c-new"));
                made.eventsKnown = true;
                rig->poller.take(made);
            }
            return std::nullopt;
        };
        const Result<Done> again = await(rig->poller.poll(FleetPoller::Extent::Due, {}));
        QVERIFY(again.hasValue());
        QCOMPARE(published.size(), 1);
        QCOMPARE(rig->poller.snapshot()->find(ClusterId(QStringLiteral("c-new")))->presence, Presence::Listed);
    }

    void readsClustersOneByOneWhenTheListHasNoEvents()
    {
        ScriptedService service;
        QJsonObject bare = ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), service.now());
        bare.remove(QStringLiteral("node_lifecycle_events"));
        service.clusters.append(bare);
        const auto rig = rigFor(service);
        const Result<Done> looked = await(rig->poller.poll(FleetPoller::Extent::Past, {}));
        QVERIFY(looked.hasValue());
        QCOMPARE(service.count("GET"), 3); // list, cluster, volumes
    }

    void asksForNoMoreThanAFewClustersOfALargeFleetInOnePoll()
    {
        ScriptedService service;
        for (int i = 0; i < 70; ++i) {
            QJsonObject bare = ScriptedService::cluster(QStringLiteral("c-%1").arg(i), QStringLiteral("n%1").arg(i), service.now());
            bare.remove(QStringLiteral("node_lifecycle_events"));
            service.clusters.append(bare);
        }
        const auto rig = rigFor(service);
        const Result<Done> looked = await(rig->poller.poll(FleetPoller::Extent::Past, {}));
        QVERIFY(looked.hasValue());
        QCOMPARE(rig->poller.snapshot()->clusters.size(), 70);
        QCOMPARE(service.count("GET"), 2 + ReadingTurns::aPoll);
    }

    void whatHangsBesidesTheListDoesNotHoldItUp()
    {
        ScriptedService service;
        service.clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), service.now()));
        service.onReadOf = [](const RawServer::Request &request) -> std::optional<QByteArray> {
            return request.target.contains("/regions") ? std::optional(QByteArray()) : std::nullopt; // never an answer
        };
        const auto rig = rigFor(service);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.start();
        QTRY_COMPARE_WITH_TIMEOUT(published.size(), 1, 12'000);
        QCOMPARE(rig->poller.snapshot()->clusters.size(), 1);
        QVERIFY(rig->poller.snapshot()->regionsError);
        QTRY_VERIFY_WITH_TIMEOUT(published.size() >= 4, 6'000); // and they are left alone for a while
    }

    void whatFailsBesidesTheListBacksOffAndSaysWhy()
    {
        ScriptedService service;
        int asked = 0;
        service.onReadOf = [&](const RawServer::Request &request) -> std::optional<QByteArray> {
            if (!request.target.contains("/storage/volumes"))
                return std::nullopt;
            ++asked;
            return service.answer(503, R"({"error":{"message":"volumes are down"}})");
        };
        const auto rig = rigFor(service);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.start();
        QTRY_VERIFY_WITH_TIMEOUT(published.size() >= 20, 30'000);
        QVERIFY2(asked <= 14, qPrintable(QString::number(asked)));
        QCOMPARE(rig->poller.snapshot()->volumesError->serverText, QStringLiteral("volumes are down"));
        QVERIFY(!rig->poller.snapshot()->volumesKnown);
        service.onReadOf = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(rig->poller.snapshot()->volumesKnown, 10'000);
        QVERIFY(!rig->poller.snapshot()->volumesError);
    }

    void c10AnOwnCreateThatALaggingReplicaDoesNotKnowStays()
    {
        ScriptedService service;
        service.pace = 10; // ten minutes of grace are a minute here
        const auto rig = rigFor(service);
        QSignalSpy published(&rig->poller, &FleetPoller::published);
        rig->poller.start();
        QTRY_COMPARE(published.size(), 1);
        Cluster made;
        made.id = ClusterId(QStringLiteral("c-new"));
        made.name = QStringLiteral("new");
        rig->poller.takeCreated(made);
        for (int polls = 0; polls < 4; ++polls) {
            const auto before = published.size();
            rig->poller.refresh();
            QTRY_VERIFY(published.size() > before);
            QVERIFY(rig->poller.snapshot()->find(made.id));
        }
        // Once it was seen, the usual rule holds: said twice, it is gone.
        service.clusters.append(ScriptedService::cluster(made.id.toString(), made.name, service.now()));
        rig->poller.refresh();
        QTRY_VERIFY(!rig->poller.snapshot()->find(made.id)->detailsDelayed);
        service.clusters = {};
        rig->poller.refresh();
        QTRY_COMPARE(rig->poller.snapshot()->find(made.id)->presence, Presence::Missing);
        rig->poller.refresh();
        QTRY_VERIFY(!rig->poller.snapshot()->find(made.id));
    }

    void stopsInTheMiddleOfAnything()
    {
        ScriptedService service;
        auto rig = rigFor(service);
        service.onRead = []() -> std::optional<QByteArray> { return QByteArray(); }; // silent
        rig->poller.start();
        QTRY_COMPARE(service.count("GET"), 1);
        rig.reset();
        service.onRead = nullptr;
        rig = rigFor(service);
        rig->poller.start();
        QTRY_VERIFY(rig->poller.hasFleet());
        rig.reset(); // in its pause
    }
};

QTEST_GUILESS_MAIN(TestFleetPoller)
#include "tst_fleetpoller.moc"
