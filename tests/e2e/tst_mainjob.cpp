// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"
#include "emulatorfixture.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

/// The main job without its windows: buy, fill, reclaim, scale, bill; over HTTP against the emulator, whose own books are
/// compared with ours to the second.
class TestMainJob : public QObject
{
    Q_OBJECT

    QTemporaryDir m_data;

    static ClusterSpec specFor(const FleetSession &session)
    {
        const Region region = session.snapshot()->regions.first();
        ClusterSpec spec;
        spec.name = QStringLiteral("main-job");
        spec.region = region.name;
        spec.gpuType = region.gpuTypes.first();
        spec.driver = region.drivers.first();
        spec.standardGpus = 8;
        spec.preemptibleGpus = 16;
        spec.project = ProjectId(QStringLiteral("demo-project"));
        return spec;
    }

    static RateCard cardFor(const ClusterSpec &spec)
    {
        GpuRateEntry entry;
        entry.gpuType = spec.gpuType;
        entry.onDemand = GpuRate(3'360'000);
        RateCard card;
        card.source = QStringLiteral("test");
        card.gpus = {entry};
        return card;
    }

    /// Waits until the newest poll is as new as the emulator's clock.
    static bool look(FleetSession &session, Instant at)
    {
        session.refresh();
        return QTest::qWaitFor([&] { return session.snapshot()->observedAt >= at; }, 10'000);
    }

    template <class Condition>
    static bool stepUntil(EmulatorFixture &emulator, FleetSession &session, Condition condition)
    {
        for (int step = 0; step < 400; ++step) {
            if (!look(session, emulator.stepClock(Seconds(600))))
                return false;
            if (condition())
                return true;
        }
        return false;
    }

    static bool waitUntilOver(FleetSession &session, const OperationId &id)
    {
        return QTest::qWaitFor([&] { return session.operation(id)->isOver(); }, 10'000);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_data.isValid());
        qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    }

    void buysFillsReclaimsScalesAndBillsToTheSecond()
    {
        EmulatorFixture emulator(QStringLiteral("calm"));
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        const Instant begin = session.clock().now();
        const ClusterSpec spec = specFor(session);
        session.setRateCard(cardFor(spec));

        const OperationId bought = session.create(spec);
        QVERIFY(waitUntilOver(session, bought));
        QCOMPARE(session.operation(bought)->state, Operation::State::Succeeded);
        const ClusterId id = session.operation(bought)->cluster;
        QVERIFY(!id.isEmpty());
        const auto running = [&](ComputeClass computeClass) {
            const ClusterEntry *entry = session.snapshot()->find(id);
            return entry ? entry->cluster.runningGpus(computeClass) : 0;
        };
        QVERIFY(stepUntil(emulator, session, [&] {
            return running(ComputeClass::Standard) == 8 && running(ComputeClass::Preemptible) == 16;
        }));
        QCOMPARE(session.nodes(id)->rowCount(), 3);

        emulator.post(QStringLiteral("/x/reclaim"), {{QStringLiteral("cluster_id"), id.toString()}});
        QVERIFY(look(session, session.clock().now()));
        QVERIFY(stepUntil(emulator, session, [&] { return session.history().preemptionsBetween(id, begin, session.clock().now()) == 1; }));
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Preemptible) == 8; }));
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Preemptible) == 16; }));

        ScaleSpec more;
        more.standardGpus = 16;
        const OperationId scaled = session.scale(session.snapshot()->find(id)->cluster, more);
        QVERIFY(waitUntilOver(session, scaled));
        QCOMPARE(session.operation(scaled)->state, Operation::State::Succeeded);
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Standard) == 16; }));

        // One node breaks and moves to another host, one is rebooted: they are billed while they run only.
        for (const QString &alert : {QStringLiteral("DmesgGpuFallenOffBus"), QStringLiteral("KubeNodeMemoryPressure")}) {
            const QList<Node> nodes = session.snapshot()->find(id)->cluster.nodes;
            const auto standard = std::ranges::find(nodes, ComputeClass::Standard, &Node::computeClass);
            QVERIFY(standard != nodes.end());
            emulator.post(QStringLiteral("/x/signal"), {{QStringLiteral("cluster_id"), id.toString()},
                                                        {QStringLiteral("node_id"), standard->id.toString()},
                                                        {QStringLiteral("alert_name"), alert},
                                                        {QStringLiteral("automatic"), true}});
            QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Standard) == 8; }));
            QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Standard) == 16; }));
        }
        QCOMPARE(session.history().preemptionsBetween(id, begin, session.clock().now()), 1);
        QVERIFY(look(session, emulator.stepClock(Seconds(3600))));

        CostQuery query;
        query.from = begin;
        query.to = session.clock().now();
        query.cluster = id;
        const CostReport report = session.cost(query);
        qint64 standardSeconds = 0;
        qint64 preemptibleSeconds = 0;
        const QJsonObject metering = emulator.get(QStringLiteral("/x/metering"));
        QCOMPARE(metering.value(QStringLiteral("now")).toString(), query.to.toIso());
        for (const QJsonValue &value : metering.value(QStringLiteral("totals")).toArray()) {
            const qint64 seconds = value[QStringLiteral("gpu_seconds")].toInteger();
            (value[QStringLiteral("compute_class")] == QStringLiteral("preemptible") ? preemptibleSeconds : standardSeconds) += seconds;
        }
        QVERIFY(standardSeconds > 0);
        QVERIFY(preemptibleSeconds > 0);
        QCOMPARE(report.standard.usage.count, standardSeconds);
        QCOMPARE(report.preemptible.usage.count, preemptibleSeconds);
        const Amount expected = Amount::of(GpuRate(3'360'000), GpuSeconds(standardSeconds))
            + Amount::of(GpuRate(1'680'000), GpuSeconds(preemptibleSeconds));
        QCOMPARE(report.total.amount.toDecimal(12), expected.toDecimal(12));
        QVERIFY(report.total.amount == expected);

        // Our own actions are in the history, and everything survives a restart.
        const auto ownActions = [id](const FleetSession &of) {
            const QList<TimelineEvent> events = of.history().events(id);
            return std::ranges::count(events, EventKind::OwnAction, &TimelineEvent::kind);
        };
        QVERIFY(ownActions(session) >= 2);
        const auto before = session.history().events(id).size();
        const auto ownBefore = ownActions(session);
        composition.close();
        QVERIFY(!composition.current());
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        QCOMPARE(composition.current()->history().events(id).size(), before);
        QCOMPARE(ownActions(*composition.current()), ownBefore);
        QCOMPARE(composition.current()->rateCard().gpus.size(), 1);
        const CostReport again = composition.current()->cost(query);
        QVERIFY(again.total.amount == expected);
    }

    void c18TellsOutOfStockAndBuysNothing()
    {
        EmulatorFixture emulator(QStringLiteral("calm"));
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        ClusterSpec spec = specFor(session);
        spec.standardGpus = 8000;
        const OperationId id = session.create(spec);
        QVERIFY(waitUntilOver(session, id));
        QCOMPARE(session.operation(id)->state, Operation::State::Refused);
        QVERIFY(session.operation(id)->error->isOutOfStock());
        QVERIFY(look(session, session.clock().now()));
        QCOMPARE(session.snapshot()->clusters.size(), 0);
    }

    void c17HoldsBackAScaleOfWhatHasChangedMeanwhile()
    {
        EmulatorFixture emulator(QStringLiteral("default"));
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        Cluster seen = session.snapshot()->clusters.first().cluster;
        const std::optional<int> real = seen.standardGpus;
        seen.standardGpus = *real + 8; // what the user saw is not what there is
        ScaleSpec spec;
        spec.standardGpus = *real + 16;
        const OperationId id = session.scale(seen, spec);
        QTRY_COMPARE_WITH_TIMEOUT(session.operation(id)->state, Operation::State::Conflict, 10'000);
        QVERIFY(!session.operation(id)->mayHaveBeenSent);
        QCOMPARE(session.operation(id)->now.standardGpus, real);
        QVERIFY(look(session, session.clock().now()));
        QCOMPARE(session.snapshot()->find(seen.id)->cluster.standardGpus, real);
    }

    void deletesAClusterAndThenKnowsThatItIsGone()
    {
        EmulatorFixture emulator(QStringLiteral("default"));
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        const ClusterId id = session.snapshot()->clusters.first().cluster.id;
        const OperationId deleted = session.remove(id);
        QVERIFY(waitUntilOver(session, deleted));
        QCOMPARE(session.operation(deleted)->state, Operation::State::Succeeded);
        QVERIFY(stepUntil(emulator, session, [&] { return !session.snapshot()->find(id); }));
        QVERIFY(session.history().cluster(id)->goneAt.has_value());
        QCOMPARE(session.clusters()->rowOf(id), -1);
    }
};

QTEST_GUILESS_MAIN(TestMainJob)
#include "tst_mainjob.moc"
