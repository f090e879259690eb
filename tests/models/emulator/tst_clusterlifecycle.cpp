// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"

#include <QTest>

#include <algorithm>

using namespace deck;
using namespace deck::emulator;

class TestClusterLifecycle : public QObject
{
    Q_OBJECT

    static std::vector<ClusterPhase> phasesOf(const Cluster &cluster)
    {
        std::vector<ClusterPhase> phases;
        for (const ClusterStep &step : cluster.steps)
            phases.push_back(step.phase);
        return phases;
    }

private Q_SLOTS:
    void comesUpThroughTheDocumentedPhasesWithinSixMinutes_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }
    void comesUpThroughTheDocumentedPhasesWithinSixMinutes()
    {
        QFETCH(quint64, seed);
        CalmWorld world(32, 8, seed);
        world.pass(std::chrono::minutes(6));
        QCOMPARE(phasesOf(world.cluster),
                 (std::vector{ClusterPhase::Queued, ClusterPhase::Scheduled, ClusterPhase::WaitingForControlPlaneNodes,
                              ClusterPhase::WaitingForDataPlaneNodes, ClusterPhase::WaitingForSubnet,
                              ClusterPhase::InstallingDrivers, ClusterPhase::Ready}));
        QCOMPARE(world.cluster.firstReadyAt, std::optional(world.cluster.steps.back().at));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 4);
    }

    void testsAreRunOnlyWhenAskedFor()
    {
        CalmWorld world;
        ClusterSpec spec = CalmWorld::wish(8, 0);
        spec.acceptanceTests = true;
        const Cluster &tested = world.simulation.createCluster(spec);
        world.fill();
        QVERIFY(tested.phase() == ClusterPhase::Ready);
        const auto phases = phasesOf(tested);
        QVERIFY(std::find(phases.begin(), phases.end(), ClusterPhase::RunningAcceptanceTests) != phases.end());
        const auto untested = phasesOf(world.cluster);
        QVERIFY(std::find(untested.begin(), untested.end(), ClusterPhase::RunningAcceptanceTests) == untested.end());
    }

    void workersComeAfterTheControlPlane()
    {
        CalmWorld world;
        while (world.cluster.workers.empty())
            world.pass(Seconds(1));
        QVERIFY(world.cluster.controlPlaneReady());
        QCOMPARE(world.cluster.controlPlane.front().steps.back().at, world.cluster.workers.front()->steps.front().at);
    }

    void aBoundVolumeStaysOrGoesWithItsCluster_data()
    {
        QTest::addColumn<bool>("outlives");
        QTest::newRow("stays") << true;
        QTest::newRow("goes") << false;
    }
    void aBoundVolumeStaysOrGoesWithItsCluster()
    {
        QFETCH(bool, outlives);
        CalmWorld world;
        Volume wish;
        wish.name = QStringLiteral("data");
        wish.outlivesCluster = outlives;
        const Volume &volume = world.simulation.createVolume(wish, 2);
        ClusterSpec spec = CalmWorld::wish(8, 0);
        spec.volumeId = volume.id;
        Cluster &cluster = world.simulation.createCluster(spec);
        world.fill();
        QVERIFY(volume.state == VolumeState::Bound);
        QCOMPARE(world.simulation.world().userOf(volume.id), &cluster);
        world.simulation.deleteCluster(cluster);
        world.fill();
        QVERIFY(cluster.goneAt.has_value());
        QVERIFY(!world.simulation.world().userOf(volume.id));
        QCOMPARE(volume.gone, !outlives);
        QCOMPARE(volume.billedTo.has_value(), !outlives);
    }

    void aDeletedClusterVanishesAndItsNodesAreEnded()
    {
        CalmWorld world;
        world.fill();
        const QString id = world.cluster.id;
        world.simulation.deleteCluster(world.cluster);
        QVERIFY(world.simulation.world().cluster(id));
        QVERIFY(world.cluster.phase() == ClusterPhase::Deleting);
        world.pass(std::chrono::minutes(3));
        QVERIFY(!world.simulation.world().cluster(id));
        QVERIFY(world.cluster.workers.empty());
        QCOMPARE(world.cluster.removed.size(), size_t(3));
        for (const auto &node : world.cluster.removed) {
            QCOMPARE(node->phase(), NodePhase::Succeeded);
            QVERIFY(world.event(node->id, u"TogetherScaledDown"));
        }
    }

    void aClusterDeletedWhileItComesUpVanishesToo()
    {
        CalmWorld world;
        world.pass(Seconds(20));
        world.simulation.deleteCluster(world.cluster);
        world.fill();
        QVERIFY(world.cluster.goneAt.has_value());
        QVERIFY(world.cluster.workers.empty());
    }
};

QTEST_GUILESS_MAIN(TestClusterLifecycle)
#include "tst_clusterlifecycle.moc"
