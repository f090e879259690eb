// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestMarket : public QObject
{
    Q_OBJECT

    static Scenario restless()
    {
        Scenario scenario = *loadScenario(QStringLiteral("calm"));
        for (MarketPlace &place : scenario.market)
            place.preemptible = {{0, 9}, {20, 90}};
        return scenario;
    }

    /// The level of one place every ten minutes, whoever holds the nodes.
    static std::vector<int> levels(Simulation &simulation)
    {
        std::vector<int> seen;
        for (int i = 0; i < 144; ++i) {
            simulation.advanceTo(simulation.now() + std::chrono::minutes(10));
            int held = 0;
            for (const auto &cluster : simulation.world().clusters)
                held += cluster->presentNodes(ComputeClass::Preemptible);
            const int free = simulation.market().freePreemptibleNodes(QStringLiteral("us-central-8"), QStringLiteral("H100_SXM"));
            seen.push_back(free > 0 ? free + held : -1);
        }
        return seen;
    }

private Q_SLOTS:
    void theSameSeedPlaysTheSameMarket()
    {
        const Scenario scenario = restless();
        Simulation one(scenario, 5, scenario.info.epoch);
        Simulation two(scenario, 5, scenario.info.epoch);
        Simulation other(scenario, 6, scenario.info.epoch);
        const auto seen = levels(one);
        QCOMPARE(levels(two), seen);
        QVERIFY(levels(other) != seen);
    }

    void buyingDoesNotChangeWhatTheMarketDoes()
    {
        const Scenario scenario = restless();
        Simulation idle(scenario, 5, scenario.info.epoch);
        Simulation busy(scenario, 5, scenario.info.epoch);
        busy.createCluster(CalmWorld::wish(8, 16));
        const auto alone = levels(idle);
        const auto shared = levels(busy);
        int compared = 0;
        for (size_t i = 0; i < alone.size(); ++i) {
            // Where nothing is free the level cannot be told from outside; while a surplus drains nothing is free either.
            if (alone[i] < 0 || shared[i] < 0)
                continue;
            ++compared;
            QCOMPARE(shared[i], alone[i]);
        }
        QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
    }

    void aFallingLevelTakesNodesBackWithinFiveMinutes()
    {
        const Scenario scenario = restless();
        Simulation simulation(scenario, 5, scenario.info.epoch);
        const Cluster &cluster = simulation.createCluster(CalmWorld::wish(8, 72));
        simulation.advanceTo(simulation.now() + std::chrono::hours(24));
        int reclaimed = 0;
        for (const auto &node : cluster.removed) {
            if (node->leaving != RemovalCause::Reclaim)
                continue;
            ++reclaimed;
            for (const NodeEvent &event : cluster.events) {
                if (event.nodeId == node->id && event.reason == u"TogetherPreemptionNotified")
                    QVERIFY(*node->deletedAt - event.at <= Seconds(300));
            }
        }
        QVERIFY2(reclaimed >= 5, qPrintable(QString::number(reclaimed)));
    }

    void standardNodesAreTakenFromStockBeforeTheyExist()
    {
        CalmWorld world(64, 0);
        const QString region = world.cluster.spec.region;
        QCOMPARE(world.simulation.market().freeStandardNodes(region, world.cluster.spec.gpuType), 56);
        world.fill();
        QCOMPARE(world.simulation.market().freeStandardNodes(region, world.cluster.spec.gpuType), 56);
        world.simulation.deleteCluster(world.cluster);
        world.fill();
        QCOMPARE(world.simulation.market().freeStandardNodes(region, world.cluster.spec.gpuType), 64);
        QCOMPARE(world.simulation.market().freeStandardNodes(QStringLiteral("nowhere"), world.cluster.spec.gpuType), 0);
    }
};

QTEST_GUILESS_MAIN(TestMarket)
#include "tst_market.moc"
