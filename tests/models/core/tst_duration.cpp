// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duration.h"

#include <QTest>

using namespace deck;

class TestDuration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOneCountAndOneUnit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("seconds") << QStringLiteral("90s") << qint64(90);
        QTest::newRow("minutes") << QStringLiteral("15m") << qint64(900);
        QTest::newRow("hours") << QStringLiteral("36h") << qint64(129600);
        QTest::newRow("days") << QStringLiteral("7d") << qint64(604800);
        QTest::newRow("nothing at all") << QStringLiteral("0s") << qint64(0);
        QTest::newRow("ten years") << QStringLiteral("3660d") << qint64(3660) * 86400;
    }
    void readsOneCountAndOneUnit()
    {
        QFETCH(QString, text);
        QFETCH(qint64, seconds);
        const auto duration = parseDuration(text);
        QVERIFY(duration);
        QCOMPARE(qint64(duration->count()), seconds);
    }

    void refusesWhatItWouldHaveToGuess_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "s", "90", "-5s", "+5s", "1.5h", "1h30m", " 5s", "5 s", "5S", "5w", "0x5s", "٣s", "3661d",
                                 "99999999999999999999s"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void refusesWhatItWouldHaveToGuess()
    {
        QFETCH(QString, text);
        const auto duration = parseDuration(text);
        QVERIFY(!duration);
        QCOMPARE(duration.error().kind, Error::Kind::Invalid);
        QVERIFY(duration.error().detail.contains(QStringLiteral("36h")));
    }
};

QTEST_GUILESS_MAIN(TestDuration)
#include "tst_duration.moc"
