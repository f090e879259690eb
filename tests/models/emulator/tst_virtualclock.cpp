// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "virtualclock.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestVirtualClock : public QObject
{
    Q_OBJECT

    Millis m_real{0};
    const Instant m_start = *Instant::fromRfc3339(u"2026-06-15T00:00:00Z");

    VirtualClock clockAt(double speed)
    {
        return VirtualClock(m_start, speed, [this] { return m_real; });
    }

private Q_SLOTS:
    void runsAtItsPace_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<qint64>("virtualMillis");
        QTest::newRow("still") << 0.0 << qint64(0);
        QTest::newRow("as life") << 1.0 << qint64(2500);
        QTest::newRow("a minute a second") << 60.0 << qint64(150000);
        QTest::newRow("slow motion") << 0.5 << qint64(1250);
    }
    void runsAtItsPace()
    {
        QFETCH(double, speed);
        QFETCH(qint64, virtualMillis);
        const VirtualClock clock = clockAt(speed);
        m_real += Millis(2500);
        QCOMPARE((clock.now() - m_start).count(), virtualMillis);
    }

    void aNewPaceCountsFromNow()
    {
        VirtualClock clock = clockAt(10);
        m_real += Millis(1000);
        clock.setSpeed(0);
        m_real += Millis(1000);
        clock.setSpeed(1);
        m_real += Millis(1000);
        QCOMPARE((clock.now() - m_start).count(), 11000);
        QCOMPARE(clock.speed(), 1.0);
    }

    void jumpsAheadButNeverBack()
    {
        VirtualClock clock = clockAt(1);
        clock.moveTo(m_start + Seconds(60));
        m_real += Millis(500);
        QCOMPARE((clock.now() - m_start).count(), 60500);
        clock.moveTo(m_start);
        QCOMPARE((clock.now() - m_start).count(), 60500);
    }
};

QTEST_GUILESS_MAIN(TestVirtualClock)
#include "tst_virtualclock.moc"
