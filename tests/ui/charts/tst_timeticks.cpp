// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeticks.h"

#include <QTest>

using namespace deck;
using namespace deck::ui;

namespace {

Instant at(const char *iso)
{
    return *Instant::fromRfc3339(QString::fromLatin1(iso));
}

QStringList labels(const QVector<TimeTicks::Tick> &ticks)
{
    QStringList texts;
    for (const TimeTicks::Tick &tick : ticks)
        texts += tick.label;
    return texts;
}

Fmt inZone(const char *zone)
{
    return Fmt(QLocale(QStringLiteral("en_US")), QTimeZone(zone));
}

} // namespace

class TestTimeTicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayHasLabelsAtRoundHours()
    {
        const auto ticks = TimeTicks::between(at("2026-06-15T14:30:00Z"), at("2026-06-16T14:30:00Z"), 7, false, inZone("UTC"));
        QCOMPARE(labels(ticks), (QStringList{QStringLiteral("16:00"), QStringLiteral("20:00"), QStringLiteral("00:00"),
                                             QStringLiteral("04:00"), QStringLiteral("08:00"), QStringLiteral("12:00")}));
    }

    void datesStandAtMidnightAndInFront()
    {
        const auto ticks = TimeTicks::between(at("2026-06-15T14:30:00Z"), at("2026-06-16T14:30:00Z"), 8, true, inZone("UTC"));
        QCOMPARE(ticks.first().label, QStringLiteral("15 Jun 15:00"));
        QCOMPARE(ticks.at(3).label, QStringLiteral("16 Jun 00:00"));
    }

    void daysFollowTheZoneAlsoWhenClocksChange()
    {
        // Berlin, 25 October 2026: 25 hours (C04).
        const auto ticks =
            TimeTicks::between(at("2026-10-24T22:00:00Z"), at("2026-10-26T23:00:00Z"), 3, false, inZone("Europe/Berlin"));
        QCOMPARE(labels(ticks), (QStringList{QStringLiteral("25 Oct"), QStringLiteral("26 Oct"), QStringLiteral("27 Oct")}));
        QCOMPARE(ticks.at(1).at - ticks.at(0).at, Millis(25 * 3600 * 1000));
    }

    void neverMoreThanFit_data()
    {
        QTest::addColumn<int>("hours");
        for (const int hours : {1, 6, 24, 72, 168, 744, 8760})
            QTest::newRow(qPrintable(QString::number(hours))) << hours;
    }

    void neverMoreThanFit()
    {
        QFETCH(int, hours);
        const Instant from = at("2026-06-15T14:30:00Z");
        const auto ticks = TimeTicks::between(from, from + Millis(qint64(hours) * 3'600'000), 8, false, inZone("UTC"));
        QVERIFY(!ticks.isEmpty());
        if (hours <= 744)
            QVERIFY(ticks.size() <= 9);
    }

    void anEmptySpanHasNone()
    {
        QVERIFY(TimeTicks::between(at("2026-06-15T14:30:00Z"), at("2026-06-15T14:30:00Z"), 8, false, inZone("UTC")).isEmpty());
    }
};

QTEST_MAIN(TestTimeTicks)
#include "tst_timeticks.moc"
