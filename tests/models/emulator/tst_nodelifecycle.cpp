// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestNodeLifecycle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walksTheDocumentedPhases()
    {
        CalmWorld world;
        world.fill();
        for (const auto &node : world.cluster.workers) {
            std::vector<NodePhase> phases;
            for (const NodeStep &step : node->steps)
                phases.push_back(step.phase);
            QCOMPARE(phases, (std::vector{NodePhase::Pending, NodePhase::Scheduling, NodePhase::Booting,
                                          NodePhase::Bootstrapping, NodePhase::Running}));
            QVERIFY(world.event(node->id, u"TogetherNodeAdded"));
            QCOMPARE(world.event(node->id, u"TogetherNodeAdded")->at, node->steps.back().at);
        }
    }

    void namesTellTheComputeClass()
    {
        CalmWorld world;
        world.fill();
        QVERIFY(world.oldest(ComputeClass::Standard)->id.startsWith(u"gpu-dp-"));
        QVERIFY(world.oldest(ComputeClass::Preemptible)->id.startsWith(u"gpu-preemptible-dp-"));
    }

    void aReclaimIsNoticeThenDrainThenRemovalThenRefill_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }
    void aReclaimIsNoticeThenDrainThenRemovalThenRefill()
    {
        QFETCH(quint64, seed);
        CalmWorld world(8, 16, seed);
        world.fill();
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 16);
        const QString id = world.oldest(ComputeClass::Preemptible)->id;
        const Instant notice = world.simulation.now();
        QCOMPARE(world.simulation.takeBack(world.cluster, id, std::nullopt)->id, id);

        QVERIFY(world.cluster.worker(id)->leaving.has_value());
        QCOMPARE(world.event(id, u"TogetherPreemptionNotified")->at, notice);
        QVERIFY(!world.event(id, u"TogetherPreempted"));
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 16); // it works until it is gone

        world.pass(Seconds(300));
        QVERIFY(!world.cluster.worker(id));
        QCOMPARE(world.cluster.removed.size(), size_t(1));
        const WorkerNode &gone = *world.cluster.removed.front();
        const Instant removal = *gone.deletedAt;
        QVERIFY(removal > notice && removal - notice <= Seconds(300));
        QCOMPARE(gone.phase(), NodePhase::Succeeded);
        QCOMPARE(gone.steps.back().at, removal);
        QCOMPARE(world.event(id, u"TogetherPreempted")->at, removal);

        world.fill();
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 16);
        for (const auto &node : world.cluster.workers)
            QVERIFY(node->id != id);
    }

    void theNamedDrainTimeIsKeptUpToTheLongestOne_data()
    {
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("kept");
        QTest::newRow("short") << 7 << 7;
        QTest::newRow("longest") << 300 << 300;
        QTest::newRow("too long") << 900 << 300;
    }
    void theNamedDrainTimeIsKeptUpToTheLongestOne()
    {
        QFETCH(int, wanted);
        QFETCH(int, kept);
        CalmWorld world;
        world.fill();
        const Instant notice = world.simulation.now();
        world.simulation.takeBack(world.cluster, QString(), wanted);
        world.fill();
        QCOMPARE((*world.cluster.removed.front()->deletedAt - notice).count(), qint64(kept) * 1000);
    }

    void onlyRunningPreemptibleNodesThatStayCanBeTakenBack()
    {
        CalmWorld world(8, 8);
        world.fill();
        const QString standard = world.oldest(ComputeClass::Standard)->id;
        QVERIFY(!world.simulation.takeBack(world.cluster, standard, std::nullopt));
        QVERIFY(!world.simulation.takeBack(world.cluster, QStringLiteral("nobody"), std::nullopt));
        QVERIFY(world.simulation.takeBack(world.cluster, QString(), 60));
        QVERIFY(!world.simulation.takeBack(world.cluster, QString(), 60));
    }

    void aNodeThatDoesNotBootIsReplaced()
    {
        CalmWorld world(8, 8);
        world.cluster.nextPreemptibleBootFails = true;
        world.fill();
        QCOMPARE(world.cluster.removed.size(), size_t(1));
        const WorkerNode &broken = *world.cluster.removed.front();
        QCOMPARE(broken.phase(), NodePhase::Failed);
        QVERIFY(!broken.hasRun());
        QVERIFY(!world.event(broken.id, u"TogetherNodeAdded"));
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 8);
    }

    void anEventIsToldOnceWhileItIsRemembered()
    {
        CalmWorld world;
        World service;
        const Instant first = world.simulation.now();
        const auto tell = [&](Instant at) { service.tell(world.cluster, QStringLiteral("n"), u"TogetherPreempted", u"", at); };
        world.cluster.events.clear();
        tell(first);
        tell(first + std::chrono::hours(71));
        QCOMPARE(world.cluster.events.size(), size_t(1));
        QCOMPARE(world.cluster.events.front().at, first);
        tell(first + std::chrono::hours(72));
        QCOMPARE(world.cluster.events.size(), size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestNodeLifecycle)
#include "tst_nodelifecycle.moc"
