// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedfleet.h"

#include <QTest>

using namespace deck;

namespace {

const ClusterId c1{QStringLiteral("c1")};
const char *const name = "gpu-preemptible-dp-x1";
const NodeTransitions firstLife{phase("PENDING", at("2026-05-04T09:00:00Z")), phase("RUNNING", at("2026-05-04T09:05:00Z"))};

} // namespace

class TestLifeTracker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLifeThatFellBetweenTwoPollsIsTakenInOnce()
    {
        ObservedFleet fleet;
        fleet["c1"];
        fleet.poll(at("2026-05-04T08:59:00Z"));
        fleet["c1"].deletedNodes = {removed(node(name, firstLife), at("2026-05-04T09:06:00Z"))};
        for (int i = 0; i < 5; ++i) {
            fleet.poll(at("2026-05-04T09:10:00Z") + Seconds(15 * i));
            if (i == 2)
                fleet.restart();
        }
        const QList<NodeLife> lives = fleet.history.lives(c1);
        QCOMPARE(lives.size(), 1);
        QCOMPARE(lives[0].endedAt->toIso(), QStringLiteral("2026-05-04T09:06:00Z"));
        QVERIFY(!fleet.history.currentLife(lives[0].key.node));
    }

    void aNodeMissingFromBothListsEndsEstimatedAndTheServicesWordWinsLater()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].nodes.clear();
        fleet.poll(at("2026-05-04T10:00:15Z"));
        NodeLife life = fleet.history.lives(c1)[0];
        QCOMPARE(life.endedAt->toIso(), QStringLiteral("2026-05-04T10:00:15Z"));
        QCOMPARE(life.lastSeenAt.toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        QVERIFY(life.endEstimated);
        QCOMPARE(life.end, LifeEnd::Unexplained);

        fleet["c1"].deletedNodes = {removed(node(name, firstLife), at("2026-05-04T10:00:09Z"))};
        fleet["c1"].events = {told(name, "TogetherPreempted", at("2026-05-04T10:00:09Z"))};
        fleet.poll(at("2026-05-04T10:00:30Z"));
        life = fleet.history.lives(c1)[0];
        QCOMPARE(life.endedAt->toIso(), QStringLiteral("2026-05-04T10:00:09Z"));
        QVERIFY(!life.endEstimated);
        QCOMPARE(life.end, LifeEnd::Preempted);
    }

    void aNodeThatAListForgotLivesOnWhenItIsListedAgain()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        const QList<Node> listed = fleet["c1"].nodes;
        fleet["c1"].nodes.clear();
        fleet.poll(at("2026-05-04T10:00:15Z"));
        fleet["c1"].nodes = listed;
        fleet.poll(at("2026-05-04T10:00:30Z"));
        QCOMPARE(fleet.history.lives(c1).size(), 1);
        QVERIFY(!fleet.history.lives(c1)[0].endedAt);
    }

    void aNodeThatBothListsNameIsAlive()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife)};
        fleet["c1"].deletedNodes = {removed(node(name, firstLife), at("2026-05-04T09:59:00Z"))};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        QCOMPARE(fleet.history.lives(c1).size(), 1);
        QVERIFY(!fleet.history.lives(c1)[0].endedAt);
    }

    void transitionsAreNeverShortened()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].nodes[0].transitions = {phase("FAILED", at("2026-05-04T10:00:10Z"))};
        fleet.poll(at("2026-05-04T10:00:15Z"));
        const QList<NodeLife> lives = fleet.history.lives(c1);
        QCOMPARE(lives.size(), 1);
        QCOMPARE(lives[0].transitions.size(), 3);
        QCOMPARE(lives[0].key.firstPhaseAt.toIso(), QStringLiteral("2026-05-04T09:00:00Z"));
    }

    void aSecondLifeIsKnownByItsBirthOrByTheDeletionBeforeIt_data()
    {
        QTest::addColumn<bool>("birthTold");
        QTest::addColumn<bool>("deletionTold");
        QTest::newRow("both") << true << true;
        QTest::newRow("birth only") << true << false;
        QTest::newRow("deletion only") << false << true;
    }
    void aSecondLifeIsKnownByItsBirthOrByTheDeletionBeforeIt()
    {
        QFETCH(bool, birthTold);
        QFETCH(bool, deletionTold);
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        NodeTransitions second{phase("RUNNING", at("2026-05-04T10:20:00Z"))};
        if (birthTold)
            second.prepend(phase("PENDING", at("2026-05-04T10:15:00Z")));
        fleet["c1"].nodes = {node(name, second)};
        if (deletionTold)
            fleet["c1"].deletedNodes = {removed(node(name, firstLife), at("2026-05-04T10:10:00Z"))};
        fleet.poll(at("2026-05-04T10:21:00Z"));
        const QList<NodeLife> lives = fleet.history.lives(c1);
        QCOMPARE(lives.size(), 2);
        QCOMPARE(lives[0].endedAt->toIso(), deletionTold ? QStringLiteral("2026-05-04T10:10:00Z")
                                                         : QStringLiteral("2026-05-04T10:15:00Z"));
        QCOMPARE(lives[0].endEstimated, !deletionTold);
        QVERIFY(!lives[1].endedAt);
        QCOMPARE(fleet.history.currentLife(lives[0].key.node)->key, lives[1].key);
    }

    void aNodeWithoutAnyPhaseIsOneLifeFromItsFirstSighting()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, {})};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].nodes[0].transitions = firstLife;
        fleet.poll(at("2026-05-04T10:00:15Z"));
        QCOMPARE(fleet.history.lives(c1).size(), 1);
        QCOMPARE(fleet.history.lives(c1)[0].key.firstPhaseAt.toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        QCOMPARE(fleet.history.lives(c1)[0].transitions.size(), 2);
    }

    void theReasonOfAnEndIsWhatTheServiceSaid_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("lastPhase");
        QTest::addColumn<QString>("clusterStatus");
        QTest::addColumn<LifeEnd>("end");
        const QString ready = QStringLiteral("Ready");
        const QString running = QStringLiteral("RUNNING");
        QTest::newRow("notified") << QStringLiteral("TogetherPreemptionNotified") << running << ready << LifeEnd::Preempted;
        QTest::newRow("other preemption word") << QStringLiteral("NodePREEMPTED") << running << ready << LifeEnd::Preempted;
        QTest::newRow("scaled down") << QStringLiteral("TogetherScaledDown") << running << ready << LifeEnd::ScaledDown;
        QTest::newRow("failed") << QString() << QStringLiteral("FAILED") << ready << LifeEnd::Failed;
        QTest::newRow("deleting") << QString() << running << QStringLiteral("Deleting") << LifeEnd::WithCluster;
        QTest::newRow("nothing said") << QString() << running << ready << LifeEnd::Unexplained;
    }
    void theReasonOfAnEndIsWhatTheServiceSaid()
    {
        QFETCH(QString, reason);
        QFETCH(QString, lastPhase);
        QFETCH(QString, clusterStatus);
        QFETCH(LifeEnd, end);
        ObservedFleet fleet;
        NodeTransitions phases = firstLife;
        phases.append(phase(lastPhase.toLatin1().constData(), at("2026-05-04T09:30:00Z")));
        fleet["c1"].status = clusterStatusFromApi(clusterStatus);
        fleet["c1"].deletedNodes = {removed(node(name, phases), at("2026-05-04T10:00:00Z"))};
        if (!reason.isEmpty())
            fleet["c1"].events = {told(name, reason.toLatin1().constData(), at("2026-05-04T09:59:00Z"))};
        fleet.poll(at("2026-05-04T10:01:00Z"));
        QCOMPARE(fleet.history.lives(c1)[0].end, end);
        // Three days later the service has forgotten why; we have not.
        fleet["c1"].events.clear();
        fleet["c1"].status = clusterStatusFromApi(QStringLiteral("Ready"));
        fleet.poll(at("2026-05-07T10:01:00Z"));
        QCOMPARE(fleet.history.lives(c1)[0].end, end);
    }

    void anOldAnswerAddsWhatItReportsAndEndsNothing()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node(name, firstLife), node("gpu-dp-b", firstLife)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].nodes = {node("gpu-dp-b", firstLife)};
        fleet["c1"].deletedNodes = {removed(node("gpu-dp-old", firstLife), at("2026-05-04T09:10:00Z"))};
        fleet.poll(at("2026-05-04T09:59:00Z"));
        QCOMPARE(fleet.history.lives(c1).size(), 3);
        QVERIFY(fleet.history.currentLife(NodeKey(c1, NodeId(QString::fromLatin1(name)))));
        QCOMPARE(fleet.history.lastObservedAt()->toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
    }
};

QTEST_GUILESS_MAIN(TestLifeTracker)
#include "tst_lifetracker.moc"
