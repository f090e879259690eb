// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askhistory.h"
#include "observedfleet.h"

#include <QTest>

using namespace deck;

namespace {

const ClusterId c1(QStringLiteral("c1"));

Instant minute(int number)
{
    return at("2026-05-04T10:00:00Z") + Seconds(60 * number);
}

void setCounts(Cluster &cluster, int standard, int wanted, int allocated)
{
    cluster.standardGpus = standard;
    cluster.desiredPreemptibleGpus = wanted;
    cluster.allocatedPreemptibleGpus = allocated;
}

OwnAsk raise(const char *id, int toPreemptible, Instant when, int from = 16)
{
    OwnAsk ask;
    ask.id = QString::fromLatin1(id);
    ask.at = when;
    ask.cluster = c1;
    ask.clusterName = QStringLiteral("train");
    ask.before.preemptibleGpus = from;
    ask.asked.preemptibleGpus = toPreemptible;
    ask.answer = OwnAsk::Answer::Accepted;
    return ask;
}

/// A cluster with 16 of 16 preemptible GPUs, watched once.
ObservedFleet started()
{
    ObservedFleet fleet;
    setCounts(fleet["c1"], 8, 16, 16);
    fleet.poll(minute(0));
    return fleet;
}

} // namespace

class TestAskHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAskOfOursIsFollowedUntilItIsFilled()
    {
        ObservedFleet fleet = started();
        const QList<OwnAsk> own{raise("op-1", 64, minute(1))};
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(2));
        QList<Ask> asks = asksOf(fleet.history, own);
        QCOMPARE(asks.size(), 1); // the change that was seen is ours, no second ask
        QVERIFY(asks.first().ours);
        QCOMPARE(asks.first().kind, Ask::Kind::Raise);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Waiting);
        QCOMPARE(asks.first().granted, std::optional(16));
        setCounts(fleet["c1"], 8, 64, 40);
        fleet.poll(minute(20));
        setCounts(fleet["c1"], 8, 64, 64);
        fleet.poll(minute(30));
        setCounts(fleet["c1"], 8, 64, 56); // one was taken back later: it had been filled all the same
        fleet.poll(minute(40));
        asks = asksOf(fleet.history, own);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Granted);
        QCOMPARE(asks.first().settledAt, std::optional(minute(30)));
        QCOMPARE(asks.first().granted, std::optional(64));
        // Durable: the same after a restart, from what was stored.
        fleet.restart();
        QCOMPARE(asksOf(fleet.history, own), asks);
    }

    void c18LoweringTheTargetEndsTheWaiting()
    {
        ObservedFleet fleet = started();
        const QList<OwnAsk> own{raise("op-1", 64, minute(1)), raise("op-2", 16, minute(21), 64)};
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(2));
        setCounts(fleet["c1"], 8, 16, 16);
        fleet.poll(minute(22));
        const QList<Ask> asks = asksOf(fleet.history, own);
        QCOMPARE(asks.size(), 2);
        QCOMPARE(asks.at(0).outcome, Ask::Outcome::Overtaken);
        QCOMPARE(asks.at(0).granted, std::optional(16));
        QCOMPARE(asks.at(0).settledAt, std::optional(minute(22)));
        QCOMPARE(asks.at(1).kind, Ask::Kind::Lower);
        QCOMPARE(asks.at(1).outcome, Ask::Outcome::Granted);
    }

    void aRefusalIsKeptWithItsReasonAndIsNoChange()
    {
        ObservedFleet fleet = started();
        OwnAsk refused = raise("op-1", 128, minute(1));
        refused.answer = OwnAsk::Answer::Refused;
        refused.endedAt = minute(1) + Seconds(2);
        refused.reason = QStringLiteral("Out of stock");
        setCounts(fleet["c1"], 8, 128, 16); // somebody else got through with the same number later
        fleet.poll(minute(5));
        const QList<Ask> asks = asksOf(fleet.history, {refused});
        QCOMPARE(asks.size(), 2);
        QCOMPARE(asks.at(0).outcome, Ask::Outcome::Refused);
        QCOMPARE(asks.at(0).reason, QStringLiteral("Out of stock"));
        QCOMPARE(asks.at(0).granted, std::optional(16));
        QCOMPARE(asks.at(0).region, fleet["c1"].region);
        QVERIFY(!asks.at(1).ours);
    }

    void whatOthersAskForIsSeenByTheTarget()
    {
        ObservedFleet fleet = started();
        setCounts(fleet["c1"], 24, 16, 16);
        fleet.poll(minute(3));
        const QList<Ask> asks = asksOf(fleet.history, {});
        QCOMPARE(asks.size(), 1);
        QVERIFY(!asks.first().ours);
        QVERIFY(asks.first().estimated);
        QCOMPARE(asks.first().computeClass, ComputeClass::Standard);
        QCOMPARE(asks.first().before, std::optional(8));
        QCOMPARE(asks.first().asked, 24);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Waiting);
    }

    void aLostAskCountsAsOursOnlyIfItShowsSoon_data()
    {
        QTest::addColumn<int>("seenAtMinute");
        QTest::addColumn<bool>("ours");
        QTest::newRow("soon") << 3 << true;
        QTest::newRow("much later") << 60 << false;
    }
    void aLostAskCountsAsOursOnlyIfItShowsSoon()
    {
        QFETCH(int, seenAtMinute);
        QFETCH(bool, ours);
        ObservedFleet fleet = started();
        OwnAsk lost = raise("op-1", 64, minute(1));
        lost.answer = OwnAsk::Answer::Unknown;
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(seenAtMinute));
        const QList<Ask> asks = asksOf(fleet.history, {lost});
        QCOMPARE(asks.size(), ours ? 1 : 2);
        QCOMPARE(asks.first().outcome, ours ? Ask::Outcome::Waiting : Ask::Outcome::Unknown);
    }

    void aNewClusterIsAnAskForBothClasses()
    {
        ObservedFleet fleet = started();
        setCounts(fleet["c2"], 8, 32, 0);
        fleet["c2"].createdAt = minute(4);
        fleet.poll(minute(5));
        QList<Ask> asks = asksOf(fleet.history, {});
        QCOMPARE(asks.size(), 2);
        QCOMPARE(asks.first().kind, Ask::Kind::Create);
        QCOMPARE(asks.first().at, minute(4));
        OwnAsk own;
        own.id = QStringLiteral("op-1");
        own.isCreate = true;
        own.at = minute(4) + Millis(300);
        own.cluster = ClusterId(QStringLiteral("c2"));
        own.asked.standardGpus = 8;
        own.asked.preemptibleGpus = 32;
        own.answer = OwnAsk::Answer::Accepted;
        asks = asksOf(fleet.history, {own});
        QCOMPARE(asks.size(), 2);
        QVERIFY(asks.at(0).ours && asks.at(1).ours);
    }

    void aClusterOlderThanAnyLookIsNoAsk()
    {
        ObservedFleet fleet;
        setCounts(fleet["c1"], 8, 16, 16);
        fleet["c1"].createdAt = minute(-500);
        fleet.poll(minute(0));
        QVERIFY(asksOf(fleet.history, {}).isEmpty());
    }

    void saysFromWhenOnNobodyWatched_data()
    {
        QTest::addColumn<QList<int>>("polls"); // minutes; the target is seen from the first, filled with the last of them
        QTest::addColumn<int>("lostAt");       // -1 = in sight all the time
        QTest::newRow("in sight") << QList<int>{2, 4, 6} << -1;
        QTest::newRow("closed for an hour while it waited") << QList<int>{2, 4, 64, 66} << 4;
        QTest::newRow("found filled after the hour") << QList<int>{2, 4, 64} << 4;
        QTest::newRow("closed just after it was asked for") << QList<int>{61, 63} << 1;
    }
    void saysFromWhenOnNobodyWatched()
    {
        QFETCH(QList<int>, polls);
        QFETCH(int, lostAt);
        ObservedFleet fleet = started();
        setCounts(fleet["c1"], 8, 64, 16);
        for (const int each : polls) {
            if (each == polls.last())
                setCounts(fleet["c1"], 8, 64, 64);
            fleet.poll(minute(each));
        }
        fleet.poll(minute(polls.last() + 60)); // what nobody saw after the fill does not matter
        const QList<Ask> asks = asksOf(fleet.history, {raise("op-1", 64, minute(1))});
        QCOMPARE(asks.size(), 1);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Granted);
        QCOMPARE(asks.first().lostSightAt, lostAt < 0 ? std::nullopt : std::optional(minute(lostAt)));
    }

    void anAskThatWasMadeWhileNobodyWatchedHasNoKnownBegin()
    {
        ObservedFleet fleet = started();
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(60));
        fleet.poll(minute(62));
        setCounts(fleet["c1"], 8, 64, 64);
        fleet.poll(minute(64));
        const QList<Ask> asks = asksOf(fleet.history, {});
        QCOMPARE(asks.size(), 1);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Granted);
        QCOMPARE(asks.first().lostSightAt, std::optional(asks.first().at));
    }

    void aClusterThatIsNotListedIsOutOfSight()
    {
        ObservedFleet fleet = started();
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(2));
        fleet.missing.insert(c1);
        fleet.poll(minute(4));
        fleet.poll(minute(6));
        const QList<Ask> asks = asksOf(fleet.history, {raise("op-1", 64, minute(1))});
        QCOMPARE(asks.first().outcome, Ask::Outcome::Waiting);
        QCOMPARE(asks.first().lostSightAt, std::optional(minute(2)));
    }

    void aClusterThatGoesEndsTheWaitingAndIsNoAskForNothing()
    {
        ObservedFleet fleet = started();
        setCounts(fleet["c1"], 8, 64, 16);
        fleet.poll(minute(2));
        fleet.gone.insert(c1);
        fleet.poll(minute(9));
        const QList<Ask> asks = asksOf(fleet.history, {raise("op-1", 64, minute(1))});
        QCOMPARE(asks.size(), 1);
        QCOMPARE(asks.first().outcome, Ask::Outcome::Overtaken);
        QCOMPARE(asks.first().granted, std::optional(16));
    }
};

QTEST_GUILESS_MAIN(TestAskHistory)
#include "tst_askhistory.moc"
