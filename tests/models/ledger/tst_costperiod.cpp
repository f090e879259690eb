// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costperiod.h"

#include <QTest>

using namespace deck;

namespace {

Instant iso(const char *text)
{
    return *Instant::fromRfc3339(QString::fromLatin1(text));
}

} // namespace

class CostPeriodTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void monthsBeginAtMidnightOfTheirZone_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<CostPeriod>("period");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("utc this") << QByteArray("UTC") << CostPeriod::ThisMonth << QStringLiteral("2026-05-01T00:00:00Z")
                                  << QStringLiteral("2026-05-01T01:30:00Z");
        QTest::newRow("utc last") << QByteArray("UTC") << CostPeriod::LastMonth << QStringLiteral("2026-04-01T00:00:00Z")
                                  << QStringLiteral("2026-05-01T00:00:00Z");
        QTest::newRow("new york this") << QByteArray("America/New_York") << CostPeriod::ThisMonth
                                       << QStringLiteral("2026-04-01T04:00:00Z") << QStringLiteral("2026-05-01T01:30:00Z");
        QTest::newRow("berlin last") << QByteArray("Europe/Berlin") << CostPeriod::LastMonth
                                     << QStringLiteral("2026-03-31T22:00:00Z") << QStringLiteral("2026-04-30T22:00:00Z");
    }
    void monthsBeginAtMidnightOfTheirZone()
    {
        QFETCH(QByteArray, zone);
        QFETCH(CostPeriod, period);
        QFETCH(QString, from);
        QFETCH(QString, to);
        const CostQuery query = costQuery(period, iso("2026-05-01T01:30:00Z"), QTimeZone(zone));
        QCOMPARE(query.from.toIso(), from);
        QCOMPARE(query.to.toIso(), to);
        QCOMPARE(query.bucket.count(), 86400);
    }

    void columnsGetFinerForShorterPeriods()
    {
        const Instant now = iso("2026-06-16T14:32:08Z");
        QCOMPARE(costQuery(CostPeriod::Last24Hours, now, QTimeZone::utc()).bucket.count(), 900);
        QCOMPARE(costQuery(CostPeriod::Last7Days, now, QTimeZone::utc()).bucket.count(), 3600);
        QCOMPARE(costQuery(CostPeriod::Last7Days, now, QTimeZone::utc()).from.toIso(), QStringLiteral("2026-06-09T14:32:08Z"));
    }

    void forecastRunsToTheEndOfTheMonth()
    {
        const Instant now = iso("2026-06-30T22:30:00Z");
        CostSum sofar;
        sofar.amount = Amount::fromMicroUsd(100'000'000);
        BurnRate burn;
        burn.standard = Amount::fromMicroUsd(10'000'000);
        const auto forecast = forecastAtThisRate(sofar, burn, now, endOfMonth(now, QTimeZone::utc()));
        QVERIFY(forecast);
        QCOMPARE(forecast->toCents(), 11500);
    }

    void thereIsNoHalfForecast()
    {
        CostSum sofar;
        sofar.unpriced = true;
        QVERIFY(!forecastAtThisRate(sofar, {}, iso("2026-06-01T00:00:00Z"), iso("2026-07-01T00:00:00Z")));
        BurnRate burn;
        burn.unpriced = true;
        QVERIFY(!forecastAtThisRate({}, burn, iso("2026-06-01T00:00:00Z"), iso("2026-07-01T00:00:00Z")));
    }

    void savingIsToldInWholePercent()
    {
        CostSum preemptible;
        QVERIFY(!savedPercent(preemptible));
        preemptible.amount = Amount::fromMicroUsd(168);
        preemptible.onDemandAmount = Amount::fromMicroUsd(336);
        QCOMPARE(savedPercent(preemptible).value(), 50);
    }
};

QTEST_GUILESS_MAIN(CostPeriodTest)
#include "tst_costperiod.moc"
