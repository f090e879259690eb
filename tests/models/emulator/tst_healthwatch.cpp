// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;
using namespace std::chrono_literals;

using Mode = RemediationMode;
using State = RemediationState;

class TestHealthWatch : public QObject
{
    Q_OBJECT

    static NoticedSignal noticed(const char16_t *name) { return {QString::fromUtf16(name), 0, false, std::nullopt}; }

    struct Patient : CalmWorld
    {
        Patient()
            : CalmWorld(16, 8)
        {
            fill();
        }

        Diagnosis raise(const NoticedSignal &signal) { return simulation.health().raise(cluster, node(), signal); }
        bool clear(const char16_t *name) { return simulation.health().clear(cluster, node(), QString::fromUtf16(name)); }
        WorkerNode &node() const { return *oldest(ComputeClass::Standard); }
        RemediationRecord *latest() const { return cluster.latestRemediation(node().instanceId); }
    };

private Q_SLOTS:
    void aSignalLeadsToOneSuggestionThatWaits()
    {
        Patient world;
        const Diagnosis found = world.raise(noticed(u"KubeNodeMemoryPressure"));
        QCOMPARE(found.remediation, world.latest());
        QCOMPARE(world.latest()->state, State::PendingApproval);
        QCOMPARE(world.latest()->trigger, RemediationTrigger::Automated);
        QCOMPARE(world.latest()->mode, Mode::RebootVm);
        const Diagnosis again = world.raise(noticed(u"KubeNodeMemoryPressure"));
        QCOMPARE(again.alertId, found.alertId);
        QCOMPARE(again.count, 2);
        QCOMPARE(world.cluster.remediations.size(), size_t(1));
        world.pass(48h);
        QCOMPARE(world.latest()->state, State::PendingApproval);
        QVERIFY(world.node().isRunning());
    }

    void aWarningSuggestsNothing()
    {
        Patient world;
        QVERIFY(!world.raise(noticed(u"KubeNodeDiskPressure")).remediation);
        QVERIFY(!world.latest());
        QCOMPARE(world.node().alerts.size(), size_t(1));
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
    }

    void aGraverSignalRaisesWhatIsSuggestedAndALesserOneDoesNot()
    {
        Patient world;
        world.raise(noticed(u"KubeNodeMemoryPressure"));
        const QString id = world.latest()->id;
        world.raise(noticed(u"IBLinkFlapping"));
        QCOMPARE(world.latest()->mode, Mode::HostAware);
        QCOMPARE(world.raise(noticed(u"NpdXfsShutdown")).remediation->id, id);
        QCOMPARE(world.latest()->mode, Mode::HostAware);
        QCOMPARE(world.cluster.remediations.size(), size_t(1));
    }

    void whatWasApprovedKeepsItsMode()
    {
        Patient world;
        world.raise(noticed(u"KubeNodeMemoryPressure"));
        world.simulation.repairs().review(world.cluster, *world.latest(), RemediationAction::Approve, QStringLiteral("me"), QString());
        world.raise(noticed(u"IBLinkFlapping"));
        QCOMPARE(world.latest()->mode, Mode::RebootVm);
        QCOMPARE(world.latest()->state, State::Pending);
    }

    void aSuggestionEndsFiveMinutesAfterItsLastAlert()
    {
        Patient world;
        world.raise(noticed(u"KubeNodeMemoryPressure"));
        world.raise(noticed(u"IBLinkFlapping"));
        QVERIFY(world.clear(u"KubeNodeMemoryPressure"));
        QVERIFY(!world.clear(u"KubeNodeMemoryPressure"));
        world.pass(1h);
        QCOMPARE(world.latest()->state, State::PendingApproval);
        const Instant cleared = world.simulation.now();
        QVERIFY(world.clear(u"IBLinkFlapping"));
        QCOMPARE(world.latest()->state, State::PendingApproval);
        world.pass(300s);
        QCOMPARE(world.latest()->state, State::AutoResolved);
        QCOMPARE(*world.latest()->endedAt, cleared + 300s);
    }

