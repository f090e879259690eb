// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fmt.h"
#include "zonechoice.h"

#include <QSignalSpy>
#include <QTest>

using namespace deck;
using namespace deck::ui;

namespace {

const Instant mockupMoment = Instant::fromSeconds(1781620328); // 2026-06-16T14:32:08Z

Fmt english() { return Fmt(QLocale(QStringLiteral("en_US"))); }
Fmt brazilian() { return Fmt(QLocale(QStringLiteral("pt_BR"))); }
Amount micro(qint64 value) { return Amount::fromMicroUsd(value); }

} // namespace

class TestFmt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void money_data()
    {
        QTest::addColumn<qint64>("microUsd");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("pt");
        const auto row = [](const char *name, qint64 amount, const char16_t *en, const char16_t *pt) {
            QTest::newRow(name) << amount << QString::fromUtf16(en) << QString::fromUtf16(pt);
        };
        row("zero", 0, u"$0.00", u"US$\u00A00,00");
        row("cents", 295'680'000, u"$295.68", u"US$\u00A0295,68");
        row("grouped", 292'200'030'000, u"$292,200.03", u"US$\u00A0292.200,03");
        row("millions", 1'234'567'891'200'000, u"$1,234,567,891.20", u"US$\u00A01.234.567.891,20");
        row("half a cent goes up", 5'000, u"$0.01", u"US$\u00A00,01");
        row("under half a cent is not free", 4'999, u"<$0.01", u"<US$\u00A00,01");
        row("one micro-dollar", 1, u"<$0.01", u"<US$\u00A00,01");
        row("negative", -13'440'000, u"\u2212$13.44", u"\u2212US$\u00A013,44");
        row("hardly negative", -1, u">\u2212$0.01", u">\u2212US$\u00A00,01");
    }

    void money()
    {
        QFETCH(qint64, microUsd);
        QTEST(english().usd(micro(microUsd)), "en");
        QTEST(brazilian().usd(micro(microUsd)), "pt");
    }

    void moneyInOtherForms()
    {
        const Fmt fmt = english();
        QCOMPARE(fmt.usdPerHour(micro(864'800'000)), QStringLiteral("$864.80 /h"));
        QCOMPARE(fmt.usdRounded(micro(102'813'600'000)), QStringLiteral("$102,814"));
        QCOMPARE(fmt.usdRounded(micro(499'999)), QStringLiteral("<$1"));
        QCOMPARE(fmt.usdRounded(Amount()), QStringLiteral("$0"));
        QCOMPARE(fmt.usdChange(micro(53'760'000)), QStringLiteral("+$53.76"));
        QCOMPARE(fmt.usdChange(micro(-13'440'000)), QStringLiteral("\u2212$13.44"));
        QCOMPARE(fmt.usdChange(Amount()), QStringLiteral("$0.00"));
        QCOMPARE(fmt.usdThousands(micro(561'300'000'000)), QStringLiteral("$561k"));
        QCOMPARE(fmt.usdThousands(micro(9'999'000'000)), QStringLiteral("$9,999"));
        QCOMPARE(fmt.rate(GpuRate(3'360'000)), QStringLiteral("$3.36"));
        QCOMPARE(fmt.rate(GpuRate(5'600)), QStringLiteral("$0.0056"));
        QCOMPARE(fmt.rate(StorageRate(200'000, StorageRate::Per::TibHour)), QStringLiteral("$0.20"));
        QCOMPARE(brazilian().rate(GpuRate(3'360'000)), QStringLiteral("US$\u00A03,36"));
    }

    void amounts()
    {
        QCOMPARE(english().gpuHours(GpuSeconds(40'201 * 3600 + 2880)), QStringLiteral("40,201.8"));
        QCOMPARE(brazilian().gpuHours(GpuSeconds(40'201 * 3600 + 2880)), QStringLiteral("40.201,8"));
        QCOMPARE(english().gpuHours(GpuSeconds(0)), QStringLiteral("0.0"));
        QCOMPARE(english().ofWanted(48, 64), QStringLiteral("48 / 64"));
        QCOMPARE(english().ofWanted(48, std::nullopt), QStringLiteral("48 / ?"));
        QCOMPARE(english().ofWanted(48, 64, false), QStringLiteral("\u2265 48 / 64"));
        QCOMPARE(english().gpusOfWanted(48, 64), QStringLiteral("48 of 64 GPUs"));
        QCOMPARE(english().count(-8), QStringLiteral("\u22128"));
        QCOMPARE(english().percent(22), QStringLiteral("22%"));
        QCOMPARE(english().tib(40), QStringLiteral("40 TiB"));
        QCOMPARE(Fmt::none(), QStringLiteral("–"));
        QCOMPARE(Fmt::unknown(), QStringLiteral("unknown"));
    }

    void ages_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("text");
        constexpr qint64 minute = 60, hour = 60 * minute, day = 24 * hour;
        QTest::newRow("zero") << qint64(0) << QStringLiteral("0 s");
        QTest::newRow("seconds") << qint64(34) << QStringLiteral("34 s");
        QTest::newRow("last second") << qint64(59) << QStringLiteral("59 s");
        QTest::newRow("minutes") << 12 * minute + 59 << QStringLiteral("12 min");
        QTest::newRow("hours") << 3 * hour + 10 * minute << QStringLiteral("3 h 10 min");
        QTest::newRow("full hours") << 3 * hour << QStringLiteral("3 h");
        QTest::newRow("many hours") << 21 * hour + 50 * minute << QStringLiteral("21 h");
        QTest::newRow("days") << day + 14 * hour + 59 * minute << QStringLiteral("1 d 14 h");
        QTest::newRow("six days") << 6 * day + 14 * hour << QStringLiteral("6 d 14 h");
        QTest::newRow("many days") << 14 * day + 5 * hour << QStringLiteral("14 d");
        QTest::newRow("C07 a clock behind the server's") << qint64(-420) << QStringLiteral("0 s");
    }

    void ages()
    {
        QFETCH(qint64, seconds);
        QTEST(english().age(Millis(seconds * 1000)), "text");
    }

    void countdowns_data()
    {
        QTest::addColumn<qint64>("millis");
        QTest::addColumn<QString>("text");
        QTest::newRow("start") << qint64(300'000) << QStringLiteral("5:00");
        QTest::newRow("mockup") << qint64(138'000) << QStringLiteral("2:18");
        QTest::newRow("a part of a second counts") << qint64(1) << QStringLiteral("0:01");
        QTest::newRow("an hour") << qint64(3'738'000) << QStringLiteral("1:02:18");
        QTest::newRow("zero") << qint64(0) << QStringLiteral("window over, waiting for confirmation");
        QTest::newRow("past") << qint64(-5'000) << QStringLiteral("window over, waiting for confirmation");
    }

    void countdowns()
    {
        QFETCH(qint64, millis);
        QTEST(english().countdown(Millis(millis)), "text");
    }

    void aStaleCountdownSaysAbout()
    {
        QCOMPARE(english().aboutLeft(Millis(138'000)), QStringLiteral("about 2 min left"));
        QCOMPARE(english().countdownLeft(Millis(138'000)), QStringLiteral("2:18 left"));
    }

    void momentsNameTheirZone()
    {
        const Fmt utc = english();
        QCOMPARE(utc.time(mockupMoment), QStringLiteral("14:32"));
        QCOMPARE(utc.timeSecondsZone(mockupMoment), QStringLiteral("14:32:08 UTC"));
        QCOMPARE(utc.dateTime(mockupMoment), QStringLiteral("16 Jun 2026 14:32:08"));
        QCOMPARE(utc.month(mockupMoment), QStringLiteral("June 2026"));
        QCOMPARE(utc.monthName(mockupMoment), QStringLiteral("June"));
        const Fmt saoPaulo(QLocale(QStringLiteral("en_US")), QTimeZone("America/Sao_Paulo"));
        QCOMPARE(saoPaulo.timeZone(mockupMoment), QStringLiteral("11:32 UTC\u221203:00"));
        const Fmt berlin(QLocale(QStringLiteral("en_US")), QTimeZone("Europe/Berlin"));
        QCOMPARE(berlin.timeZone(mockupMoment), QStringLiteral("16:32 CEST"));
        QCOMPARE(utc.momentInBoth(mockupMoment, QTimeZone("America/Sao_Paulo")),
                 QStringLiteral("16 Jun 2026 14:32:08 UTC, 11:32:08 UTC\u221203:00"));
    }

    void theZoneChangesForAllAtOnce()
    {
        ZoneChoice choice(QLocale(QStringLiteral("en_US")), QTimeZone("Europe/Berlin"));
        const QSignalSpy changed(&choice, &ZoneChoice::changed);
        QCOMPARE(choice.fmt().time(mockupMoment), QStringLiteral("14:32"));
        choice.toggle();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(choice.fmt().time(mockupMoment), QStringLiteral("16:32"));
        choice.setZone(ZoneChoice::Zone::Local);
        QCOMPARE(changed.count(), 1);
    }
};

QTEST_MAIN(TestFmt)
#include "tst_fmt.moc"
