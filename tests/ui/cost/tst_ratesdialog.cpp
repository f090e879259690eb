// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricefield.h"
#include "ratesdialog.h"
#include "windowkit.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QPushButton>

using namespace deck;
using namespace deck::ui;

namespace {

template <class T = QWidget>
T *part(const QWidget &dialog, const char *name)
{
    T *found = dialog.findChild<T *>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
}

} // namespace

class RatesDialogTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pricesAreReadExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<qint64>("micro");
        const QLocale us(QLocale::English, QLocale::UnitedStates);
        const QLocale brazil(QLocale::Portuguese, QLocale::Brazil);
        QTest::newRow("cents") << QStringLiteral("3.36") << us << qint64(3'360'000);
        QTest::newRow("dollar sign") << QStringLiteral("$3.36") << us << qint64(3'360'000);
        QTest::newRow("six decimals") << QStringLiteral("0.000001") << us << qint64(1);
        QTest::newRow("no leading zero") << QStringLiteral(".5") << us << qint64(500'000);
        QTest::newRow("comma") << QStringLiteral("3,36") << brazil << qint64(3'360'000);
        QTest::newRow("point in brazil") << QStringLiteral("3.36") << brazil << qint64(3'360'000);
        QTest::newRow("zero") << QStringLiteral("0.00") << us << qint64(-1);
        QTest::newRow("negative") << QStringLiteral("-1") << us << qint64(-1);
        QTest::newRow("seven decimals") << QStringLiteral("0.0000001") << us << qint64(-1);
        QTest::newRow("two marks") << QStringLiteral("1.234.5") << us << qint64(-1);
        QTest::newRow("words") << QStringLiteral("free") << us << qint64(-1);
    }
    void pricesAreReadExactly()
    {
        QFETCH(QString, text);
        QFETCH(QLocale, locale);
        QFETCH(qint64, micro);
        QCOMPARE(PriceField::microUsdFromText(text, locale).value_or(-1), micro);
    }

    void savesDatedPrices()
    {
        WindowKit kit;
        kit.session.setRateCard({});
        RatesDialog dialog(kit.session, kit.context);
        dialog.show();
        auto *save = part<QPushButton>(dialog, "save");
        QVERIFY(!save->isEnabled());
        QTest::keyClicks(part<PriceField>(dialog, "onDemand H100_SXM"), QStringLiteral("3.36"));
        QTest::keyClicks(part<PriceField>(dialog, "storageRate"), QStringLiteral("146"));
        QVERIFY(!save->isEnabled()); // the source is missing
        QTest::keyClicks(part<QLineEdit>(dialog, "source"), QStringLiteral("Contract 17"));
        QVERIFY(save->isEnabled());
        part<QDateEdit>(dialog, "validFrom")->setDate(QDate(2026, 6, 1));
        WindowKit::picture(dialog, "rates");
        QTest::keyClick(&dialog, Qt::Key_Return, Qt::ControlModifier);
        const RateCard card = kit.session.rateCard();
        QCOMPARE(card.source, QStringLiteral("Contract 17"));
        QCOMPARE(card.checkedAt->toIso(), QStringLiteral("2026-06-16T14:32:08Z"));
        QCOMPARE(card.gpus.size(), 1);
        QCOMPARE(card.gpus.first().validFrom.toIso(), QStringLiteral("2026-06-01T00:00:00Z"));
        const auto rate = card.rateAt(GpuType(QStringLiteral("H100_SXM")), ComputeClass::Preemptible, sampleNow());
        QCOMPARE(rate ? rate->microUsdPerGpuHour : 0, qint64(1'680'000));
        QCOMPARE(card.storage.first().rate.microUsd, qint64(146'000'000));
    }

    void aNewPriceKeepsThePast()
    {
        WindowKit kit;
        RatesDialog dialog(kit.session, kit.context);
        dialog.show();
        auto *field = part<PriceField>(dialog, "onDemand H100_SXM");
        field->setText(QStringLiteral("4"));
        part<PriceField>(dialog, "preemptible H100_SXM")->setText(QStringLiteral("2"));
        part<QPushButton>(dialog, "save")->click();
        const RateCard card = kit.session.rateCard();
        const GpuType type(QStringLiteral("H100_SXM"));
        QCOMPARE(card.rateAt(type, ComputeClass::Standard, sampleNow())->microUsdPerGpuHour, qint64(4'000'000));
        QCOMPARE(card.rateAt(type, ComputeClass::Standard, sampleNow() - Seconds(86400))->microUsdPerGpuHour, qint64(3'360'000));
        QCOMPARE(card.gpus.size(), sampleRates().gpus.size() + 1);
    }

    void dearerPreemptibleNeedsAYes()
    {
        WindowKit kit;
        RatesDialog dialog(kit.session, kit.context);
        dialog.show();
        auto *save = part<QPushButton>(dialog, "save");
        part<PriceField>(dialog, "preemptible L40")->setText(QStringLiteral("9"));
        QVERIFY(!save->isEnabled());
        auto *yes = part<QCheckBox>(dialog, "dearerIsRight");
        QVERIFY(yes->isVisible());
        yes->click();
        QVERIFY(save->isEnabled());
        part<PriceField>(dialog, "onDemand L40")->setText(QStringLiteral("0"));
        QVERIFY(!save->isEnabled());
    }
};

QTEST_MAIN(RatesDialogTest)
#include "tst_ratesdialog.moc"
