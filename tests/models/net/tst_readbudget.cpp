// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readbudget.h"

#include <QTest>

using namespace deck;
using namespace std::chrono_literals;

class TestReadBudget : public QObject
{
    Q_OBJECT

    const Instant m_start = *Instant::fromRfc3339(u"2026-05-04T10:00:00Z");

private Q_SLOTS:
    void letsABurstGoAtTheStart()
    {
        ReadBudget budget(ReadAllowance{.burst = 60, .perMinute = 60});
        for (int i = 0; i < 60; ++i)
            QCOMPARE(budget.reserve(m_start), 0ms);
        QCOMPARE(budget.reserve(m_start), 1000ms);
    }

    void spreadsWhatComesAfterTheBurst()
    {
        ReadBudget budget(ReadAllowance{.burst = 2, .perMinute = 120});
        QList<qint64> waits;
        for (int i = 0; i < 6; ++i)
            waits.append(budget.reserve(m_start).count());
        QCOMPARE(waits, QList<qint64>({0, 0, 500, 1000, 1500, 2000})); // in order: nobody overtakes
    }

    void neverSendsMoreThanAllowedInAnyMinute()
    {
        ReadBudget budget(ReadAllowance{.burst = 20, .perMinute = 180});
        QList<Instant> sent;
        // 300 clusters are wanted every fifteen seconds for ten minutes.
        for (Millis t = 0ms; t < 10min; t += 15s) {
            Instant now = m_start + t;
            if (!sent.isEmpty())
                now = std::max(now, sent.last());
            for (int i = 0; i < 300; ++i)
                sent.append(now = now + budget.reserve(now));
        }
        for (qsizetype i = 0; i + 201 < sent.size(); ++i)
            QVERIFY(sent.at(i + 201) - sent.at(i) >= 60s);
    }

    void earnsTheBurstAgainByBeingQuiet()
    {
        ReadBudget budget(ReadAllowance{.burst = 4, .perMinute = 60});
        for (int i = 0; i < 4; ++i)
            budget.reserve(m_start);
        QVERIFY(budget.reserve(m_start + 1ms) > 0ms);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(budget.reserve(m_start + 10s), 0ms);
        QVERIFY(budget.reserve(m_start + 10s) > 0ms);
    }

    void aClockThatIsSetBackHoldsNobodyForHours()
    {
        ReadBudget budget(ReadAllowance{.burst = 1, .perMinute = 60});
        budget.reserve(m_start);
        QCOMPARE(budget.reserve(m_start - 5h), 0ms);
        QCOMPARE(budget.reserve(m_start - 5h), 1000ms);
    }

    void nonsenseAllowancesAreKeptInBounds_data()
    {
        QTest::addColumn<int>("perMinute");
        QTest::addColumn<qint64>("second");
        QTest::newRow("none at all") << 0 << qint64(10'000);
        QTest::newRow("negative") << -3 << qint64(10'000);
        QTest::newRow("far too many") << 1'000'000'000 << qint64(10);
    }
    void nonsenseAllowancesAreKeptInBounds()
    {
        QFETCH(int, perMinute);
        QFETCH(qint64, second);
        ReadBudget budget(ReadAllowance{.burst = 0, .perMinute = perMinute});
        QCOMPARE(budget.reserve(m_start), 0ms);
        QCOMPARE(budget.reserve(m_start).count(), second);
    }
};

QTEST_GUILESS_MAIN(TestReadBudget)
#include "tst_readbudget.moc"
