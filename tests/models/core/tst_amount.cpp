// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "amount.h"

#include <QTest>

using namespace deck;

class TestAmount : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // C02: sub-cents add up, rounding happens once and half away from zero.
    void c02RowsAreRoundedTheTotalIsExact()
    {
        const Amount row = Amount::of(GpuRate(1'675'000), GpuSeconds(8 * 90));
        QCOMPARE(row.toDecimal(6), QStringLiteral("0.335000"));
        QCOMPARE(row.toCents(), 34);
        QCOMPARE((row + row + row).toCents(), 101);
        const Amount tie = Amount::of(GpuRate(1'675'000), GpuSeconds(8 * 270));
        QCOMPARE(tie.toDecimal(6), QStringLiteral("1.005000"));
        QCOMPARE(tie.toCents(), 101);
        const Amount oneSecond = Amount::of(GpuRate(1'700'000), GpuSeconds(8));
        QCOMPARE(oneSecond.toDecimal(6), QStringLiteral("0.003778"));
        QVERIFY(!oneSecond.isZero());
        QCOMPARE(oneSecond.toCents(), 0);
    }
    void c01AFullDay()
    {
        QCOMPARE(Amount::of(GpuRate(3'400'000), GpuSeconds(8 * 86'400)).toDecimal(2), QStringLiteral("652.80"));
    }
    void negativeMirrorsPositive()
    {
        const Amount amount = Amount::of(GpuRate(1'675'000), GpuSeconds(8 * 270));
        QCOMPARE((-amount).toCents(), -amount.toCents());
        QCOMPARE((-amount).toDecimal(3), QStringLiteral("-1.005"));
        QCOMPARE((-Amount::fromRaw(1)).toDecimal(2), QStringLiteral("0.00"));
    }
    void storageByHourAndByMonthAreExact()
    {
        const TibSeconds month(40LL * 730 * 3600);
        QCOMPARE(Amount::of(StorageRate(200'000, StorageRate::Per::TibHour), month).toDecimal(2), QStringLiteral("5840.00"));
        QCOMPARE(Amount::of(StorageRate(146'000'000, StorageRate::Per::TibMonth), month).toDecimal(2),
                 QStringLiteral("5840.00"));
    }
    void splittingTimeChangesNothing()
    {
        Amount whole;
        Amount parts;
        for (int second = 1; second <= 4000; ++second)
            parts += Amount::of(GpuRate(1'333'333), GpuSeconds(8));
        whole = Amount::of(GpuRate(1'333'333), GpuSeconds(8 * 4000));
        QVERIFY(whole == parts);
    }
    void hugeSumsKeepTheirDigits()
    {
        const Amount amount = Amount::fromMicroUsd(900'000'000'000'000'000);
        QCOMPARE(amount.toDecimal(12), QStringLiteral("900000000000.000000000000"));
        QCOMPARE(Amount::fromMicroUsd(999'999).toDecimal(2), QStringLiteral("1.00"));
    }
};

QTEST_GUILESS_MAIN(TestAmount)
#include "tst_amount.moc"
