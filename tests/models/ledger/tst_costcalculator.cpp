// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"
#include "observedfleet.h"

#include <QTest>

using namespace deck;

namespace {

CostQuery period(const char *from, const char *to, Seconds bucket = Seconds(900))
{
    CostQuery query;
    query.from = at(from);
    query.to = at(to);
    query.bucket = bucket;
    return query;
}

QString secondsOf(const QList<Charge> &charges)
{
    QStringList parts;
    for (const Charge &charge : charges)
        parts << QString::number(charge.to.seconds() - charge.from.seconds());
    return parts.join(QLatin1Char(' '));
}

} // namespace

class TestCostCalculator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNodeIsBilledWhileItsLatestPhaseIsRunning_data()
    {
        QTest::addColumn<QString>("phases"); // letter and second of the hour
        QTest::addColumn<QString>("seconds");
        QTest::newRow("running") << QStringLiteral("PENDING 0,RUNNING 60") << QStringLiteral("3540");
        QTest::newRow("failed") << QStringLiteral("RUNNING 0,FAILED 100") << QStringLiteral("100");
        QTest::newRow("paused and back") << QStringLiteral("RUNNING 0,PAUSED 100,RUNNING 200") << QStringLiteral("100 3400");
        QTest::newRow("succeeded") << QStringLiteral("RUNNING 0,SUCCEEDED 5") << QStringLiteral("5");
        QTest::newRow("told twice") << QStringLiteral("RUNNING 0,RUNNING 100") << QStringLiteral("3600");
        QTest::newRow("never ran") << QStringLiteral("PENDING 0,BOOTING 50") << QString();
        QTest::newRow("unknown phase") << QStringLiteral("RUNNING 0,HIBERNATING 10") << QStringLiteral("10");
    }
    void aNodeIsBilledWhileItsLatestPhaseIsRunning()
    {
        QFETCH(QString, phases);
        QFETCH(QString, seconds);
        const Instant start = at("2026-05-04T10:00:00Z");
        NodeTransitions transitions;
        const QStringList words = phases.split(QLatin1Char(','));
        for (const QString &word : words) {
            const QStringList parts = word.split(QLatin1Char(' '));
            transitions.append(phase(parts[0].toLatin1().constData(), start + Seconds(parts[1].toInt())));
        }
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", transitions)};
        fleet.poll(start + Seconds(3600));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QCOMPARE(secondsOf(report.charges), seconds);
    }

    void aDrainingNodeIsBilledUntilItIsRemoved()
    {
        ObservedFleet fleet;
        fleet["c1"].deletedNodes = {removed(node("gpu-preemptible-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))}), at("2026-05-04T10:35:00Z"))};
        fleet["c1"].events = {told("gpu-preemptible-dp-a", "TogetherPreemptionNotified", at("2026-05-04T10:30:30Z"))};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QCOMPARE(report.total.usage.count, 8 * 35 * 60);
        QCOMPARE(report.total.saved(), report.total.amount); // half price: saved as much as paid
    }

    void nothingIsBilledAfterTheRemovalWhateverThePhasesSay()
    {
        ObservedFleet fleet;
        fleet["c1"].deletedNodes = {removed(node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z")), phase("SUCCEEDED", at("2026-05-04T10:40:00Z"))}),
                                            at("2026-05-04T10:30:00Z"))};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QCOMPARE(report.total.usage.count, 8 * 1800);
    }

    void fractionsOfASecondAreFlooredSoThatPartsAddUp()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00.900Z")), phase("PAUSED", at("2026-05-04T10:00:10.100Z")),
                                               phase("RUNNING", at("2026-05-04T10:00:10.950Z"))})};
        fleet.poll(at("2026-05-04T10:01:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T10:01:00Z"));
        QCOMPARE(report.total.usage.count, 8 * 60);
    }

    void chargesAreSplitWhereARateChanges()
    {
        RateCard card = caseRates();
        GpuRateEntry later = card.gpus[0];
        later.validFrom = at("2026-05-04T10:20:00Z");
        later.onDemand = GpuRate(3'600'000);
        card.gpus.append(later);
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, card, {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QCOMPARE(secondsOf(report.charges), QStringLiteral("1200 2400"));
        QCOMPARE(report.total.amount.toDecimal(6), QStringLiteral("28.266667"));
        QVERIFY(!report.clusters[0].classes[0].microUsdPerUnitHour);
        QVERIFY(!report.charges[0].open && report.charges[1].open);
    }

    void whatHasNoPriceIsNamedAndNeverFree()
    {
        ObservedFleet fleet;
        fleet["c1"].gpuType = GpuType(QStringLiteral("GB999"));
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet["c2"].nodes = {node("strange-name", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QVERIFY(report.total.unpriced);
        QCOMPARE(report.total.usage.count, 16 * 3600);
        QCOMPARE(report.typesWithoutRate, QList<GpuType>({GpuType(QStringLiteral("GB999"))}));
        QVERIFY(!report.charges[0].priced && !report.charges[0].microUsdPerUnitHour);
        QCOMPARE(report.charges[1].chargeClass, ChargeClass::Unknown);
        QVERIFY(!report.charges[1].priced);
    }

    void storageIsBilledWhileAVolumeExistsAttachedOrNot()
    {
        Volume volume;
        volume.id = VolumeId(QStringLiteral("v1"));
        volume.sizeTib = 10;
        ObservedFleet fleet;
        fleet["c1"].volumes = {volume};
        fleet.volumes = {volume};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].volumes.clear();
        fleet.poll(at("2026-05-04T10:30:00Z"), at("2026-05-04T10:00:00Z"));
        fleet.poll(at("2026-05-04T11:00:00Z"), at("2026-05-04T10:30:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QCOMPARE(report.storage.amount.toDecimal(2), QStringLiteral("2.00"));
        QCOMPARE(report.total.usage.count, 0);
        QCOMPARE(report.clusters.size(), 2);
        QVERIFY(report.clusters[1].cluster.isEmpty());
        QCOMPARE(report.clusters[0].classes[0].unitsNow, 0);
        QCOMPARE(report.clusters[1].classes[0].unitsNow, 10);

        RateCard monthly = caseRates();
        monthly.storage[0].rate = StorageRate(146'000'000);
        QCOMPARE(calculateCost(fleet.history, monthly, {}, report.query).storage.amount, report.storage.amount);
    }

    void reservedGpusCarryNoHourlyRateAndNoNodeIsReserved()
    {
        ObservedFleet fleet;
        Cluster &cluster = fleet["c1"];
        cluster.reservedGpus = 12;
        cluster.deletedNodes = {removed(node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))}), at("2026-05-04T10:30:00Z"))};
        cluster.nodes = {node("gpu-dp-b", {phase("RUNNING", at("2026-05-04T10:00:00Z"))}),
                         node("gpu-dp-c", {phase("RUNNING", at("2026-05-04T10:10:00Z"))}),
                         node("gpu-preemptible-dp-d", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        // 16, then 24, then 16 standard GPUs run; 12 of them are covered at each moment.
        const qint64 uncovered = 4 * 600 + 12 * 1200 + 4 * 1800;
        QCOMPARE(report.standard.amount, Amount::of(GpuRate(3'400'000), GpuSeconds(uncovered)));
        QCOMPARE(report.standard.usage.count, (16 * 600 + 24 * 1200 + 16 * 1800));
        QCOMPARE(report.preemptible.usage.count, 8 * 3600);
        QVERIFY(report.standard.saved().isZero());

        cluster.reservationEnd = at("2026-05-04T10:30:00Z");
        fleet.poll(at("2026-05-04T11:00:01Z"));
        const CostReport ended = calculateCost(fleet.history, caseRates(), {}, report.query);
        QCOMPARE(ended.standard.amount, Amount::of(GpuRate(3'400'000), GpuSeconds(4 * 600 + 12 * 1200 + 16 * 1800)));
    }

    void anUnknownReservationLeavesThePastWithoutAPrice()
    {
        ObservedFleet fleet;
        Cluster &cluster = fleet["c1"];
        cluster.billing.value = BillingType::Reserved;
        cluster.reservationStart = at("2026-05-04T10:15:00Z") + Millis(400);
        cluster.reservationEnd = at("2026-05-04T10:45:00Z");
        cluster.nodes = {node("gpu-dp-b", {phase("RUNNING", at("2026-05-04T10:00:00Z"))}),
                         node("gpu-preemptible-dp-d", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z"));
        QVERIFY(report.standard.unpriced && report.total.unpriced);
        QCOMPARE(report.standard.usage.count, 8 * 3600);
        // Before and after the reservation they were on demand; half an hour in between is neither free nor at that rate.
        QCOMPARE(report.standard.amount, Amount::of(GpuRate(3'400'000), GpuSeconds(8 * 1800)));
        QCOMPARE(report.reservationsUnknown, QList<ClusterId>({cluster.id}));
        QVERIFY(report.typesWithoutRate.isEmpty());
        QVERIFY(!report.preemptible.unpriced);

        cluster.reservedGpus = 0;
        fleet.poll(at("2026-05-04T11:00:01Z"));
        const CostReport said = calculateCost(fleet.history, caseRates(), {}, report.query);
        QVERIFY(!said.total.unpriced && said.reservationsUnknown.isEmpty());
    }

    void anotherRuleAndAnotherGrainAreSettings()
    {
        ObservedFleet fleet;
        Cluster &cluster = fleet["c1"];
        cluster.createdAt = at("2026-05-04T10:00:00Z");
        cluster.firstReadyAt = at("2026-05-04T10:10:00Z");
        cluster.deletedNodes = {removed(node("gpu-dp-a", {phase("PENDING", at("2026-05-04T10:02:00Z")), phase("RUNNING", at("2026-05-04T10:05:00Z")),
                                                          phase("FAILED", at("2026-05-04T10:06:30Z"))}), at("2026-05-04T10:20:00Z")),
                                removed(node("gpu-dp-b", {phase("PENDING", at("2026-05-04T10:30:00Z"))}), at("2026-05-04T10:40:00Z"))};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        const CostQuery query = period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z");
        BillingRule rule;
        QCOMPARE(calculateCost(fleet.history, caseRates(), rule, query).total.usage.count, 8 * 90);
        rule.grain = Seconds(120);
        QCOMPARE(calculateCost(fleet.history, caseRates(), rule, query).total.usage.count, 8 * 120);
        rule.grain = Seconds(1);
        rule.standard = BillingRule::Start::ClusterCreated;
        QCOMPARE(calculateCost(fleet.history, caseRates(), rule, query).total.usage.count, 8 * (20 + 10) * 60);
    }

    void anEndThatNobodyReportedIsEstimatedFromTheLastSightingOn()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.poll(at("2026-05-04T10:01:00Z"));
        fleet["c1"].nodes.clear();
        fleet.poll(at("2026-05-04T10:02:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T10:00:00Z", "2026-05-04T10:02:00Z"));
        QVERIFY(report.gaps.isEmpty());
        QCOMPARE(report.total.estimatedAmount, Amount::of(GpuRate(3'400'000), GpuSeconds(8 * 60)));
        QVERIFY(report.gapAmount.isZero());
    }

    void timeBeforeTheFirstAndAfterTheNewestObservationIsAGap()
    {
        ObservedFleet fleet;
        fleet["c1"].createdAt = at("2026-05-04T09:00:00Z");
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T09:30:00Z"))})};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, period("2026-05-04T00:00:00Z", "2026-05-04T10:20:00Z"));
        QCOMPARE(report.gaps.size(), 1); // both touch at the only observation
        QCOMPARE(report.gaps[0].from.toIso(), QStringLiteral("2026-05-04T09:00:00Z"));
        QCOMPARE(report.gaps[0].to.toIso(), QStringLiteral("2026-05-04T10:20:00Z"));
        QCOMPARE(report.observedSince->toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
    }

    void bucketsAreGaplessAndAlignedToTheZonesWallClock()
    {
        CostQuery query = period("2026-05-04T10:07:30Z", "2026-05-04T12:00:10Z", Seconds(3600));
        query.zone = QTimeZone("Asia/Kolkata"); // half an hour off
        const CostReport report = calculateCost({}, {}, {}, query);
        QStringList edges;
        for (const CostBucket &bucket : report.buckets)
            edges << bucket.from.toIso().mid(11, 8);
        QCOMPARE(edges, QStringList({QStringLiteral("10:07:30"), QStringLiteral("10:30:00"), QStringLiteral("11:30:00")}));
        QCOMPARE(report.buckets.last().to, query.to);
        query.to = query.from;
        QVERIFY(calculateCost({}, {}, {}, query).buckets.isEmpty());
    }

    void theQuerysClusterIsTheOnlyOneCounted()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet["c2"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:30:00Z"))})};
        fleet.poll(at("2026-05-04T11:00:00Z"));
        CostQuery query = period("2026-05-04T10:00:00Z", "2026-05-04T11:00:00Z");
        query.cluster = ClusterId(QStringLiteral("c2"));
        const CostReport report = calculateCost(fleet.history, caseRates(), {}, query);
        QCOMPARE(report.total.usage.count, 8 * 1800);
        QCOMPARE(report.clusters.size(), 1);
        QCOMPARE(report.clusters[0].classes[0].nodesNow, 1);
        QCOMPARE(report.clusters[0].classes[0].unitsNow, 8);
        QVERIFY(report.clusters[0].classes[0].nodes[0].live);
    }
};

QTEST_GUILESS_MAIN(TestCostCalculator)
#include "tst_costcalculator.moc"
