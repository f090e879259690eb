// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaleestimate.h"

#include <QTest>

using namespace deck;

namespace {

const Instant at = Instant::fromSeconds(1'780'000'000);

Node runningNode(const QString &id, ComputeClass computeClass)
{
    Node node;
    node.id = NodeId(id);
    node.computeClass = computeClass;
    node.gpus = 8;
    node.transitions = {Transition<NodePhase>(Open<NodePhase>(NodePhase::Running, QStringLiteral("RUNNING")), at)};
    return node;
}

/// 64 standard and 48 of 64 preemptible GPUs running, 40 TiB: the scale dialog of the mockups.
Cluster trainWest()
{
    Cluster cluster;
    cluster.gpuType = GpuType(QStringLiteral("H100_SXM"));
    cluster.standardGpus = 64;
    cluster.desiredPreemptibleGpus = 64;
    cluster.allocatedPreemptibleGpus = 48;
    for (int i = 0; i < 8; ++i)
        cluster.nodes.append(runningNode(QStringLiteral("gpu-dp-%1").arg(i), ComputeClass::Standard));
    for (int i = 0; i < 6; ++i)
        cluster.nodes.append(runningNode(QStringLiteral("gpu-preemptible-dp-%1").arg(i), ComputeClass::Preemptible));
    Volume volume;
    volume.sizeTib = 40;
    cluster.volumes.append(volume);
    return cluster;
}

RateCard card()
{
    RateCard prices;
    GpuRateEntry h100;
    h100.gpuType = GpuType(QStringLiteral("H100_SXM"));
    h100.onDemand = GpuRate(3'360'000);
    prices.gpus.append(h100);
    StorageRateEntry storage;
    storage.rate = StorageRate(200'000, StorageRate::Per::TibHour);
    prices.storage.append(storage);
    return prices;
}

ScaleSpec target(int standard, int preemptible)
{
    ScaleSpec spec;
    spec.standardGpus = standard;
    spec.preemptibleGpus = preemptible;
    return spec;
}

} // namespace

class ScaleEstimateTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void buyingMatchesTheMockup()
    {
        const ScaleEstimate estimate = estimateScale(trainWest(), target(80, 96), card(), at);
        QCOMPARE(estimate.now.total().toCents(), 30368);
        QCOMPARE(estimate.next.total().toCents(), 35744);
        QCOMPARE(estimate.full.total().toCents(), 43808);
        QCOMPARE(estimate.full.savedByPreemptible.toCents(), 16128);
        QCOMPARE(estimate.mostPerHour().toCents(), 43808);
        QCOMPARE(estimate.preemptibleMissing(), 48);
        QVERIFY(estimate.buys());
        QVERIFY(!estimate.removes());
    }

    void loweringDropsWaitingSlotsFirst()
    {
        const ScaleEstimate estimate = estimateScale(trainWest(), target(64, 32), card(), at);
        QCOMPARE(estimate.slotsDropped(), 16);
        QCOMPARE(estimate.preemptibleRemoved(), 16);
        QCOMPARE(estimate.next.total().toCents(), 27680);
        QVERIFY(estimate.removes());
        QVERIFY(!estimate.buys());
    }

    void loweringToWhatRunsRemovesNothing()
    {
        const ScaleEstimate estimate = estimateScale(trainWest(), target(64, 48), card(), at);
        QCOMPARE(estimate.slotsDropped(), 16);
        QCOMPARE(estimate.preemptibleRemoved(), 0);
    }

    void anOmittedCountStays()
    {
        ScaleSpec spec;
        spec.standardGpus = 72;
        const ScaleEstimate estimate = estimateScale(trainWest(), spec, card(), at);
        QCOMPARE(estimate.preemptibleTarget, 64);
        QCOMPARE(estimate.preemptibleChange(), 0);
    }

    void reservedGpusCostNothingMore()
    {
        Cluster cluster = trainWest();
        cluster.reservedGpus = 64;
        const ScaleEstimate estimate = estimateScale(cluster, target(80, 64), card(), at);
        QCOMPARE(estimate.next.standard.toCents(), 16 * 336);
    }

    void anUnknownReservationIsNoPriceForWhatComes()
    {
        Cluster cluster = trainWest();
        cluster.billing.value = BillingType::Reserved;
        cluster.reservedGpus = std::nullopt;
        const ScaleEstimate estimate = estimateScale(cluster, target(80, 64), card(), at);
        QVERIFY(estimate.next.unpriced);
        QVERIFY(estimate.full.unpriced);
    }

    void anUnknownCountIsNoBaseline()
    {
        Cluster cluster = trainWest();
        cluster.type.value = ClusterType::Kubernetes;
        cluster.desiredPreemptibleGpus = std::nullopt;
        ScaleSpec spec;
        spec.standardGpus = 80;
        const ScaleEstimate kept = estimateScale(cluster, spec, card(), at);
        QVERIFY(!kept.baselineKnown());
        QVERIFY(kept.full.unpriced); // what it will be filled up to is not known either
        spec.preemptibleGpus = 0;
        const ScaleEstimate set = estimateScale(cluster, spec, card(), at);
        QVERIFY(!set.baselineKnown());
        QVERIFY(!set.full.unpriced);
        QVERIFY(set.isChange()); // 0 was asked for; that nothing is known is not that 0 is there
    }

    void withoutAPriceNothingIsSaidToBeFree()
    {
        const ScaleEstimate estimate = estimateScale(trainWest(), target(80, 96), {}, at);
        QVERIFY(estimate.next.unpriced);
        QVERIFY(estimate.full.unpriced);
    }
};

QTEST_GUILESS_MAIN(ScaleEstimateTest)
#include "tst_scaleestimate.moc"
