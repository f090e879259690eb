// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.h"
#include "capacitysum.h"
#include "fakesession.h"
#include "samplefleet.h"

#include <QTest>

using namespace deck;

class AttentionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openDeadlinesComeFirstThenFailuresThenWaiting()
    {
        FakeSession session;
        playSampleDay(session);
        const QList<Attention> found = attentionOf(*session.snapshot(), session.history());
        QList<Attention::Kind> kinds;
        for (const Attention &each : found)
            kinds.append(each.kind);
        QCOMPARE(kinds.first(), Attention::Kind::PreemptionInProgress);
        QCOMPARE(kinds.at(1), Attention::Kind::NodeFailed);
        QCOMPARE(kinds.count(Attention::Kind::WaitingForCapacity), 3); // train-west, rl-rollouts, eval
        QVERIFY(std::ranges::is_sorted(kinds));
    }

    void aFailedNodeExplainsADegradedCluster()
    {
        FakeSession session;
        session.publish(sampleFleet());
        for (const Attention &each : attentionOf(*session.snapshot(), session.history()))
            QVERIFY(each.kind != Attention::Kind::ClusterDegraded);
        FleetSnapshot unexplained = sampleFleet();
        for (ClusterEntry &entry : unexplained.clusters)
            entry.cluster.nodes.removeIf([](const Node &node) { return node.latest()->phase == NodePhase::Failed; });
        const QList<Attention> found = attentionOf(unexplained, session.history());
        QCOMPARE(std::ranges::count(found, Attention::Kind::ClusterDegraded, &Attention::kind), 1);
    }

    void aMissingClusterSaysNothingAboutItsNodes()
    {
        FleetSnapshot fleet = sampleFleet();
        for (ClusterEntry &entry : fleet.clusters)
            if (entry.cluster.id == sampleId("train-west-h100"))
                entry.presence = Presence::Missing;
        const QList<Attention> found = attentionOf(fleet, FleetHistory());
        QCOMPARE(std::ranges::count(found, sampleId("train-west-h100"), &Attention::cluster), 1);
        QCOMPARE(std::ranges::count(found, Attention::Kind::ClusterMissing, &Attention::kind), 1);
    }

    void aSlurmClusterWaitsForNothing()
    {
        FleetSnapshot fleet = sampleFleet();
        for (ClusterEntry &entry : fleet.clusters)
            if (entry.cluster.type == ClusterType::Slurm)
                entry.cluster.desiredPreemptibleGpus = 16;
        for (const Attention &each : attentionOf(fleet, FleetHistory()))
            QVERIFY(each.cluster != sampleId("research-slurm"));
    }

    void capacityOfAllClustersAddsUpAndBeginsAtTheLeftEdge()
    {
        FakeSession session;
        playSampleDay(session);
        const Instant from = sampleNow() - Seconds(24 * 3600);
        const QList<CapacityStep> steps = capacitySum(session.history(), {}, from, sampleNow());
        QVERIFY(!steps.isEmpty());
        QCOMPARE(steps.first().at, from);
        QCOMPARE(steps.last().wantedPreemptible, std::optional(64 + 16 + 96 + 32 + 0));
        QCOMPARE(steps.last().allocatedPreemptible, std::optional(48 + 16 + 72 + 0));
        QVERIFY(std::ranges::is_sorted(steps, {}, &CapacityStep::at));
        const QList<CapacityStep> one = capacitySum(session.history(), sampleId("rl-rollouts"), from, sampleNow());
        QCOMPARE(one.last().allocatedPreemptible, std::optional(72));
    }
};

QTEST_APPLESS_MAIN(AttentionTest)
#include "tst_attention.moc"
