// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readingturns.h"

#include <QSet>
#include <QTest>

using namespace deck;

class TestReadingTurns : public QObject
{
    Q_OBJECT

    static QList<Cluster> clusters(int preemptible, int others)
    {
        QList<Cluster> all;
        for (int i = 0; i < preemptible + others; ++i) {
            Cluster cluster;
            cluster.id = ClusterId(QStringLiteral("c-%1").arg(i, 3, 10, QLatin1Char('0')));
            cluster.desiredPreemptibleGpus = i < preemptible ? 8 : 0;
            all.append(cluster);
        }
        return all;
    }

private Q_SLOTS:
    void readsASmallFleetWholeEachTime()
    {
        ReadingTurns turns;
        for (int poll = 0; poll < 3; ++poll)
            QCOMPARE(turns.next(clusters(3, 4)).size(), 7);
    }

    void comesRoundToEveryClusterOfALargeFleet_data()
    {
        QTest::addColumn<int>("preemptible");
        QTest::addColumn<int>("others");
        QTest::newRow("all preemptible") << 100 << 0;
        QTest::newRow("none preemptible") << 0 << 100;
        QTest::newRow("both many") << 100 << 100;
        QTest::newRow("few preemptible") << 5 << 100;
    }
    void comesRoundToEveryClusterOfALargeFleet()
    {
        QFETCH(int, preemptible);
        QFETCH(int, others);
        ReadingTurns turns;
        QSet<ClusterId> seen;
        for (int poll = 0; poll < 10; ++poll) {
            const QList<ClusterId> chosen = turns.next(clusters(preemptible, others));
            QCOMPARE(chosen.size(), ReadingTurns::aPoll);
            seen.unite(QSet<ClusterId>(chosen.cbegin(), chosen.cend()));
        }
        QCOMPARE(seen.size(), preemptible + others);
    }

    void readsClustersWithPreemptibleGpusInEveryPoll()
    {
        ReadingTurns turns;
        for (int poll = 0; poll < 5; ++poll) {
            const QList<ClusterId> chosen = turns.next(clusters(30, 200));
            for (const Cluster &each : clusters(30, 0))
                QVERIFY(chosen.contains(each.id));
        }
    }

    void aNewClusterComesBeforeThoseThatWereRead()
    {
        ReadingTurns turns;
        turns.next(clusters(0, 60));
        turns.next(clusters(0, 60));
        QList<Cluster> more = clusters(0, 60);
        more.append(clusters(0, 61).last());
        QVERIFY(turns.next(more).contains(more.last().id));
    }
};

QTEST_GUILESS_MAIN(TestReadingTurns)
#include "tst_readingturns.moc"
