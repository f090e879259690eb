// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratecard.h"

#include <QTest>

using namespace deck;

class TestRateCard : public QObject
{
    Q_OBJECT
private:
    const GpuType h100{QStringLiteral("H100_SXM")};
    static GpuRateEntry entry(const GpuType &type, qint64 from, qint64 micro)
    {
        GpuRateEntry result;
        result.gpuType = type;
        result.validFrom = Instant::fromSeconds(from);
        result.onDemand = GpuRate(micro);
        return result;
    }
private Q_SLOTS:
    void preemptibleIsHalfUnlessGiven()
    {
        RateCard card;
        card.gpus = {entry(h100, 0, 3'400'000)};
        QVERIFY(card.rateAt(h100, ComputeClass::Preemptible, Instant::fromSeconds(5)) == GpuRate(1'700'000));
        card.gpus[0].preemptible = GpuRate(1'500'000);
        QVERIFY(card.rateAt(h100, ComputeClass::Preemptible, Instant::fromSeconds(5)) == GpuRate(1'500'000));
    }
    void beforeTheFirstEntryThereIsNoPrice()
    {
        RateCard card;
        card.gpus = {entry(h100, 100, 3'400'000)};
        QVERIFY(!card.rateAt(h100, ComputeClass::Standard, Instant::fromSeconds(99)));
        QVERIFY(!card.rateAt(GpuType(QStringLiteral("GB999")), ComputeClass::Standard, Instant::fromSeconds(200)));
        QVERIFY(!card.rateAt(h100, ComputeClass::Unknown, Instant::fromSeconds(200)));
    }
    void aNewRateCountsFromItsDate()
    {
        RateCard card;
        card.gpus = {entry(h100, 200, 3'600'000), entry(h100, 100, 3'400'000)};
        QVERIFY(card.rateAt(h100, ComputeClass::Standard, Instant::fromSeconds(199)) == GpuRate(3'400'000));
        QVERIFY(card.rateAt(h100, ComputeClass::Standard, Instant::fromSeconds(200)) == GpuRate(3'600'000));
        QCOMPARE(card.changesBetween(h100, Instant::fromSeconds(0), Instant::fromSeconds(200)).size(), 1);
        QCOMPARE(card.changesBetween(h100, Instant::fromSeconds(0), Instant::fromSeconds(201)).size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestRateCard)
#include "tst_ratecard.moc"
