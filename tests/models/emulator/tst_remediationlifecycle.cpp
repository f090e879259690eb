// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"
#include "metering.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;
using namespace std::chrono_literals;

using Mode = RemediationMode;
using State = RemediationState;

class TestRemediationLifecycle : public QObject
{
    Q_OBJECT

    static RemediationRecord &ask(CalmWorld &world, const WorkerNode &node, Mode mode)
    {
        return world.simulation.repairs().add(world.cluster, node, {QString(), mode, RemediationTrigger::Manual, QString()});
    }

    static void breakDown(CalmWorld &world, WorkerNode &node)
    {
        world.simulation.health().raise(world.cluster, node, {QStringLiteral("DmesgXidError"), 79, false, true});
    }

    /// Second by second, so that nothing that shows for a second only is missed.
    static std::vector<State> statesUntilTheEnd(CalmWorld &world, const RemediationRecord &record)
    {
        std::vector<State> states{record.state};
        while (!isOver(record.state) && states.size() < 20) {
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
            if (states.back() != record.state)
                states.push_back(record.state);
        }
        return states;
    }

    static std::vector<NodePhase> phasesSince(const WorkerNode &node, size_t steps)
    {
        std::vector<NodePhase> phases;
        for (size_t i = steps; i < node.steps.size(); ++i)
            phases.push_back(node.steps[i].phase);
        return phases;
    }

private Q_SLOTS:
    void keepsTheNodeInTheseModes_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<std::vector<NodePhase>>("phases");
        using enum NodePhase;
        QTest::newRow("reboot") << Mode::RebootVm << std::vector{Booting, Bootstrapping, Running};
        QTest::newRow("power cycle") << Mode::HostPowerCycle << std::vector{Booting, Bootstrapping, Running};
        QTest::newRow("quick reprovision") << Mode::VmOnly << std::vector{Scheduling, Booting, Bootstrapping, Running};
    }
    void keepsTheNodeInTheseModes()
    {
        QFETCH(Mode, mode);
        QFETCH(std::vector<NodePhase>, phases);
        CalmWorld world(16, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        const QString id = node.id;
        const QString instance = node.instanceId;
        const size_t before = node.steps.size();
        RemediationRecord &record = ask(world, node, mode);
        QCOMPARE(record.state, State::Pending);
        QCOMPARE(statesUntilTheEnd(world, record), (std::vector{State::Pending, State::Quarantining, State::Quarantined,
                                                                State::Running, State::Succeeded}));
        QCOMPARE(world.cluster.worker(id), &node);
        QCOMPARE(node.instanceId, instance);
        QCOMPARE(phasesSince(node, before), phases);
        QVERIFY(!node.repair && !node.isToBeReplaced);
        QVERIFY(*record.startedAt > record.createdAt && *record.endedAt > *record.startedAt);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
    }

    void aRepairIsBilledWhileTheNodeRunsAndDrainsOnly()
    {
        CalmWorld world(8, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        const Instant first = node.steps.back().at;
        RemediationRecord &record = ask(world, node, Mode::RebootVm);
        Instant acted;
        while (!isOver(record.state)) {
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
            if (record.state == State::Quarantining || record.state == State::Quarantined)
                QVERIFY(node.isRunning());
            if (record.state == State::Running && node.phase() == NodePhase::Booting)
                acted = record.updatedAt;
        }
        const auto intervals = billedIntervals(node);
        QCOMPARE(intervals.size(), size_t(2));
        QCOMPARE(intervals[0].start, first);
        QCOMPARE(intervals[0].end, std::optional(acted));
        QCOMPARE(intervals[1].start, *record.endedAt);
        QVERIFY(!intervals[1].end);
    }

    void aMigrationOrdersTheReplacementBeforeTheNodeGoes()
    {
        CalmWorld world(16, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        const QString id = node.id;
        RemediationRecord &record = ask(world, node, Mode::HostAware);
        while (record.state != State::Running)
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 3);
        const WorkerNode &replacement = *world.cluster.worker(record.replacementId);
        QVERIFY(replacement.id != id && replacement.instanceId != node.instanceId);
        QCOMPARE(replacement.phase(), NodePhase::Pending);
        QVERIFY(node.isToBeReplaced && node.isRunning());
        while (!isOver(record.state))
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        QCOMPARE(record.state, State::Succeeded);
        QVERIFY(!world.cluster.worker(id));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 2);
        const WorkerNode &gone = *world.cluster.removed.front();
        QCOMPARE(gone.id, id);
        QCOMPARE(*gone.deletedAt, replacement.steps.back().at);
        QCOMPARE(billedIntervals(gone).back().end, gone.deletedAt);
        QVERIFY(!world.event(id, u"TogetherPreempted") && !world.event(id, u"TogetherScaledDown"));
    }

    void aRemovalLeavesTheClusterBelowItsTarget()
    {
        CalmWorld world(16, 0);
        world.fill();
        const QString id = world.oldest(ComputeClass::Standard)->id;
        RemediationRecord &record = ask(world, *world.oldest(ComputeClass::Standard), Mode::EvictWithoutReplacement);
        world.pass(6h);
        QCOMPARE(record.state, State::Succeeded);
        QVERIFY(!world.cluster.worker(id));
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 1);
        QCOMPARE(world.cluster.spec.numGpus, 16);
    }

    void aPreemptibleNodeThatWasRemovedIsFilledAgainLikeAnyOther()
    {
        CalmWorld world(8, 8);
        world.fill();
        const QString id = world.oldest(ComputeClass::Preemptible)->id;
        ask(world, *world.oldest(ComputeClass::Preemptible), Mode::EvictWithoutReplacement);
        world.pass(1h);
        QVERIFY(!world.cluster.worker(id));
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 8);
    }

    void aBrokenNodeIsTreatedWithoutQuarantineAndTheClusterIsReadyAgain_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<int>("nodes");
        QTest::newRow("reboot") << Mode::RebootVm << 2;
        QTest::newRow("power cycle") << Mode::HostPowerCycle << 2;
        QTest::newRow("quick reprovision") << Mode::VmOnly << 2;
        QTest::newRow("migration") << Mode::HostAware << 2;
        QTest::newRow("removal") << Mode::EvictWithoutReplacement << 1;
    }
    void aBrokenNodeIsTreatedWithoutQuarantineAndTheClusterIsReadyAgain()
    {
        QFETCH(Mode, mode);
        QFETCH(int, nodes);
        CalmWorld world(16, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        node.autoRemediation = false; // nobody else suggests anything
        breakDown(world, node);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
        RemediationRecord &record = ask(world, node, mode);
        std::vector<State> states{record.state};
        while (!isOver(record.state)) {
            QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
            if (states.back() != record.state)
                states.push_back(record.state);
        }
        QCOMPARE(states, (std::vector{State::Pending, State::Running, State::Succeeded}));
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), nodes);
        QCOMPARE(world.cluster.steps.back().at, *record.endedAt);
    }

    void aNewNodeDoesNotHideThatAnotherIsStillBroken()
    {
        CalmWorld world(16, 8);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        breakDown(world, node);
        ClusterChange change;
        change.numGpus = 24;
        world.simulation.update(world.cluster, change);
        world.fill();
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 3);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
    }

    void aNewNodeDoesNotHideThatABrokenOneStillBoots()
    {
        CalmWorld world(16, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        node.autoRemediation = false;
        breakDown(world, node);
        RemediationRecord &record = ask(world, node, Mode::HostPowerCycle);
        while (record.state != State::Running)
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        ClusterChange change;
        change.numGpus = 24;
        world.simulation.update(world.cluster, change);
        world.pass(200s); // ordered to joined takes two minutes at most, a power cycle four at least
        QVERIFY(world.cluster.workers.back()->isRunning());
        QCOMPARE(node.phase(), NodePhase::Booting);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
        world.pass(10min);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
    }

    void aMigrationFailsWhenNoHostIsFreeInTime()
    {
        // The scenario's market is full: 64 nodes, all held.
        CalmWorld world(64 * 8, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        QCOMPARE(world.simulation.market().freeStandardNodes(world.cluster.spec.region, world.cluster.spec.gpuType), 0);
        breakDown(world, node);
        RemediationRecord &record = *world.cluster.latestRemediation(node.instanceId);
        world.simulation.repairs().review(world.cluster, record, RemediationAction::Approve, QStringLiteral("me"), QString());
        world.pass(2h);
        QCOMPARE(record.state, State::Failed);
        QCOMPARE(record.errorMessage, QStringLiteral("No free host was found in time"));
        QCOMPARE((*record.endedAt - *record.startedAt).count(), qint64(1800) * 1000);
        QVERIFY(world.cluster.worker(node.id) && !node.repair && !node.isToBeReplaced);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 64);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
        QVERIFY(!node.alerts.front().resolvedAt);
    }

    void aMigrationGoesOnWhenAHostBecomesFree()
    {
        CalmWorld world(63 * 8, 0);
        world.fill();
        Cluster &other = world.simulation.createCluster(CalmWorld::wish(8, 0));
        world.fill();
        RemediationRecord &record = ask(world, *world.oldest(ComputeClass::Standard), Mode::HostAware);
        while (record.state != State::Running)
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        QVERIFY(record.replacementId.isEmpty());
        world.simulation.deleteCluster(other);
        world.pass(25min);
        QCOMPARE(record.state, State::Succeeded);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Standard), 63);
    }

    void aPreemptibleNodeMovesWithinThePreemptibleMarket()
    {
        CalmWorld world(8, 8);
        world.fill();
        RemediationRecord &record = ask(world, *world.oldest(ComputeClass::Preemptible), Mode::HostAware);
        world.pass(1h);
        QCOMPARE(record.state, State::Succeeded);
        QCOMPARE(world.cluster.allocatedPreemptibleGpus(), 8);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Preemptible), 1);
        QVERIFY(world.oldest(ComputeClass::Preemptible)->id.startsWith(u"gpu-preemptible-dp-"));
    }

    void aReplacementThatDoesNotBootFailsTheMigration()
    {
        CalmWorld world(8, 8);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Preemptible);
        RemediationRecord &record = ask(world, node, Mode::HostAware);
        world.cluster.nextPreemptibleBootFails = true;
        world.pass(1h);
        QCOMPARE(record.state, State::Failed);
        QCOMPARE(record.errorMessage, QStringLiteral("The replacement did not come up"));
        QVERIFY(node.isRunning() && !node.repair && !node.isToBeReplaced);
        QCOMPARE(world.cluster.presentNodes(ComputeClass::Preemptible), 1);
    }

    void aNodeThatLeavesEndsItsRepair_data()
    {
        QTest::addColumn<State>("before");
        QTest::addColumn<State>("after");
        QTest::newRow("waits for approval") << State::PendingApproval << State::AutoResolved;
        QTest::newRow("waits for its turn") << State::Pending << State::Cancelled;
        QTest::newRow("is emptied") << State::Quarantining << State::Failed;
        QTest::newRow("is treated") << State::Running << State::Failed;
    }
    void aNodeThatLeavesEndsItsRepair()
    {
        QFETCH(State, before);
        QFETCH(State, after);
        CalmWorld world(16, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        const QString instance = node.instanceId;
        if (before == State::PendingApproval)
            world.simulation.health().raise(world.cluster, node, {QStringLiteral("KubeNodePIDPressure"), 0, false, {}});
        else
            ask(world, node, Mode::RebootVm);
        RemediationRecord &record = *world.cluster.latestRemediation(instance);
        while (record.state != before)
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        world.simulation.deleteCluster(world.cluster);
        world.pass(10min);
        QVERIFY(world.cluster.goneAt.has_value());
        // A node that was about to reboot when its cluster went keeps no alert either.
        QCOMPARE(record.state, after);
        QVERIFY(record.endedAt.has_value());
        QCOMPARE(record.errorMessage.isEmpty(), after != State::Failed);
        for (const HealthAlert &alert : world.cluster.anyOfInstance(instance)->alerts)
            QVERIFY(alert.resolvedAt.has_value());
    }

    void aPausedNodeIsNotTreated()
    {
        CalmWorld world(8, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        RemediationRecord &record = ask(world, node, Mode::RebootVm);
        node.steps.push_back({NodePhase::Paused, world.simulation.now()});
        world.pass(1h);
        QCOMPARE(record.state, State::Failed);
        QCOMPARE(node.phase(), NodePhase::Paused);
        QVERIFY(!RemediationLifecycle::canBeAskedFor(world.cluster, node));
    }

    void cancelledWorkNeverBegins()
    {
        CalmWorld world(8, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        const size_t before = node.steps.size();
        RemediationRecord &record = ask(world, node, Mode::RebootVm);
        QVERIFY(!RemediationLifecycle::canBeAskedFor(world.cluster, node));
        world.simulation.repairs().review(world.cluster, record, RemediationAction::Cancel, QString(), QString());
        QVERIFY(RemediationLifecycle::canBeAskedFor(world.cluster, node));
        world.pass(1h);
        QCOMPARE(record.state, State::Cancelled);
        QCOMPARE(node.steps.size(), before);
        QVERIFY(!record.startedAt);
    }

    void anApprovedRepairOfAWorkingNodeWaitsHalfAnHourForItsWorkToEnd()
    {
        CalmWorld world(8, 0);
        world.fill();
        WorkerNode &node = *world.oldest(ComputeClass::Standard);
        world.simulation.health().raise(world.cluster, node, {QStringLiteral("IBLinkFlapping"), 0, false, {}});
        RemediationRecord &record = *world.cluster.latestRemediation(node.instanceId);
        const Instant approved = world.simulation.now();
        world.simulation.repairs().review(world.cluster, record, RemediationAction::Approve, QStringLiteral("me"),
                                          QStringLiteral("go"), Mode::RebootVm);
        QCOMPARE(record.mode, Mode::RebootVm);
        QCOMPARE(record.reviewedAt, std::optional(approved));
        world.pass(1h);
        QCOMPARE(record.state, State::Succeeded);
        QCOMPARE(*record.startedAt, approved + 30min);
        QVERIFY(node.alerts.front().resolvedAt.has_value());
    }
};

QTEST_GUILESS_MAIN(TestRemediationLifecycle)
#include "tst_remediationlifecycle.moc"
