// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacityevidence.h"

#include <QTest>

using namespace deck;

namespace {

const RegionName region(QStringLiteral("us-central-8"));
const GpuType h100(QStringLiteral("H100_SXM"));

Instant now()
{
    return *Instant::fromRfc3339(u"2026-05-30T10:00:00Z");
}

/// Asked so many minutes ago.
Ask ask(int minutesAgo, Ask::Outcome outcome, std::optional<int> tookMinutes = {})
{
    Ask made;
    made.at = now() - Seconds(60 * minutesAgo);
    made.region = region;
    made.gpuType = h100;
    made.computeClass = ComputeClass::Preemptible;
    made.asked = 64;
    made.outcome = outcome;
    if (tookMinutes)
        made.settledAt = made.at + Seconds(60 * *tookMinutes);
    return made;
}

CapacityEvidence of(const QList<Ask> &asks)
{
    return evidenceOf(asks, region, h100, ComputeClass::Preemptible, now());
}

} // namespace

class TestCapacityEvidence : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void medianCountsThoseThatStillWait_data()
    {
        using Outcome = Ask::Outcome;
        QTest::addColumn<QList<Ask>>("asks");
        QTest::addColumn<int>("median"); // minutes; -1 = not reached
        QTest::newRow("none") << QList<Ask>() << -1;
        QTest::newRow("one") << QList<Ask>{ask(100, Outcome::Granted, 7)} << 7;
        QTest::newRow("odd number") << QList<Ask>{ask(300, Outcome::Granted, 30), ask(200, Outcome::Granted, 10), ask(100, Outcome::Granted, 20)}
                                    << 20;
        QTest::newRow("even number: half were filled by the second of four")
            << QList<Ask>{ask(400, Outcome::Granted, 40), ask(300, Outcome::Granted, 30), ask(200, Outcome::Granted, 10),
                          ask(150, Outcome::Granted, 20)}
            << 20;
        // Leaving out the two that wait would say 10 minutes.
        QTest::newRow("two of three wait for an hour") << QList<Ask>{ask(300, Outcome::Granted, 10), ask(60, Outcome::Waiting), ask(60, Outcome::Waiting)}
                                                       << -1;
        // One waits since 5 minutes: nothing is known of it after that. 1 of 3 filled at 10 of those still followed (2): S = 1/2.
        QTest::newRow("one that waits a short time") << QList<Ask>{ask(300, Outcome::Granted, 10), ask(200, Outcome::Granted, 30), ask(5, Outcome::Waiting)}
                                                     << 10;
        QTest::newRow("overtaken counts as not filled by then")
            << QList<Ask>{ask(300, Outcome::Granted, 10), ask(200, Outcome::Overtaken, 90), ask(150, Outcome::Overtaken, 90)} << -1;
        Ask unseen = ask(300, Outcome::Granted, 200); // nobody watched from 20 minutes on: it took longer than that
        unseen.lostSightAt = unseen.at + Seconds(60 * 20);
        QTest::newRow("filled while nobody watched") << QList<Ask>{unseen} << -1;
        QTest::newRow("a refusal took no time and fills nothing") << QList<Ask>{ask(300, Outcome::Granted, 10), ask(200, Outcome::Refused, 0)} << 10;
    }
    void medianCountsThoseThatStillWait()
    {
        QFETCH(QList<Ask>, asks);
        QFETCH(int, median);
        const CapacityEvidence evidence = of(asks);
        QCOMPARE(evidence.medianToFill ? int(evidence.medianToFill->count() / 60) : -1, median);
    }

    void countsWhatWasAnsweredOfTheSameKind()
    {
        QList<Ask> asks{ask(50, Ask::Outcome::Granted, 10), ask(40, Ask::Outcome::Refused, 0), ask(30, Ask::Outcome::Waiting),
                        ask(20, Ask::Outcome::Unknown), ask(10, Ask::Outcome::NotSent), ask(31 * 24 * 60, Ask::Outcome::Refused, 0)};
        Ask other = ask(5, Ask::Outcome::Refused, 0);
        other.region = RegionName(QStringLiteral("eu-1"));
        asks.append(other);
        other = ask(5, Ask::Outcome::Refused, 0);
        other.computeClass = ComputeClass::Standard;
        asks.append(other);
        other = ask(5, Ask::Outcome::Granted, 0);
        other.kind = Ask::Kind::Lower;
        asks.append(other);
        const CapacityEvidence evidence = of(asks);
        QCOMPARE(evidence.asks, 3);
        QCOMPARE(evidence.refused, 1);
        QCOMPARE(evidence.filled, 1);
        QCOMPARE(evidence.waiting, 1);
        QCOMPARE(evidence.last->at, asks.at(2).at);
        QCOMPARE(evidence.lastRefused->at, asks.at(1).at);
        QCOMPARE(*evidence.longestFollowed, Seconds(30 * 60));
    }
};

QTEST_GUILESS_MAIN(TestCapacityEvidence)
#include "tst_capacityevidence.moc"
