// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptedservice.h"
#include "sessionrig.h"

#include <QJsonDocument>
#include <QTcpSocket>
#include <QTemporaryDir>

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

/// Every field of the wizard set to something.
ClusterSpec everythingWanted()
{
    ClusterSpec spec = wantedCluster();
    spec.type = ClusterType::Kubernetes;
    spec.driver = DriverVersion{QStringLiteral("nvidia-595-24"), QStringLiteral("13.0"), QStringLiteral("595"), QStringLiteral("Ubuntu 24.04")};
    spec.standardGpus = 24;
    spec.preemptibleGpus = 40;
    spec.project = ProjectId(QStringLiteral("prod-ml"));
    spec.newVolume = NewVolume{QStringLiteral("data"), 7, false};
    return spec;
}

} // namespace

/// The rules of buying, each against a real socket (DESIGN.md, decision 10).
class TestPurchases : public QObject
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

    QJsonObject counted(int standard, int preemptible) const
    {
        QJsonObject cluster = ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now());
        cluster.insert(QStringLiteral("num_gpus"), standard);
        cluster.insert(QStringLiteral("desired_preemptible_gpus"), preemptible);
        cluster.insert(QStringLiteral("allocated_preemptible_gpus"), preemptible);
        return cluster;
    }

    QJsonObject runningNode(const QString &id) const
    {
        const QJsonObject running{{QStringLiteral("phase"), QStringLiteral("NODE_PHASE_RUNNING")}, {QStringLiteral("transition_time"), m_service->now().toIso()}};
        return {{QStringLiteral("node_id"), id}, {QStringLiteral("num_gpus"), 8}, {QStringLiteral("phase_transitions"), QJsonArray{running}}};
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

    void sendsACreateOnceWhenTheConnectionClosesAndLetsTheUserDecide()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), m_service->now()));
            socket.close();
        };
        QList<Operation::State> states;
        connect(&session(), &FleetSession::operationChanged, this, [&](const Operation &each) { states.append(each.state); });
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        const Operation found = *session().operation(id);
        QCOMPARE(found.error->kind, Error::Kind::Ambiguous);
        QCOMPARE(found.candidates.size(), 1);
        QCOMPARE(found.candidates.first().id, ClusterId(QStringLiteral("c-771")));
        session().adopt(id, found.candidates.first().id);
        QCOMPARE(session().operation(id)->state, Operation::State::Succeeded);
        QCOMPARE(session().operation(id)->cluster, ClusterId(QStringLiteral("c-771")));
        QCOMPARE(states, QList<Operation::State>({Operation::State::Storing, Operation::State::Sending, Operation::State::Looking,
                                                  Operation::State::Found, Operation::State::Succeeded}));
        QCOMPARE(m_service->count("POST"), 1);
    }

    void c11OffersToTryAgainAfterTwoEmptyLooks()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(m_service->answer(504, "<html><body>gateway time-out</body></html>", "x-request-id: req-9\r\n", "text/html"));
        };
        // An older cluster of the same name is none that the click could have made.
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-old"), QStringLiteral("wanted"),
                                                            m_service->now() - std::chrono::hours(5)));
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        const Operation nothing = *session().operation(id);
        QCOMPARE(nothing.error->httpStatus, 504);
        QCOMPARE(nothing.error->requestId, QStringLiteral("req-9"));
        QVERIFY(!nothing.error->summary().contains(QLatin1Char('<')));
        QCOMPARE(nothing.createSpec, wantedCluster());
        QVERIFY(nothing.needsDecision());
        QVERIFY(session().clock().now() - nothing.startedAt >= Seconds(30));
        QCOMPARE(m_service->count("POST"), 1);

        // It comes late: looking again finds it.
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-late"), QStringLiteral("wanted"), m_service->now()));
        session().lookAgain(id);
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        QCOMPARE(session().operation(id)->candidates.first().id, ClusterId(QStringLiteral("c-late")));
        // "It is another one": it is not offered a second time.
        session().lookAgain(id);
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        session().dismiss(id);
        QCOMPARE(session().operation(id)->state, Operation::State::Dismissed);
        QCOMPARE(m_service->count("POST"), 1);
    }

    void findsWhatWasMadeAlthoughTheClockWasTenMinutesAheadAtTheClick()
    {
        // This one is shown already, so that it cannot be what the click makes.
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-shown"), QStringLiteral("wanted"), m_service->now()));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            const Instant madeAt = m_service->now() - std::chrono::minutes(10);
            m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), madeAt));
            socket.close();
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        QCOMPARE(session().operation(id)->candidates.size(), 1);
        QCOMPARE(session().operation(id)->candidates.first().id, ClusterId(QStringLiteral("c-771")));
        QCOMPARE(m_service->count("POST"), 1);
    }

    void c11CreateAnsweredBy504OffersTheClusterThatItMade()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), m_service->now()));
            socket.write(m_service->answer(504, "<html><body>gateway time-out</body></html>", "x-request-id: req-9\r\n", "text/html"));
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        const Operation found = *session().operation(id);
        QCOMPARE(found.candidates.size(), 1);
        QCOMPARE(found.candidates.first().id, ClusterId(QStringLiteral("c-771")));
        QCOMPARE(found.error->httpStatus, 504);
        QCOMPARE(found.error->requestId, QStringLiteral("req-9"));
        QVERIFY(!found.error->summary().contains(QLatin1Char('<')));
        session().adopt(id, found.candidates.first().id); // "Use it"
        QCOMPARE(session().operation(id)->state, Operation::State::Succeeded);
        QCOMPARE(session().operation(id)->cluster, ClusterId(QStringLiteral("c-771")));
        QCOMPARE(m_service->count("POST"), 1);
    }

    void c11VariantResetWithoutAClusterOffersToTryAgainWithAllInputKept()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const ClusterSpec wanted = everythingWanted();
        const OperationId id = session().create(wanted);
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        QVERIFY(session().clock().now() - session().operation(id)->startedAt >= Seconds(30));
        QCOMPARE(session().operation(id)->createSpec, wanted);
        m_rig.reset(); // and after a restart as well: looked for again, offered again
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(id).has_value());
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        QCOMPARE(session().operation(id)->createSpec, wanted);
        QCOMPARE(m_service->count("POST"), 1);
    }

    void noticesAClusterThatShowsUpAfterTheLooking()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-late"), QStringLiteral("wanted"), m_service->now()));
        session().refresh(); // an ordinary poll, nobody asked to look again
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        QCOMPARE(session().operation(id)->candidates.first().id, ClusterId(QStringLiteral("c-late")));
    }

    void c11LooksOnceMoreBeforeASecondRequestIsSent()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId lost = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        // The effect comes after both looks, and no poll has seen it when the user tries again.
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-late"), QStringLiteral("wanted"), m_service->now()));
        const OperationId again = session().create(wantedCluster());
        session().dismiss(lost);
        QVERIFY(m_rig->waitFor(again, Operation::State::Found));
        const Operation held = *session().operation(again);
        QVERIFY(!held.mayHaveBeenSent);
        QCOMPARE(held.candidates.size(), 1);
        QCOMPARE(held.candidates.first().id, ClusterId(QStringLiteral("c-late")));
        QCOMPARE(m_service->count("POST"), 1);

        m_rig.reset(); // the question stays over a restart, and still nothing is sent
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(again).has_value());
        QCOMPARE(session().operation(again)->candidates, held.candidates);
        QCOMPARE(session().operation(again)->state, Operation::State::Found);
        QCOMPARE(m_service->count("POST"), 1);

        // "It is another one, create mine": only now a second request leaves.
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            const QJsonObject made = ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("wanted"), m_service->now());
            m_service->clusters.append(made);
            m_service->send(socket, made);
        };
        session().lookAgain(again);
        QVERIFY(m_rig->waitFor(again, Operation::State::Succeeded));
        QCOMPARE(session().operation(again)->cluster, ClusterId(QStringLiteral("c-2")));
        QCOMPARE(m_service->count("POST"), 2);
    }

    void c11AHeldRequestThatTheUserHasGotAlreadyIsNeverSent()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId lost = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-late"), QStringLiteral("wanted"), m_service->now()));
        const OperationId again = session().create(wantedCluster());
        session().dismiss(lost);
        QVERIFY(m_rig->waitFor(again, Operation::State::Found));
        session().adopt(again, ClusterId(QStringLiteral("c-late"))); // "Use it"
        QCOMPARE(session().operation(again)->state, Operation::State::Succeeded);
        const Instant later = session().clock().now() + Seconds(60);
        QTRY_VERIFY(session().snapshot()->observedAt >= later);
        QCOMPARE(session().operation(lost)->state, Operation::State::Dismissed); // and nothing is asked twice
        QCOMPARE(m_service->count("POST"), 1);
    }

    void c11WithoutAListNoSecondRequestIsSent()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId lost = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        m_service->onRead = [this] { return m_service->answer(403, R"({"error":{"message":"not for this key"}})"); };
        const OperationId again = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(again, Operation::State::Refused));
        QVERIFY(!session().operation(again)->mayHaveBeenSent);
        QCOMPARE(session().operation(again)->error->httpStatus, 403);
        QCOMPARE(m_service->count("POST"), 1);
    }

    void c11AFirstClusterThatShowsUpAfterASecondRequestIsAskedAbout_data()
    {
        QTest::addColumn<bool>("restart");
        QTest::newRow("in the same run") << false;
        QTest::newRow("after a restart") << true;
    }
    void c11AFirstClusterThatShowsUpAfterASecondRequestIsAskedAbout()
    {
        QFETCH(bool, restart);
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId lost = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            const QJsonObject made = ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("wanted"), m_service->now());
            m_service->clusters.append(made);
            m_service->send(socket, made);
        };
        const OperationId again = session().create(wantedCluster());
        session().dismiss(lost);
        QVERIFY(m_rig->waitFor(again, Operation::State::Succeeded));
        if (restart) {
            QVERIFY(await(session().written({})));
            m_rig.reset();
            QVERIFY(startRig());
            QTRY_VERIFY(session().operation(lost).has_value());
            QVERIFY(session().operations().isEmpty());
        }
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-late"), QStringLiteral("wanted"), m_service->now()));
        session().refresh();
        QVERIFY(m_rig->waitFor(lost, Operation::State::Found));
        const QList<Operation> asked = session().operations();
        QVERIFY(std::ranges::any_of(asked, [&](const Operation &each) { return each.id == lost && each.needsDecision(); }));
        QCOMPARE(session().operation(lost)->candidates.size(), 1);
        QCOMPARE(session().operation(lost)->candidates.first().id, ClusterId(QStringLiteral("c-late")));
        session().adopt(lost, ClusterId(QStringLiteral("c-late")));
        QCOMPARE(session().operation(lost)->state, Operation::State::Succeeded);
        QCOMPARE(m_service->count("POST"), 2);
    }

    void remembersOverARestartThatACandidateIsAnotherOne()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-theirs"), QStringLiteral("wanted"), m_service->now()));
            socket.abort();
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        session().lookAgain(id);
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        m_rig.reset();
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(id).has_value());
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        QVERIFY(session().operation(id)->candidates.isEmpty());
    }

    void offersNoClusterThatAnotherOperationMade()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.abort(); };
        const OperationId lost = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            const QJsonObject made = ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("wanted"), m_service->now());
            m_service->clusters.append(made);
            m_service->send(socket, made);
        };
        const OperationId again = session().create(wantedCluster()); // the user tried again
        QVERIFY(m_rig->waitFor(again, Operation::State::Succeeded));
        m_rig.reset();
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(lost).has_value());
        QVERIFY(m_rig->waitFor(lost, Operation::State::NothingYet));
        QCOMPARE(m_service->count("POST"), 2);
    }

    void c17AScaleOfAClusterThatSomeoneElseChangedIsHeldBack()
    {
        m_service->clusters.append(counted(32, 16));
        QVERIFY(startRig());
        const Cluster seen = session().snapshot()->clusters.first().cluster;
        m_service->clusters = {counted(40, 16)};
        ScaleSpec spec;
        spec.standardGpus = 24;
        const OperationId id = session().scale(seen, spec);
        QVERIFY(m_rig->waitFor(id, Operation::State::Conflict));
        QCOMPARE(m_service->count("PUT"), 0);
        const auto check = [&] {
            const Operation held = *session().operation(id);
            QVERIFY(!held.mayHaveBeenSent);
            QVERIFY(held.needsDecision());
            QCOMPARE(held.seen.standardGpus, std::optional(32));
            QCOMPARE(held.now.standardGpus, std::optional(40));
            QCOMPARE(held.scaleSpec, spec);
        };
        check();
        m_rig.reset(); // it waits for the user over a restart, and nothing is looked for: nothing was sent
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(id).has_value());
        QCOMPARE(session().operation(id)->state, Operation::State::Conflict);
        check();
        // What it is now moves on with the fleet.
        m_service->clusters = {counted(48, 16)};
        session().refresh();
        QTRY_COMPARE(session().operation(id)->now.standardGpus, std::optional(48));
        session().dismiss(id); // "keep theirs"
        QCOMPARE(session().operation(id)->state, Operation::State::Dismissed);
        QCOMPARE(m_service->count("PUT"), 0);
    }

    void c17ALostScaleThatMeetsAnotherChangeAsksTheUser()
    {
        m_service->clusters.append(counted(32, 16));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters = {counted(40, 16)}; // not what we asked for
            socket.abort();
        };
        ScaleSpec spec;
        spec.standardGpus = 24;
        const OperationId id = session().scale(session().snapshot()->clusters.first().cluster, spec);
        QVERIFY(m_rig->waitFor(id, Operation::State::Conflict));
        QVERIFY(session().operation(id)->mayHaveBeenSent);
        QCOMPARE(session().operation(id)->now.standardGpus, std::optional(40));
        // Our own request arrives late after all: there is nothing to decide any more.
        m_service->clusters = {counted(24, 16)};
        session().refresh();
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void c18OutOfStockIsARefusalWithoutAnotherTry()
    {
        m_service->clusters.append(counted(32, 16));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(m_service->answer(409, R"({"error":{"message":"Out of stock"}})"));
        };
        ScaleSpec spec;
        spec.standardGpus = 128;
        const OperationId id = session().scale(session().snapshot()->clusters.first().cluster, spec);
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QVERIFY(session().operation(id)->error->isOutOfStock());
        const Instant later = session().clock().now() + Seconds(90);
        session().refresh();
        QTRY_VERIFY(session().clock().now() >= later);
        QCOMPARE(session().snapshot()->clusters.first().cluster.standardGpus, std::optional(32));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void c18ATargetThatIsNotFilledWaitsAndCostsWhatThereIs()
    {
        QJsonObject cluster = counted(8, 16);
        const QJsonArray nodes{runningNode(QStringLiteral("gpu-preemptible-dp-a")), runningNode(QStringLiteral("gpu-preemptible-dp-b"))};
        cluster.insert(QStringLiteral("gpu_worker_nodes"), nodes);
        m_service->clusters.append(cluster);
        QVERIFY(startRig());
        RateCard card;
        GpuRateEntry entry;
        entry.gpuType = GpuType(QStringLiteral("H100_SXM"));
        entry.onDemand = GpuRate(3'400'000);
        card.gpus.append(entry);
        session().setRateCard(card);
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &request) {
            QJsonObject changed = m_service->clusters.first().toObject();
            changed.insert(QStringLiteral("desired_preemptible_gpus"),
                           QJsonDocument::fromJson(request.body)[QStringLiteral("num_preemptible_gpus")]);
            m_service->clusters = {changed};
            m_service->send(socket, changed);
        };
        const auto scaleTo = [this](int target) {
            ScaleSpec spec;
            spec.preemptibleGpus = target;
            return session().scale(session().snapshot()->clusters.first().cluster, spec);
        };
        const auto row = [this] { return session().clusters()->rowAt(0); };
        QVERIFY(m_rig->waitFor(scaleTo(64), Operation::State::Succeeded));
        QTRY_COMPARE(row().preemptibleWanted, std::optional(64));
        const Instant since = *row().shortSince;
        QTRY_VERIFY_WITH_TIMEOUT(session().snapshot()->observedAt - since >= Seconds(20 * 60), 15'000);
        QCOMPARE(*row().shortSince, since);
        QCOMPARE(row().preemptibleRunning, 16);
        QCOMPARE(row().burn.preemptible, burnRateOf(entry.gpuType, 0, 16, 0, card, session().clock().now()).preemptible);
        QVERIFY(session().snapshot()->availability.isEmpty());
        QCOMPARE(m_service->count("PUT"), 1);
        QVERIFY(m_rig->waitFor(scaleTo(16), Operation::State::Succeeded));
        QTRY_VERIFY(!row().shortSince);
        QCOMPARE(m_service->count("PUT"), 2);
    }

    void looksOnAfterARestartForWhatAnOpenIntentMade()
    {
        QVERIFY(startRig());
        m_service->onWrite = [](QTcpSocket &, const RawServer::Request &) {}; // never answers
        const OperationId id = session().create(wantedCluster());
        QTRY_COMPARE(m_service->count("POST"), 1);
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-771"), QStringLiteral("wanted"), m_service->now()));
        m_rig.reset(); // the program ends in the middle of it
        QVERIFY(startRig());
        QTRY_VERIFY(session().operation(id).has_value());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        QCOMPARE(session().operation(id)->clusterName, QStringLiteral("wanted"));
        QCOMPARE(session().operation(id)->createSpec.gpuType, wantedCluster().gpuType);
        session().dismiss(id);
        QTRY_COMPARE(m_service->count("POST"), 1);
        // What was decided is not asked again.
        m_rig.reset();
        QVERIFY(startRig());
        QVERIFY(m_service->count("POST") == 1);
        QVERIFY(session().operations().isEmpty());
    }

    void knowsThatALostDeletionHappened()
    {
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->clusters = {};
            socket.close();
        };
        const OperationId id = session().remove(ClusterId(QStringLiteral("c-1")));
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(m_service->count("DELETE"), 1);
        QTRY_VERIFY(session().snapshot()->clusters.isEmpty());
    }

    void knowsThatALostScaleHappened()
    {
        m_service->clusters.append(ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("one"), m_service->now()));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &request) {
            QJsonObject changed = m_service->clusters.first().toObject();
            changed.insert(QStringLiteral("num_gpus"), QJsonDocument::fromJson(request.body)[QStringLiteral("num_gpus")]);
            m_service->clusters = {changed};
            socket.close();
        };
        ScaleSpec spec;
        spec.standardGpus = 16;
        spec.preemptibleGpus = 0; // as it is: not sent
        const OperationId id = session().scale(session().snapshot()->clusters.first().cluster, spec);
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void showsTheBodyThatItSends()
    {
        QVERIFY(startRig());
        QByteArray sent;
        m_service->onWrite = [&](QTcpSocket &socket, const RawServer::Request &request) {
            sent = request.body;
            socket.write(m_service->answer(409, R"({"error":{"message":"Out of stock"}})"));
        };
        const OperationId id = session().create(wantedCluster());
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QVERIFY(session().operation(id)->error->isOutOfStock());
        const QByteArray shown = session().requestCopy(wantedCluster(), CopyForm::Json).text.toUtf8();
        QCOMPARE(QJsonDocument::fromJson(sent), QJsonDocument::fromJson(shown));
        QVERIFY(!QJsonDocument::fromJson(sent).isNull());
        QCOMPARE(m_service->count("POST"), 1);
    }
};

QTEST_GUILESS_MAIN(TestPurchases)
#include "tst_purchases.moc"
