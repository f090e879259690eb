// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestlog.h"

#include "odditylog.h"

#include <QTest>

using namespace deck;

class TestRequestLog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheLastRequestsAndNoKeys()
    {
        RequestLog log;
        int told = 0;
        log.watch([&told] { ++told; });
        for (int i = 0; i < 250; ++i) {
            RequestRecord record;
            record.path = QStringLiteral("/v1/compute/clusters/%1").arg(i);
            record.problem = QStringLiteral("the key tgp_v1_CANARY0123456789 is wrong");
            log.add(record);
        }
        QCOMPARE(told, 250);
        QCOMPARE(log.records().size(), RequestLog::most);
        QCOMPARE(log.records().first().number, 51);
        QCOMPARE(log.records().last().path, QStringLiteral("/v1/compute/clusters/249"));
        QVERIFY(!log.records().last().problem.contains(QStringLiteral("CANARY")));
    }

    void remembersWhenAnOddityWasSeenFirstAndLast()
    {
        OddityLog log;
        JsonOddities found;
        found.add(JsonOddity::Kind::Null, QStringLiteral("clusters[].region"));
        found.add(JsonOddity::Kind::Null, QStringLiteral("clusters[].region"));
        log.add(found, Instant::fromSeconds(100));
        log.add(JsonOddities(), Instant::fromSeconds(150));
        log.add(found, Instant::fromSeconds(200));
        QCOMPARE(log.records().size(), 1);
        QCOMPARE(log.records().first().count, 4);
        QCOMPARE(log.records().first().firstAt, Instant::fromSeconds(100));
        QCOMPARE(log.records().first().lastAt, Instant::fromSeconds(200));
    }

    void isBoundedHoweverOddTheAnswersAre()
    {
        OddityLog log;
        for (int i = 0; i < 2000; ++i) {
            JsonOddities found;
            found.add(JsonOddity::Kind::Missing, QString::number(i));
            log.add(found, Instant::fromSeconds(i));
        }
        QCOMPARE(log.records().size(), 500);
    }
};

QTEST_GUILESS_MAIN(TestRequestLog)
#include "tst_requestlog.moc"
