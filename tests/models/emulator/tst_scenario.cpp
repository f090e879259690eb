// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterjson.h"
#include "desk.h"
#include "scenariobook.h"
#include "simulation.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace deck;
using namespace deck::emulator;

/// What the demo promises to show, whatever the seed.
class TestScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areKnownByName()
    {
        QVERIFY(scenarios().size() >= 3);
        for (const ScenarioInfo &info : scenarios()) {
            QCOMPARE(findScenario(info.name)->name, info.name);
            QVERIFY(!info.summary.isEmpty());
            for (const ClosedInterval &closed : info.appClosed)
                QVERIFY(closed.from >= Seconds(0) && closed.from < closed.to && closed.to < info.advance);
        }
        QVERIFY(!findScenario(QStringLiteral("nothing")));
        QVERIFY(!loadScenario(QStringLiteral("nothing")));
    }

    void theDefaultPresentIsAsPromised_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 25; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }
    void theDefaultPresentIsAsPromised()
    {
        QFETCH(quint64, seed);
        const Scenario scenario = *loadScenario(QStringLiteral("default"));
        Simulation simulation(scenario, seed, scenario.info.epoch);
        const Instant now = scenario.info.epoch + scenario.info.advance;
        simulation.advanceTo(now);
        const World &world = simulation.world();
        QCOMPARE(world.clusters.size(), size_t(6));

        const Cluster &demo = *world.clusterNamed(QStringLiteral("demo-preemptible"));
        QCOMPARE(statusText(demo.phase()), QStringLiteral("Ready"));
        QCOMPARE(demo.workers.size(), size_t(2));
        QCOMPARE(demo.presentNodes(ComputeClass::Standard), 1);
        QCOMPARE(demo.allocatedPreemptibleGpus(), 8);
        QCOMPARE(demo.spec.numPreemptibleGpus, 8);
        QVERIFY(world.volume(demo.spec.volumeId)->state == VolumeState::Bound);
        QCOMPARE(simulation.market().freeStandardNodes(demo.spec.region, demo.spec.gpuType), 2);
        QVERIFY(simulation.market().freePreemptibleNodes(demo.spec.region, demo.spec.gpuType) >= 8);

        const Cluster &nimbus = *world.clusterNamed(QStringLiteral("nimbus-train"));
        const auto draining = std::find_if(nimbus.events.begin(), nimbus.events.end(), [&](const NodeEvent &event) {
            return event.reason == u"TogetherPreemptionNotified" && now - event.at == Seconds(122)
                && nimbus.worker(event.nodeId);
        });
        QVERIFY(draining != nimbus.events.end());

        const Cluster &harbor = *world.clusterNamed(QStringLiteral("harbor-eval"));
        QCOMPARE(statusText(harbor.phase()), QStringLiteral("Degraded"));
        QCOMPARE(harbor.allocatedPreemptibleGpus(), 0);
        QCOMPARE(harbor.spec.numPreemptibleGpus, 16);
        QCOMPARE(harbor.remediations.size(), size_t(1));
        const RemediationRecord &repair = *harbor.remediations.front();
        QCOMPARE(repair.state, RemediationState::PendingApproval);
        QCOMPARE(repair.mode, RemediationMode::HostAware);
        QCOMPARE(harbor.workerOfInstance(repair.instanceId)->alerts.front().xid, 79);
        QVERIFY(world.clusterNamed(QStringLiteral("tundra-slurm"))->spec.slurm);
        QCOMPARE(statusText(world.clusterNamed(QStringLiteral("team-notebooks"))->phase()), QStringLiteral("OnDemandComputePaused"));
        const ClusterPhase rising = world.clusterNamed(QStringLiteral("delta-rollout"))->phase();
        QVERIFY2(rising >= ClusterPhase::WaitingForDataPlaneNodes && rising <= ClusterPhase::InstallingDrivers,
                 qPrintable(phaseText(rising)));
    }

    void theDefaultPastIsRichButNotEndless_data() { theDefaultPresentIsAsPromised_data(); }
    void theDefaultPastIsRichButNotEndless()
    {
        QFETCH(quint64, seed);
        const Scenario scenario = *loadScenario(QStringLiteral("default"));
        Simulation simulation(scenario, seed, scenario.info.epoch);
        const Instant now = scenario.info.epoch + scenario.info.advance;
        int steps = 0;
        while (simulation.advanceToNextChange(now).changed)
            ++steps;
        QVERIFY2(steps >= 100 && steps <= 600, qPrintable(QString::number(steps)));
        int reclaims = 0;
        int failedBoots = 0;
        for (const auto &cluster : simulation.world().clusters) {
            for (const auto &node : cluster->removed) {
                reclaims += *node->leaving == RemovalCause::Reclaim && *node->deletedAt > scenario.info.epoch;
                failedBoots += *node->leaving == RemovalCause::FailedBoot && *node->deletedAt > scenario.info.epoch;
            }
        }
        QVERIFY2(reclaims >= 8, qPrintable(QString::number(reclaims)));
        QVERIFY(failedBoots >= 1);
    }

    void wavesTakeManyNodesWithinMinutesAndRefillsAreSlow()
    {
        const Scenario scenario = *loadScenario(QStringLiteral("reclaim-storm:nodes=30,wave=6"));
        Simulation simulation(scenario, 1, scenario.info.epoch);
        const Cluster &hit = *simulation.world().clusterNamed(QStringLiteral("storm-001"));
        QCOMPARE(hit.allocatedPreemptibleGpus(), 64);
        simulation.advanceTo(scenario.info.epoch + std::chrono::minutes(25 + 4 + 5));
        const int lost = int(hit.removed.size());
        QCOMPARE(lost, 6);
        QVERIFY2(hit.presentNodes(ComputeClass::Preemptible) <= 8 - lost + 2, "refilled one by one");
        simulation.advanceTo(scenario.info.epoch + std::chrono::hours(3) - Seconds(1));
        QCOMPARE(hit.allocatedPreemptibleGpus(), 64);
    }

    void nothingIsLeftToBuy()
    {
        const Scenario scenario = *loadScenario(QStringLiteral("out-of-stock"));
        Simulation simulation(scenario, 1, scenario.info.epoch);
        for (Seconds at = Seconds(0); at <= scenario.info.advance; at += std::chrono::minutes(20)) {
            simulation.advanceTo(scenario.info.epoch + at);
            for (const MarketPlace &place : scenario.market)
                QCOMPARE(simulation.market().freeStandardNodes(place.region, place.gpuType), 0);
        }
        for (const auto &cluster : simulation.world().clusters)
            QVERIFY(cluster->allocatedPreemptibleGpus() < cluster->spec.numPreemptibleGpus);
    }

    void whereNothingIsLeftABuyerIsRefusedAndATargetWaits()
    {
        Desk desk(QStringLiteral("out-of-stock"));
        const QString clusters = QStringLiteral("/v1/compute/clusters");
        const QJsonArray before = desk.read(clusters).body.value(u"clusters").toArray();
        QVERIFY(!before.isEmpty());
        const QJsonObject wish = QJsonDocument::fromJson(R"({"cluster_name": "probe", "region": "us-central-8", "gpu_type": "H100_SXM",
            "num_gpus": 8, "billing_type": "ON_DEMAND", "cuda_version": "12.8", "nvidia_driver_version": "570"})").object();
        const HttpReply created = desk.send("POST", clusters, wish);
        QCOMPARE(created.status, 409);
        QVERIFY(Desk::message(created).startsWith(u"Out of stock"));
        const QJsonObject first = before.first().toObject();
        const QString path = clusters + u'/' + first.value(u"cluster_id").toString();
        QCOMPARE(desk.send("PUT", path, {{QStringLiteral("num_gpus"), first.value(u"num_gpus").toInt() + 8}}).status, 409);
        // A preemptible target is saved all the same, and stays short.
        const int target = first.value(u"desired_preemptible_gpus").toInt() + 8;
        QCOMPARE(desk.send("PUT", path, {{QStringLiteral("num_preemptible_gpus"), target}}).status, 200);
        desk.moveClock({{QStringLiteral("advance_seconds"), 3600}});
        const QJsonObject later = desk.read(path).body;
        QCOMPARE(later.value(u"desired_preemptible_gpus").toInt(), target);
        QVERIFY(later.value(u"allocated_preemptible_gpus").toInt() < target);
        QCOMPARE(desk.read(clusters).body.value(u"clusters").toArray().size(), before.size());
    }

    void aLargeFleetIsAsLargeAsAskedFor()
    {
        const Scenario scenario = *loadScenario(QStringLiteral("large:nodes=503,clusters=50,churn=200"));
        Simulation simulation(scenario, 1, scenario.info.epoch);
        size_t nodes = 0;
        for (const auto &cluster : simulation.world().clusters)
            nodes += cluster->workers.size();
        QCOMPARE(simulation.world().clusters.size(), size_t(50));
        QCOMPARE(nodes, size_t(503));
        simulation.advanceTo(scenario.info.epoch + std::chrono::hours(3));
        int taken = 0;
        for (const auto &cluster : simulation.world().clusters)
            taken += int(std::count_if(cluster->removed.begin(), cluster->removed.end(), [](const auto &node) { return *node->leaving == RemovalCause::Reclaim; }));
        QVERIFY2(taken > 500 && taken < 700, qPrintable(QString::number(taken)));
    }

    void theKubeconfigIsThereOnceTheControlPlaneIsAndIsNotReal()
    {
        const Scenario scenario = *loadScenario(QStringLiteral("default"));
        Simulation simulation(scenario, 1, scenario.info.epoch);
        const Cluster &ready = *simulation.world().clusterNamed(QStringLiteral("demo-preemptible"));
        const QByteArray text = QByteArray::fromBase64(kubeConfig(ready).toLatin1());
        QVERIFY(text.startsWith("apiVersion: v1\nkind: Config\n"));
        QVERIFY(text.contains("token: emulator-token-not-real-"));
        ClusterSpec spec = ready.spec;
        spec.volumeId.clear();
        const Cluster &fresh = simulation.createCluster(spec);
        QCOMPARE(kubeConfig(fresh), QString());
    }

    void whatIsOlderThanThreeDaysIsNoLongerTold()
    {
        const Scenario scenario = *loadScenario(QStringLiteral("calm"));
        Simulation simulation(scenario, 1, scenario.info.epoch);
        ClusterSpec spec;
        spec.name = QStringLiteral("probe");
        spec.region = QStringLiteral("us-central-8");
        spec.gpuType = QStringLiteral("H100_SXM");
        spec.numPreemptibleGpus = 8;
        Cluster &cluster = simulation.createCluster(spec);
        simulation.advanceTo(simulation.now() + std::chrono::hours(1));
        simulation.takeBack(cluster, QString(), 60);
        simulation.advanceTo(simulation.now() + Seconds(60));
        const Instant removal = simulation.now();
        const auto count = [&](const QString &list) {
            return clusterJson(simulation.world(), cluster, simulation.now()).value(list).toArray().size();
        };
        const QString removed = QStringLiteral("deleted_gpu_worker_nodes");
        QCOMPARE(count(removed), 1);
        simulation.advanceTo(removal + std::chrono::hours(72) - Seconds(1));
        QCOMPARE(count(removed), 1);
        simulation.advanceTo(removal + std::chrono::hours(72));
        QCOMPARE(count(removed), 0);
        simulation.advanceTo(removal + std::chrono::hours(80));
        QCOMPARE(count(QStringLiteral("node_lifecycle_events")), 0);
        QCOMPARE(cluster.removed.size(), size_t(1)); // metering needs it
    }
};

QTEST_GUILESS_MAIN(TestScenario)
#include "tst_scenario.moc"
