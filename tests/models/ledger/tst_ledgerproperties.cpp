// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"
#include "observedfleet.h"
#include "randomfleet.h"

#include <QTest>

using namespace deck;

namespace {

const Instant start = at("2026-05-04T00:00:00Z");
constexpr Seconds length{6 * 3600};

void watch(ObservedFleet &fleet, const RandomFleet &world, QRandomGenerator &random)
{
    for (Instant now = start; now < start + length; now = now + Seconds(random.bounded(15, 2400))) {
        fleet["c1"] = world.answerAt(now, random);
        fleet["c1"].reservedGpus = 8;
        fleet.poll(now);
    }
    fleet["c1"] = world.answerAt(start + length, random);
    fleet.poll(start + length);
}

RateCard changingRates()
{
    RateCard card = caseRates();
    GpuRateEntry later = card.gpus[0];
    later.validFrom = start + Seconds(7777);
    later.onDemand = GpuRate(3'456'789);
    later.preemptible = GpuRate(1'234'567);
    card.gpus.append(later);
    return card;
}

CostQuery whole(Seconds bucket = Seconds(900))
{
    CostQuery query;
    query.from = start;
    query.to = start + length;
    query.bucket = bucket;
    return query;
}

/// What one class costs, from the world itself and without our ledger.
Amount trueAmount(const RandomFleet &world, ComputeClass computeClass, const RateCard &card)
{
    const Instant change = card.gpus.last().validFrom;
    Amount sum = Amount::of(*card.rateAt(card.gpus[0].gpuType, computeClass, start),
                            GpuSeconds(world.runningGpuSeconds(computeClass, start, change)));
    sum += Amount::of(*card.rateAt(card.gpus[0].gpuType, computeClass, change),
                      GpuSeconds(world.runningGpuSeconds(computeClass, change, start + length)));
    return sum;
}

} // namespace

class TestLedgerProperties : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theLedgerEqualsTheWorldAndEveryGroupingSumsToTheTotal()
    {
        const RateCard card = changingRates();
        for (quint32 seed = 1; seed <= seedCount(300); ++seed) {
            const RandomFleet world(seed, start, length);
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            watch(fleet, world, random);
            const QByteArray label = "seed " + QByteArray::number(seed);
            const CostReport report = calculateCost(fleet.history, card, {}, whole(Seconds(int(random.bounded(60, 5000)))));

            QVERIFY2(report.preemptible.amount == trueAmount(world, ComputeClass::Preemptible, card), label.constData());
            QVERIFY2(report.standard.usage.count == world.runningGpuSeconds(ComputeClass::Standard, start, start + length), label.constData());
            QVERIFY2(report.standard.amount <= trueAmount(world, ComputeClass::Standard, card), label.constData());

            CostSum byCharge;
            Amount byBucket;
            CostSum byCluster;
            CostSum byClass;
            CostSum byNode;
            for (const Charge &charge : report.charges)
                byCharge.amount += charge.amount;
            for (const CostBucket &bucket : report.buckets)
                byBucket += bucket.total();
            for (const ClusterCost &cluster : report.clusters) {
                byCluster += cluster.sum;
                for (const ClassCost &each : cluster.classes) {
                    byClass += each.sum;
                    for (const NodeCost &node : each.nodes)
                        byNode += node.sum;
                }
            }
            QVERIFY2(byCharge.amount == report.total.amount, label.constData());
            QVERIFY2(byBucket == report.total.amount, label.constData());
            QVERIFY2(byCluster == report.total, label.constData());
            QVERIFY2(byClass == report.total, label.constData());
            QVERIFY2(byNode == report.total, label.constData());
        }
    }

    void splittingThePeriodChangesNothing()
    {
        const RateCard card = changingRates();
        for (quint32 seed = 1; seed <= seedCount(200); ++seed) {
            const RandomFleet world(seed, start, length);
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            watch(fleet, world, random);
            BillingRule rule;
            rule.grain = Seconds(seed % 2 ? 1 : 60);
            CostQuery left = whole();
            CostQuery right = whole();
            left.to = right.from = start + Millis(random.bounded(int(length.count())) * 1000LL + 500);
            CostSum parts = calculateCost(fleet.history, card, rule, left).total;
            parts += calculateCost(fleet.history, card, rule, right).total;
            QVERIFY2(parts == calculateCost(fleet.history, card, rule, whole()).total, QByteArray::number(seed).constData());
        }
    }

    void whenWeLookedChangesNoAmount()
    {
        const RateCard card = changingRates();
        for (quint32 seed = 1; seed <= seedCount(150); ++seed) {
            const RandomFleet world(seed, start, length);
            QList<Amount> totals;
            for (quint32 turn = 0; turn < 2; ++turn) {
                QRandomGenerator random(seed * 31 + turn);
                ObservedFleet fleet;
                watch(fleet, world, random);
                totals.append(calculateCost(fleet.history, card, {}, whole()).total.amount);
                fleet.restart();
                fleet.poll(start + length);
                totals.append(calculateCost(fleet.history, card, {}, whole()).total.amount);
            }
            for (const Amount &total : std::as_const(totals))
                QVERIFY2(total == totals.first(), QByteArray::number(seed).constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestLedgerProperties)
#include "tst_ledgerproperties.moc"
