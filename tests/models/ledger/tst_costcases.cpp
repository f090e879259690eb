// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"
#include "observedfleet.h"

#include <QTest>

using namespace deck;

namespace {

const ClusterId c1{QStringLiteral("c1")};
const char *const standardNode = "gpu-dp-a";
const char *const preemptibleNode = "gpu-preemptible-dp-a";

CostQuery period(const char *from, const char *to, const char *zone = "UTC", Seconds bucket = Seconds(86'400))
{
    CostQuery query;
    query.from = at(from);
    query.to = at(to);
    query.zone = QTimeZone(zone);
    query.bucket = bucket;
    return query;
}

/// One node that ran from one moment to another, seen once afterwards.
ObservedFleet fleetWith(const char *id, const char *from, const char *to)
{
    ObservedFleet fleet;
    fleet["c1"].deletedNodes = {removed(node(id, {phase("RUNNING", at(from))}), at(to))};
    fleet.poll(at(to));
    return fleet;
}

QString hours(const GpuSeconds &usage)
{
    return QString::number(double(usage.count) / 3600);
}

} // namespace

/// Cases C01 to C04 and C22 of cases.md, in money.
class TestCostCases : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void c01AFullDayIs24Hours()
    {
        ObservedFleet fleet;
        const NodeTransitions phases{phase("RUNNING", at("2026-03-02T00:00:00Z"))};
        fleet["c1"].nodes = {node(standardNode, phases)};
        for (Instant now = at("2026-03-02T00:05:00Z"); now <= at("2026-03-02T23:55:00Z"); now = now + Seconds(300))
            fleet.poll(now);
        fleet["c1"].nodes.clear();
        fleet["c1"].deletedNodes = {removed(node(standardNode, phases), at("2026-03-03T00:00:00Z"))};
        fleet.poll(at("2026-03-03T00:05:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z"));
        QCOMPARE(report.total.usage.count, 192 * 3600);
        QCOMPARE(report.total.amount.toDecimal(6), QStringLiteral("652.800000"));
        QCOMPARE(report.buckets.size(), 1);
        QCOMPARE(report.buckets[0].standard.toDecimal(2), QStringLiteral("652.80"));
    }

    void c02TotalsAreExactAndRoundedOnce()
    {
        RateCard card = caseRates();
        card.gpus[0].onDemand = GpuRate(1'675'000);
        ObservedFleet fleet;
        const auto ran = [&](const char *clusterId, int seconds) {
            fleet[clusterId].deletedNodes = {removed(node(standardNode, {phase("RUNNING", at("2026-03-02T00:00:00Z"))}),
                                                     at("2026-03-02T00:00:00Z") + Seconds(seconds))};
        };
        ran("a", 90);
        ran("b", 90);
        ran("c", 90);
        ran("d", 270);
        fleet.poll(at("2026-03-02T00:10:00Z"));
        const CostReport report = calculateCost(fleet.history, card, {}, period("2026-03-02T00:00:00Z", "2026-03-02T00:10:00Z"));
        QCOMPARE(report.clusters.size(), 4);
        QCOMPARE(report.clusters[0].sum.amount.toCents(), 34);
        QCOMPARE(report.clusters[3].sum.amount.toCents(), 101);
        QCOMPARE(report.clusters[0].sum.amount.toDecimal(6), QStringLiteral("0.335000"));
        QCOMPARE((report.clusters[0].sum.amount + report.clusters[1].sum.amount + report.clusters[2].sum.amount).toCents(), 101);
        QCOMPARE(report.total.amount.toDecimal(6), QStringLiteral("2.010000"));

        const ObservedFleet second = fleetWith(preemptibleNode, "2026-03-02T00:00:00Z", "2026-03-02T00:00:01Z");
        const CostReport tiny = calculateCost(second.history, caseRates(), {}, period("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z"));
        QCOMPARE(tiny.total.amount.toDecimal(6), QStringLiteral("0.003778"));
        QCOMPARE(tiny.total.amount.toCents(), 0);
        QVERIFY(!tiny.total.amount.isZero());
    }

    void c03DaysFollowTheZoneAndTheTotalDoesNot()
    {
        const ObservedFleet fleet = fleetWith(preemptibleNode, "2026-04-30T23:30:00Z", "2026-05-01T01:30:00Z");
        const CostReport utc = calculateCost(fleet.history, caseRates(), {}, period("2026-04-30T00:00:00Z", "2026-05-02T00:00:00Z"));
        QCOMPARE(utc.buckets.size(), 2);
        QCOMPARE(utc.buckets[0].total().toDecimal(2), QStringLiteral("6.80"));
        QCOMPARE(utc.buckets[1].total().toDecimal(2), QStringLiteral("20.40"));
        const CostReport local = calculateCost(fleet.history, caseRates(), {},
                                               period("2026-04-30T04:00:00Z", "2026-05-02T04:00:00Z", "America/New_York"));
        QCOMPARE(local.buckets.size(), 2);
        QCOMPARE(local.buckets[0].total().toDecimal(2), QStringLiteral("27.20"));
        QCOMPARE(local.buckets[1].total().toDecimal(2), QStringLiteral("0.00"));
        QCOMPARE(utc.total.amount, local.total.amount);
    }

    void c04DaysOf25And23Hours_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("day");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<int>("hours");
        QTest::newRow("October") << QByteArray("2026-09-30T22:00:00Z") << QByteArray("2026-10-31T23:00:00Z") << 25
                                 << QStringLiteral("680.00") << 25;
        QTest::newRow("March") << QByteArray("2026-02-28T23:00:00Z") << QByteArray("2026-03-31T22:00:00Z") << 29
                               << QStringLiteral("625.60") << 23;
    }
    void c04DaysOf25And23Hours()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, day);
        QFETCH(QString, amount);
        QFETCH(int, hours);
        const ObservedFleet fleet = fleetWith(standardNode, from.constData(), to.constData());
        const CostReport days = calculateCost(fleet.history, caseRates(), {}, period(from.constData(), to.constData(), "Europe/Berlin"));
        QCOMPARE(days.buckets.size(), 31);
        Amount sum;
        for (int i = 0; i < 31; ++i) {
            sum += days.buckets[i].total();
            QCOMPARE(days.buckets[i].total().toDecimal(2), i + 1 == day ? amount : QStringLiteral("652.80"));
        }
        QCOMPARE(sum, days.total.amount);
        const CostReport hourly = calculateCost(fleet.history, caseRates(), {},
                                                period(from.constData(), to.constData(), "Europe/Berlin", Seconds(3600)));
        QCOMPARE(hourly.buckets.size(), 30 * 24 + hours);
        for (const CostBucket &bucket : hourly.buckets)
            QCOMPARE(bucket.total().toDecimal(2), QStringLiteral("27.20"));
        QCOMPARE(hourly.total.amount, days.total.amount);
    }

    void c22CostHasNoGapAcrossASleepAndSaysWhatIsEstimated()
    {
        ObservedFleet fleet;
        const NodeTransitions phases{phase("RUNNING", at("2026-05-04T09:00:00Z"))};
        fleet["c1"].nodes = {node(preemptibleNode, phases)};
        for (Instant now = at("2026-05-04T09:00:00Z"); now <= at("2026-05-04T10:00:00Z"); now = now + Seconds(15))
            fleet.poll(now);
        fleet["c1"].nodes.clear();
        fleet["c1"].deletedNodes = {removed(node(preemptibleNode, phases), at("2026-05-04T10:08:00Z"))};
        fleet.poll(at("2026-05-04T10:15:20Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T09:00:00Z", "2026-05-04T10:15:20Z"));
        QCOMPARE(hours(report.total.usage), hours(GpuSeconds(8 * 68 * 60)));
        QCOMPARE(report.gaps.size(), 1);
        QCOMPARE(report.gapAmount, Amount::of(GpuRate(1'700'000), GpuSeconds(8 * 8 * 60)));
        QCOMPARE(report.total.estimatedAmount, report.gapAmount);
        QCOMPARE(report.charges.size(), 2);
        QCOMPARE(report.charges.last().to.toIso(), QStringLiteral("2026-05-04T10:08:00Z"));
    }
};

QTEST_GUILESS_MAIN(TestCostCases)
#include "tst_costcases.moc"
