// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "burnrate.h"
#include "observedfleet.h"

#include <QTest>

using namespace deck;

class TestBurnRate : public QObject
{
    Q_OBJECT
private:
    const Instant now = at("2026-05-04T10:00:00Z");
    static Cluster busyCluster()
    {
        const Instant since = at("2026-05-04T09:00:00Z");
        Cluster busy = cluster("c1");
        busy.nodes = {node("gpu-dp-a", {phase("RUNNING", since)}), node("gpu-dp-b", {phase("FAILED", since)}),
                      node("gpu-dp-c", {phase("PAUSED", since)}), node("gpu-preemptible-dp-d", {phase("RUNNING", since)}),
                      node("gpu-preemptible-dp-e", {phase("BOOTING", since)})};
        busy.nodes[3].markedForDeletion = true; // draining: still paid
        Volume volume;
        volume.id = VolumeId(QStringLiteral("v1"));
        volume.sizeTib = 40;
        busy.volumes = {volume};
        return busy;
    }
private Q_SLOTS:
    void whatRunsCostsAndWhatDoesNotRunDoesNot()
    {
        const BurnRate rate = burnRateOf(busyCluster(), caseRates(), now);
        QCOMPARE(rate.standard.toDecimal(2), QStringLiteral("27.20"));
        QCOMPARE(rate.preemptible.toDecimal(2), QStringLiteral("13.60"));
        QCOMPARE(rate.savedByPreemptible.toDecimal(2), QStringLiteral("13.60"));
        QCOMPARE(rate.storage.toDecimal(2), QStringLiteral("8.00"));
        QCOMPARE(rate.total().toDecimal(2), QStringLiteral("48.80"));
        QVERIFY(!rate.unpriced);
    }
    void withoutAPriceItSaysSo()
    {
        const BurnRate none = burnRateOf(busyCluster(), {}, now);
        QVERIFY(none.unpriced);
        QVERIFY(none.total().isZero());
        Cluster odd = cluster("c1");
        odd.nodes = {node("odd-name", {phase("RUNNING", now)})};
        QVERIFY(burnRateOf(odd, caseRates(), now).unpriced);
    }
    void reservedGpusCarryNoHourlyRate()
    {
        Cluster reserved = busyCluster();
        reserved.reservedGpus = 16;
        QVERIFY(burnRateOf(reserved, caseRates(), now).standard.isZero());
        reserved.reservationEnd = now;
        QCOMPARE(burnRateOf(reserved, caseRates(), now).standard.toDecimal(2), QStringLiteral("27.20"));
    }
    void anUnknownReservationHasNoPriceInsteadOfBeingFreeOrOnDemand()
    {
        Cluster reserved = busyCluster();
        reserved.billing.value = BillingType::Reserved;
        reserved.reservedGpus = std::nullopt;
        const BurnRate rate = burnRateOf(reserved, caseRates(), now);
        QVERIFY(rate.unpriced);
        QVERIFY(rate.standard.isZero());
        QCOMPARE(rate.preemptible.toDecimal(2), QStringLiteral("13.60"));
        reserved.reservationEnd = now; // over: all of it is on demand, whatever was reserved
        QCOMPARE(burnRateOf(reserved, caseRates(), now).standard.toDecimal(2), QStringLiteral("27.20"));
        QVERIFY(!burnRateOf(reserved, caseRates(), now).unpriced);
        reserved.reservationEnd.reset();
        reserved.nodes.removeFirst(); // nothing standard runs: nothing is left to price
        QVERIFY(!burnRateOf(reserved, caseRates(), now).unpriced);
    }
    void whatIsPaidUpFrontIsNeverGivenTheOnDemandPrice()
    {
        ClusterSpec spec;
        spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
        spec.standardGpus = 32;
        spec.preemptibleGpus = 16;
        QCOMPARE(burnRateOf(spec, 16, caseRates(), now), burnRateOf(spec.gpuType, 32, 16, 0, caseRates(), now));
        for (const BillingType billing : {BillingType::Reserved, BillingType::ScheduledCapacity}) {
            spec.billing = billing;
            const BurnRate rate = burnRateOf(spec, 16, caseRates(), now);
            QVERIFY(rate.unpriced);
            QVERIFY(rate.standard.isZero());
            QCOMPARE(rate.preemptible.toDecimal(2), QStringLiteral("27.20")); // beside it, by the hour
        }
    }
    void aVolumeOfUnknownSizeIsNotFree()
    {
        Cluster cluster = busyCluster();
        Volume volume;
        volume.id = VolumeId(QStringLiteral("v-1"));
        cluster.volumes.append(volume);
        QVERIFY(burnRateOf(cluster, caseRates(), now).unpriced);
        cluster.volumes.last().sizeTib = 10;
        QVERIFY(!burnRateOf(cluster, caseRates(), now).unpriced);
    }
    void aWantedConfigurationHasAPriceBeforeItExists()
    {
        const BurnRate rate = burnRateOf(GpuType(QStringLiteral("H100_SXM")), 32, 16, 0, caseRates(), now);
        QCOMPARE(rate.standard.toDecimal(2), QStringLiteral("108.80"));
        QCOMPARE(rate.preemptible.toDecimal(2), QStringLiteral("27.20"));
        QVERIFY(burnRateOf(GpuType(QStringLiteral("GB999")), 8, 0, 0, caseRates(), now).unpriced);
    }
};

QTEST_GUILESS_MAIN(TestBurnRate)
#include "tst_burnrate.moc"
