// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decimal.h"

#include <QTest>

using namespace deck;

class TestDecimal : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatBillingSends_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::newRow("whole") << QStringLiteral("12") << QStringLiteral("12");
        QTest::newRow("zeros at the end") << QStringLiteral("12.3400") << QStringLiteral("12.34");
        QTest::newRow("negative") << QStringLiteral("-0.25") << QStringLiteral("-0.25");
        QTest::newRow("exponent") << QStringLiteral("1.5E-7") << QStringLiteral("0.00000015");
        QTest::newRow("zero with an exponent") << QStringLiteral("0E-10") << QStringLiteral("0");
        QTest::newRow("large exponent of zero") << QStringLiteral("0E+99") << QStringLiteral("0");
        QTest::newRow("positive exponent") << QStringLiteral("1.25e+3") << QStringLiteral("1250");
        QTest::newRow("18 places") << QStringLiteral("21.000000000000000001") << QStringLiteral("21.000000000000000001");
        QTest::newRow("a 19th place that rounds up") << QStringLiteral("0.0000000000000000015") << QStringLiteral("0.000000000000000002");
        QTest::newRow("a 19th place that rounds down") << QStringLiteral("0.00000000000000000149") << QStringLiteral("0.000000000000000001");
        QTest::newRow("rounds away from zero") << QStringLiteral("-0.0000000000000000005") << QStringLiteral("-0.000000000000000001");
        QTest::newRow("rounding carries on") << QStringLiteral("0.9999999999999999999") << QStringLiteral("1");
        QTest::newRow("largest") << QStringLiteral("999999999999999.999999999999999999") << QStringLiteral("999999999999999.999999999999999999");
        for (const char *bad : {"", " 1", "1 ", "1.", ".5", "+1", "1,000", "0x10", "NaN", "Infinity", "1e", "1000000000000000", "1E20", "--1", "12\n",
                                "999999999999999.9999999999999999995"})
            QTest::newRow(bad) << QString::fromLatin1(bad) << QString();
    }
    void readsWhatBillingSends()
    {
        QFETCH(QString, text);
        QFETCH(QString, value);
        const std::optional<Decimal> decimal = Decimal::fromText(text);
        QCOMPARE(decimal ? decimal->toText() : QString(), value);
    }

    void sumsAreExact()
    {
        // In doubles 0.1 + 0.2 is not 0.3, and 10^14 + 0.01 - 10^14 is not 0.01.
        QCOMPARE(*Decimal::fromText(u"0.1") + *Decimal::fromText(u"0.2"), *Decimal::fromText(u"0.3"));
        QCOMPARE(*Decimal::fromText(u"100000000000000") + *Decimal::fromText(u"0.01") + *Decimal::fromText(u"-100000000000000"),
                 *Decimal::fromText(u"0.01"));
    }

    void aSumThatNoTextCouldHaveIsOutOfRange()
    {
        const Decimal most = *Decimal::fromText(u"999999999999999.999999999999999999");
        const Decimal least = *Decimal::fromText(u"1E-18");
        QVERIFY(most.isInRange());
        QVERIFY(!(most + least).isInRange());
        QVERIFY(!(*Decimal::fromText(u"-999999999999999.999999999999999999") + *Decimal::fromText(u"-1E-18")).isInRange());
    }

    void dollarsBecomeAnAmount()
    {
        QVERIFY(Decimal::fromText(u"3.36")->toAmount() == Amount::fromMicroUsd(3'360'000));
        QVERIFY(Decimal::fromText(u"-3.36")->toAmount() == Amount::fromMicroUsd(-3'360'000));
        QVERIFY(Decimal::fromText(u"1E-18")->toAmount().isZero());
        QCOMPARE(Decimal::fromText(u"999999999999.123456")->toAmount().toDecimal(6), QStringLiteral("999999999999.123456"));
        // A price per hour over 3600: what our own ledger calls the same amount, to its smallest unit.
        const Amount ours = Amount::of(GpuRate(3'360'000), GpuSeconds(1));
        const Amount off = Decimal::fromText(u"0.000933333333333333")->toAmount() - ours;
        QVERIFY(off.raw() >= -1 && off.raw() <= 1);
    }
};

QTEST_GUILESS_MAIN(TestDecimal)
#include "tst_decimal.moc"
