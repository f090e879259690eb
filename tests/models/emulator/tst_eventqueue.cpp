// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventqueue.h"

#include <QStringList>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestEventQueue : public QObject
{
    Q_OBJECT

    const Instant m_start = *Instant::fromRfc3339(u"2026-06-15T00:00:00Z");
    QStringList m_ran;

    EventQueue::Action note(const QString &name)
    {
        return [this, name] { m_ran.append(name); };
    }

private Q_SLOTS:
    void init() { m_ran.clear(); }

    void runsInTheOrderOfTimeThenOfScheduling()
    {
        EventQueue queue(m_start);
        queue.scheduleIn(20, note(QStringLiteral("late")));
        queue.scheduleIn(10, note(QStringLiteral("first at ten")));
        queue.scheduleIn(10, note(QStringLiteral("second at ten")));
        queue.scheduleIn(5, note(QStringLiteral("early")));
        queue.runUntil(m_start + Seconds(20));
        QCOMPARE(m_ran, (QStringList{QStringLiteral("early"), QStringLiteral("first at ten"),
                                     QStringLiteral("second at ten"), QStringLiteral("late")}));
    }

    void stopsAtTheLimitAndGoesOnFromThere()
    {
        EventQueue queue(m_start);
        queue.scheduleIn(10, note(QStringLiteral("ten")));
        queue.scheduleIn(11, note(QStringLiteral("eleven")));
        queue.runUntil(m_start + Seconds(10));
        QCOMPARE(m_ran, QStringList{QStringLiteral("ten")});
        QCOMPARE(queue.now(), m_start + Seconds(10));
        QCOMPARE(queue.nextTime(), std::optional(m_start + Seconds(11)));
        queue.runUntil(m_start + Millis(11'400));
        QCOMPARE(m_ran.size(), 2);
        QCOMPARE(queue.now(), m_start + Seconds(11));
    }

    void runsWhatAnActionSchedulesForTheSameSecond()
    {
        EventQueue queue(m_start);
        queue.scheduleIn(10, [&] { queue.scheduleIn(0, note(QStringLiteral("at once"))); });
        QCOMPARE(queue.runNextSecond(m_start + Seconds(60)), std::optional(m_start + Seconds(10)));
        QCOMPARE(m_ran, QStringList{QStringLiteral("at once")});
        QVERIFY(!queue.runNextSecond(m_start + Seconds(60)));
    }
};

QTEST_GUILESS_MAIN(TestEventQueue)
#include "tst_eventqueue.moc"
