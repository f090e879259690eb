// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"

#include <QTest>

#include <algorithm>

using namespace deck;
using namespace deck::emulator;

class TestFulfilment : public QObject
{
    Q_OBJECT

    static ClusterChange preemptible(int gpus)
    {
        ClusterChange change;
        change.numPreemptibleGpus = gpus;
        return change;
    }
    static ClusterChange standard(int gpus)
    {
        ClusterChange change;
        change.numGpus = gpus;
        return change;
    }
    static int told(const Cluster &cluster, QStringView reason)
    {
        return int(std::count_if(cluster.events.begin(), cluster.events.end(),
                                 [&](const NodeEvent &event) { return event.reason == reason; }));
    }

private Q_SLOTS:
    void fillsNodeByNodeAndNeverBeyondTheTarget()
    {
        CalmWorld world(8, 48);
        int before = 0;
        for (int second = 0; second < 1800; ++second) {
            world.pass(Seconds(1));
            const int present = world.cluster.presentNodes(ComputeClass::Preemptible);
            QVERIFY2(present <= 6, qPrintable(QString::number(present)));
            QVERIFY(present - before <= 1);
            before = present;
        }
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 48);
        QCOMPARE(told(world.cluster, u"TogetherScaledUp"), 0); // nobody raised a target
    }

    void aRaisedTargetIsToldOncePerNewNode()
    {
        CalmWorld world(8, 8);
        world.fill();
        world.simulation.update(world.cluster, preemptible(24));
        world.simulation.update(world.cluster, standard(16));
        world.fill();
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 24);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 2);
        QCOMPARE(told(world.cluster, u"TogetherScaledUp"), 3);
        // A refill after a reclaim is no scaling.
        world.simulation.takeBack(world.cluster, QString(), 30);
        world.fill();
        QCOMPARE(told(world.cluster, u"TogetherScaledUp"), 3);
    }

    void aLoweredTargetDrainsTheNewestNodes()
    {
        CalmWorld world(16, 24);
        world.fill();
        const QString oldest = world.oldest(ComputeClass::Preemptible)->id;
        world.simulation.update(world.cluster, preemptible(8));
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 24);
        QVERIFY(!world.cluster.worker(oldest)->leaving);
        world.pass(Seconds(300));
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 8);
        QVERIFY(world.cluster.worker(oldest));
        QCOMPARE(told(world.cluster, u"TogetherScaledDown"), 2);
        QCOMPARE(told(world.cluster, u"TogetherPreempted"), 0);

        world.simulation.update(world.cluster, standard(8));
        world.pass(Seconds(300));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 1);
        QCOMPARE(told(world.cluster, u"TogetherScaledDown"), 3);
    }

    void zeroGivesAllPreemptibleNodesUp()
    {
        CalmWorld world(8, 16);
        world.fill();
        world.simulation.update(world.cluster, preemptible(0));
        world.fill();
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Preemptible), 0);
    }

    void theReplacementComesAfterTheDrainingNodeIsGone()
    {
        CalmWorld world(8, 8);
        world.fill();
        world.simulation.takeBack(world.cluster, QString(), 200);
        world.pass(Seconds(199));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Preemptible), 1);
        world.pass(Seconds(1));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Preemptible), 0);
        world.fill();
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 8);
    }

    void withoutCapacityTheTargetWaits()
    {
        Scenario scenario = *loadScenario(QStringLiteral("calm"));
        for (MarketPlace &place : scenario.market)
            place.preemptible.nodes = {1, 1};
        Simulation simulation(scenario, 1, scenario.info.epoch);
        const Cluster &cluster = simulation.createCluster(CalmWorld::wish(8, 64));
        simulation.advanceTo(simulation.now() + std::chrono::hours(5));
        QCOMPARE(cluster.allocatedPreemptibleGpus(), 8);
        QCOMPARE(cluster.spec.numPreemptibleGpus, 64);
    }

    void whatAnUpdateLeavesOutStaysAsItIs()
    {
        CalmWorld world(16, 16);
        world.cluster.spec.addOns = {{QStringLiteral("dashboard"), QStringLiteral("dashboard"), true}};
        world.cluster.spec.config = {{QStringLiteral("load_balancer"), QStringLiteral("NGINX")},
                                     {QStringLiteral("jumphost_enabled"), true}};
        world.fill();
        const QString name = world.cluster.spec.name;
        world.simulation.update(world.cluster, preemptible(32));
        QCOMPARE(world.cluster.spec.numGpus, 16);
        QCOMPARE(world.cluster.spec.name, name);
        QVERIFY(world.cluster.spec.addOns.front().enabled);
        ClusterChange config;
        config.config = {{QStringLiteral("load_balancer"), QStringLiteral("NONE")}};
        config.addOns = {{QString(), QStringLiteral("dashboard"), false}};
        world.simulation.update(world.cluster, config);
        QCOMPARE(world.cluster.spec.numPreemptibleGpus, 32);
        QCOMPARE(world.cluster.spec.config.value(QStringLiteral("load_balancer")).toString(), QStringLiteral("NONE"));
        QVERIFY(world.cluster.spec.config.value(QStringLiteral("jumphost_enabled")).toBool());
        QVERIFY(!world.cluster.spec.addOns.front().enabled);
    }
};

QTEST_GUILESS_MAIN(TestFulfilment)
#include "tst_fulfilment.moc"
