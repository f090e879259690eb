// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fillchance.h"

#include <QTest>

using namespace deck;

namespace {

using Outcome = Ask::Outcome;

const RegionName here(QStringLiteral("us-central-8"));
const RegionName elsewhere(QStringLiteral("eu-west-1"));
const GpuType h100(QStringLiteral("H100_SXM"));

Instant now()
{
    return *Instant::fromRfc3339(u"2026-05-30T10:00:00Z");
}

Instant daysAgo(int days)
{
    return now() - Seconds(days * 86'400);
}

Ask ask(Instant at, Outcome outcome, const RegionName &region = here)
{
    Ask made;
    made.at = at;
    made.region = region;
    made.gpuType = h100;
    made.computeClass = ComputeClass::Preemptible;
    made.before = 16;
    made.asked = 64;
    made.outcome = outcome;
    return made;
}

/// Made some days ago and settled after so many minutes.
Ask settled(Outcome outcome, int minutes, const RegionName &region = here)
{
    Ask made = ask(daysAgo(2), outcome, region);
    made.settledAt = made.at + Seconds(60 * minutes);
    return made;
}

Ask waiting(int minutes)
{
    return ask(now() - Seconds(60 * minutes), Outcome::Waiting);
}

QList<Ask> filled(std::initializer_list<int> minutes, const RegionName &region = here)
{
    QList<Ask> asks;
    for (const int each : minutes)
        asks.append(settled(Outcome::Granted, each, region));
    return asks;
}

FillChance of(const QList<Ask> &asks)
{
    return fillChanceIn(here, h100, asks, now());
}

double share(const FillChance &chance, int i)
{
    return chance.within[std::size_t(i)].share.value_or(-1);
}

} // namespace

class TestFillChance : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// By hand: 12 asks. 2 4 6 8 10 filled: 7/12 left. 15 waits. 20: 7/12 · 5/6 = 35/72. 30: · 4/5 = 7/18. 45 changed.
    /// 60: · 2/3 = 7/27. 120: · 1/2 = 7/54. 360: the last one.
    void thoseThatWaitAndThoseThatWereChangedCountAsLongAsTheyWereFollowed()
    {
        const QList<Ask> asks = filled({60, 2, 4, 360, 6, 8, 10, 20, 30, 120})
            + QList<Ask>{waiting(15), settled(Outcome::Overtaken, 45)};
        const FillChance chance = of(asks);
        QVERIFY(chance.isEnough());
        QCOMPARE(chance.asks, 12);
        QCOMPARE(chance.filled, 10);
        QCOMPARE(chance.waiting, 1);
        QCOMPARE(chance.changed, 1);
        QCOMPARE(share(chance, 0), 5. / 12);
        QCOMPARE(share(chance, 1), 20. / 27); // not 8 of 12, and not 8 of 10
        QCOMPARE(share(chance, 2), 1.);
        QCOMPARE(chance.within[1].filled, 8);
    }

