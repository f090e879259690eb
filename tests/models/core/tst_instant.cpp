// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instant.h"

#include <QTest>

using namespace deck;

class TestInstant : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsRfc3339_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iso");
        QTest::newRow("utc") << "2026-05-04T10:00:00Z" << "2026-05-04T10:00:00Z";
        QTest::newRow("offset") << "2026-05-04T12:00:00+02:00" << "2026-05-04T10:00:00Z";
        QTest::newRow("fraction") << "2026-05-04T10:00:00.250000Z" << "2026-05-04T10:00:00.250Z";
        QTest::newRow("nanoseconds") << "2026-05-04T10:00:00.123456789Z" << "2026-05-04T10:00:00.123Z";
        QTest::newRow("leap second") << "2016-12-31T23:59:60Z" << "2016-12-31T23:59:59Z";
        QTest::newRow("no zone") << "2026-05-04T10:00:00" << "";
        QTest::newRow("no such day") << "2026-02-30T10:00:00Z" << "";
        QTest::newRow("zero time of Go") << "0001-01-01T00:00:00Z" << "";
        QTest::newRow("offset before the epoch") << "1970-01-01T00:00:00+01:00" << "";
        QTest::newRow("words") << "yesterday" << "";
        QTest::newRow("empty") << "" << "";
        QTest::newRow("long") << QString(5000, QLatin1Char('9')) << "";
    }
    void readsRfc3339()
    {
        QFETCH(QString, text);
        QFETCH(QString, iso);
        const std::optional<Instant> instant = Instant::fromRfc3339(text);
        QCOMPARE(instant ? instant->toIso() : QString(), iso);
    }
    void secondsRoundDown()
    {
        QCOMPARE(Instant::fromMillis(1999).seconds(), 1);
        QCOMPARE(Instant::fromMillis(2000).seconds(), 2);
        QCOMPARE(Instant::fromMillis(-1).seconds(), -1);
        QCOMPARE(Instant::fromMillis(-1000).seconds(), -1);
        QCOMPARE(Instant::fromMillis(-1001).seconds(), -2);
    }
};

QTEST_GUILESS_MAIN(TestInstant)
#include "tst_instant.moc"