    void anAlertThatComesBackKeepsTheSuggestion()
    {
        Patient world;
        world.raise(noticed(u"IBLinkFlapping"));
        world.clear(u"IBLinkFlapping");
        world.pass(100s);
        world.raise(noticed(u"IBLinkFlapping"));
        world.pass(1h);
        QCOMPARE(world.latest()->state, State::PendingApproval);
        QCOMPARE(world.node().alerts.size(), size_t(2));
    }

    void aNodeThatBrokeWorksAgainWhenItsAlertsAreOver()
    {
        Patient world;
        world.raise(noticed(u"NpdKernelDeadlock"));
        world.raise(noticed(u"KubeNodeDiskPressure"));
        QCOMPARE(world.node().phase(), NodePhase::Failed);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Degraded);
        world.clear(u"NpdKernelDeadlock");
        QCOMPARE(world.node().phase(), NodePhase::Failed);
        world.clear(u"KubeNodeDiskPressure");
        QCOMPARE(world.node().phase(), NodePhase::Running);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
        world.pass(300s);
        QCOMPARE(world.latest()->state, State::AutoResolved);
    }

    void whetherTheNodeStopsCanBeChosen()
    {
        Patient world;
        NoticedSignal harmless = noticed(u"NpdKernelDeadlock");
        harmless.stopsNode = false;
        world.raise(harmless);
        QVERIFY(world.node().isRunning());
        NoticedSignal harmful = noticed(u"IBLinkFlapping");
        harmful.stopsNode = true;
        world.raise(harmful);
        QCOMPARE(world.node().phase(), NodePhase::Failed);
    }

    void fullyAutomaticNeedsNobody()
    {
        Patient world;
        NoticedSignal signal = noticed(u"NpdKernelDeadlock");
        signal.approvesItself = true;
        world.raise(signal);
        QCOMPARE(world.latest()->state, State::Pending);
        QCOMPARE(world.latest()->reviewedBy, QStringLiteral("Auto-Approved"));
        world.pass(1h);
        QCOMPARE(world.latest()->state, State::Succeeded);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready);
    }

    void nothingIsSuggestedWithinHalfAnHourOfARepair()
    {
        Patient world;
        NoticedSignal signal = noticed(u"NpdKernelDeadlock");
        signal.approvesItself = true;
        world.raise(signal);
        const RemediationRecord &first = *world.latest();
        while (!isOver(first.state))
            world.simulation.advanceToNextChange(world.simulation.now() + 1h);
        world.pass(29min);
        QVERIFY(!world.raise(noticed(u"IBLinkFlapping")).remediation);
        world.pass(1min);
        QVERIFY(world.raise(noticed(u"IBLinkFlapping")).remediation);
        QCOMPARE(world.cluster.remediations.size(), size_t(2));
    }

    void aRejectionIsNoRepairAndDelaysNothing()
    {
        Patient world;
        world.raise(noticed(u"IBLinkFlapping"));
        world.simulation.repairs().review(world.cluster, *world.latest(), RemediationAction::Reject, QStringLiteral("me"), QString());
        world.raise(noticed(u"IBLinkFlapping"));
        QCOMPARE(world.cluster.remediations.size(), size_t(2));
        // One alert, and both were made because of it.
        QCOMPARE(world.node().alerts.size(), size_t(1));
        QCOMPARE(world.node().alerts.front().remediationIds.size(), 2);
    }

    void aNodeThatMustNotBeRepairedGetsNoSuggestion()
    {
        Patient world;
        WorkerNode &node = *world.oldest(ComputeClass::Preemptible);
        QVERIFY(!node.autoRemediation);
        const Diagnosis found = world.simulation.health().raise(world.cluster, node, noticed(u"NpdKernelDeadlock"));
        QVERIFY(!found.remediation);
        QCOMPARE(node.phase(), NodePhase::Failed);
        QCOMPARE(world.cluster.phase(), ClusterPhase::Ready); // preemptible capacity is never promised
    }
};

QTEST_GUILESS_MAIN(TestHealthWatch)
#include "tst_healthwatch.moc"