    void belowTenFillsThereAreCountsAndNoPercentage_data()
    {
        QTest::addColumn<QList<Ask>>("asks");
        QTest::addColumn<bool>("enough");
        QTest::newRow("none") << QList<Ask>() << false;
        QTest::newRow("nine") << filled({1, 2, 3, 4, 5, 6, 7, 8, 9}) << false;
        QTest::newRow("ten") << filled({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) << true;
        QTest::newRow("nine, and many that wait")
            << filled({1, 2, 3, 4, 5, 6, 7, 8, 9}) + QList<Ask>{waiting(1), waiting(2), waiting(3), waiting(4)} << false;
    }
    void belowTenFillsThereAreCountsAndNoPercentage()
    {
        QFETCH(QList<Ask>, asks);
        QFETCH(bool, enough);
        const FillChance chance = of(asks);
        QCOMPARE(chance.isEnough(), enough);
        QCOMPARE(chance.isEmpty(), asks.isEmpty());
        for (const FillChance::Within &within : chance.within)
            QCOMPARE(within.share.has_value(), enough);
    }

    void fewAsksAreCounted()
    {
        QList<Ask> asks = filled({5, 59, 60}) + QList<Ask>{waiting(90), settled(Outcome::Overtaken, 20)};
        asks.append(settled(Outcome::Refused, 0));
        const FillChance chance = of(asks);
        QCOMPARE(chance.asks, 5);
        QCOMPARE(chance.refused, 1);
        QCOMPARE(chance.waiting, 1);
        QCOMPARE(chance.changed, 1);
        QCOMPARE(chance.within[0].filled, 1);
        QCOMPARE(chance.within[1].filled, 3);
        QCOMPARE(chance.within[2].filled, 3);
    }

    void whatHappenedWhileNobodyWatchedIsNotTimed()
    {
        QList<Ask> asks = filled({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        Ask unseen = settled(Outcome::Granted, 8 * 60); // the app was closed five minutes after it was made
        unseen.lostSightAt = unseen.at + Seconds(300);
        Ask seen = settled(Outcome::Granted, 5); // closed just after the fill was seen
        seen.lostSightAt = seen.settledAt;
        Ask still = waiting(600);
        still.lostSightAt = still.at + Seconds(300);
        asks += {unseen, seen, still};
        const FillChance chance = of(asks);
        QCOMPARE(chance.asks, 13);
        QCOMPARE(chance.filled, 11);
        QCOMPARE(chance.unwatched, 1);
        QCOMPARE(chance.waiting, 1);
        // By hand: 13. 1 2 3 4: 9/13 left. 5: two of nine, 7/13. Two go out of sight. 6 7 8 9 10: the other five, none left.
        QCOMPARE(share(chance, 0), 1.);
        asks.last().lostSightAt.reset(); // in sight all the time: it counts as not filled in ten hours
        // 1 2 3 4 and two at 5: 7/13 left; one goes out of sight at 5, six are followed. Five of them fill: 7/13 · 1/6.
        QCOMPARE(share(of(asks), 0), 1 - 7. / 78);
        QCOMPARE(share(of(asks), 2), 1 - 7. / 78);
    }

    void beyondThoseThatWereFollowedNothingIsKnown()
    {
        const FillChance chance = of(filled({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) + QList<Ask>{waiting(70)});
        QCOMPARE(share(chance, 0), 10. / 11);
        QCOMPARE(share(chance, 1), 10. / 11);
        QVERIFY(!chance.within[2].share); // the one that waits for 70 minutes may be filled by then or not
    }

    void onlyAsksForMorePreemptibleGpusOfTheTypeCount_data()
    {
        QTest::addColumn<Ask>("other");
        Ask other = settled(Outcome::Granted, 5);
        other.computeClass = ComputeClass::Standard;
        QTest::newRow("standard") << other;
        other = settled(Outcome::Granted, 5);
        other.gpuType = GpuType(QStringLiteral("B200_SXM"));
        QTest::newRow("another type") << other;
        QTest::newRow("another region") << settled(Outcome::Granted, 5, elsewhere);
        other = settled(Outcome::Granted, 5);
        other.kind = Ask::Kind::Lower;
        QTest::newRow("fewer") << other;
        other = settled(Outcome::Granted, 5);
        other.before.reset();
        QTest::newRow("more or fewer, not known") << other;
        QTest::newRow("long ago") << ask(daysAgo(31), Outcome::Waiting);
        QTest::newRow("never sent") << ask(daysAgo(1), Outcome::NotSent);
        QTest::newRow("not known whether it arrived") << ask(daysAgo(1), Outcome::Unknown);
    }
    void onlyAsksForMorePreemptibleGpusOfTheTypeCount()
    {
        QFETCH(Ask, other);
        QVERIFY(of({other}).isEmpty());
    }

    void saysHowLargeTheAsksWere()
    {
        QList<Ask> asks = filled({5, 6});
        asks.first().asked = 24;
        asks.append(waiting(5));
        asks.last().kind = Ask::Kind::Create;
        asks.last().before.reset();
        asks.last().asked = 96;
        const FillChance chance = of(asks);
        QCOMPARE(chance.fewest, std::optional(8));
        QCOMPARE(chance.most, std::optional(96));
        QVERIFY(!of({}).most);
    }

    void otherRegionsCountOnlyWhereThisOneSaysTooLittle_data()
    {
        QTest::addColumn<int>("here");
        QTest::addColumn<int>("elsewhere");
        QTest::addColumn<FillChance::Scope>("scope");
        QTest::addColumn<int>("filled");
        QTest::newRow("enough here") << 10 << 20 << FillChance::Scope::Region << 10;
        QTest::newRow("too few here, enough in all") << 4 << 6 << FillChance::Scope::AllRegions << 10;
        QTest::newRow("too few everywhere") << 4 << 5 << FillChance::Scope::Region << 4;
        QTest::newRow("none here, too few elsewhere") << 0 << 5 << FillChance::Scope::AllRegions << 5;
        QTest::newRow("none") << 0 << 0 << FillChance::Scope::AllRegions << 0;
    }
    void otherRegionsCountOnlyWhereThisOneSaysTooLittle()
    {
        QFETCH(int, here);
        QFETCH(int, elsewhere);
        QFETCH(FillChance::Scope, scope);
        QFETCH(int, filled);
        QList<Ask> asks;
        for (int i = 0; i < here + elsewhere; ++i)
            asks.append(settled(Outcome::Granted, 5, i < here ? ::here : ::elsewhere));
        const FillChance chance = bestFillChance(::here, h100, asks, now());
        QCOMPARE(chance.scope, scope);
        QCOMPARE(chance.filled, filled);
    }
};

QTEST_GUILESS_MAIN(TestFillChance)
#include "tst_fillchance.moc"
