// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "splitestimate.h"

#include <QTest>

using namespace deck;

namespace {

const Instant at = Instant::fromSeconds(1'780'000'000);
const GpuType h100(QStringLiteral("H100_SXM"));

/// $3.36 and half of it.
RateCard card()
{
    RateCard prices;
    GpuRateEntry entry;
    entry.gpuType = h100;
    entry.onDemand = GpuRate(3'360'000);
    prices.gpus.append(entry);
    return prices;
}

} // namespace

class SplitEstimateTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void costAndSaving_data()
    {
        QTest::addColumn<int>("standard");
        QTest::addColumn<int>("preemptible");
        QTest::addColumn<int>("covered");
        QTest::addColumn<int>("none"); // cents an hour
        QTest::addColumn<int>("all");
        QTest::addColumn<int>("onDemand");
        QTest::addColumn<int>("saved");
        QTest::newRow("half and half") << 64 << 64 << 0 << 21504 << 32256 << 43008 << 10752;
        QTest::newRow("no preemptible ones") << 128 << 0 << 0 << 43008 << 43008 << 43008 << 0;
        QTest::newRow("all but one node") << 8 << 120 << 0 << 2688 << 22848 << 43008 << 20160;
        QTest::newRow("a reservation covers the standard ones") << 64 << 64 << 64 << 0 << 10752 << 21504 << 10752;
        QTest::newRow("a reservation that would have covered all of them") << 32 << 32 << 64 << 0 << 5376 << 0 << -5376;
    }
    void costAndSaving()
    {
        QFETCH(int, standard);
        QFETCH(int, preemptible);
        QFETCH(int, covered);
        const SplitEstimate estimate = estimateSplit(h100, {standard, preemptible}, covered, card(), at);
        QVERIFY(estimate.isPriced());
        QTEST(int(estimate.noneFilled.total().toCents()), "none");
        QTEST(int(estimate.allFilled.total().toCents()), "all");
        QTEST(int(estimate.allOnDemand.total().toCents()), "onDemand");
        QTEST(int(estimate.saved().toCents()), "saved");
    }

    void whatIsNotKnownHasNoPrice()
    {
        QVERIFY(!estimateSplit(h100, {64, 64}, 0, {}, at).isPriced());
        const SplitEstimate estimate = estimateSplit(h100, {64, 64}, std::nullopt, card(), at);
        QVERIFY(!estimate.isPriced());
        QVERIFY(estimate.noneFilled.unpriced);
    }
};

QTEST_GUILESS_MAIN(SplitEstimateTest)
#include "tst_splitestimate.moc"
