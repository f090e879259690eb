// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultbook.h"
#include "faultparser.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestFaultBook : public QObject
{
    Q_OBJECT

    const QString m_path = QStringLiteral("/v1/compute/clusters");

    static FaultRule rule(const char16_t *spec) { return *parseFault(QString::fromUtf16(spec)); }
    /// 'x' for each of so many calls that goes wrong.
    QByteArray fate(FaultBook &book, int calls)
    {
        QByteArray text;
        for (int i = 0; i < calls; ++i)
            text += book.judge("GET", m_path, Instant()) ? 'x' : '.';
        return text;
    }

private Q_SLOTS:
    void countsWhatItSkipsAndWhatItBreaks()
    {
        FaultBook book(1);
        book.add(rule(u"skip=2;count=3;drop"));
        QCOMPARE(fate(book, 8), QByteArray("..xxx..."));
        QCOMPARE(book.entries()[0].seen, 8);
        QCOMPARE(book.entries()[0].fired, 3);
        QVERIFY(!book.judge("GET", QStringLiteral("/x/clock"), Instant()));
        QVERIFY(!book.judge("GET", QStringLiteral("/x"), Instant()));
        QCOMPARE(book.entries()[0].seen, 8);
    }

    void theFirstThatFiresDecides()
    {
        FaultBook book(1);
        book.add(rule(u"method=POST;status=500"));
        book.add(rule(u"count=1;status=501"));
        book.add(rule(u"status=502"));
        const auto status = [&](const QByteArray &method) { return *book.judge(method, m_path, Instant())->fault.status; };
        QCOMPARE(status("GET"), 501);
        QCOMPARE(status("GET"), 502);
        QCOMPARE(status("POST"), 500);
        QCOMPARE(book.entries()[2].seen, 1);
    }

    void chanceFollowsFromSeedAndRuleAlone()
    {
        const auto fateOf = [&](quint64 seed, bool inCompany) {
            FaultBook book(seed);
            book.add(rule(u"chance=0.3;drop"));
            if (inCompany)
                book.add(rule(u"method=POST;chance=0.5;drop"));
            QByteArray text;
            for (int i = 0; i < 1000; ++i) {
                if (inCompany)
                    book.judge("POST", QStringLiteral("/x/clock"), Instant());
                text += fate(book, 1);
            }
            return text;
        };
        QCOMPARE(fateOf(5, true), fateOf(5, false));
        QVERIFY(fateOf(5, false) != fateOf(6, false));
        const qsizetype fired = fateOf(5, false).count('x');
        QVERIFY2(fired > 250 && fired < 350, qPrintable(QString::number(fired)));
        FaultBook never(1);
        never.add(rule(u"chance=0;drop"));
        QCOMPARE(fate(never, 50).count('x'), 0);
    }

    void aRuleSleepsUntilItsTime()
    {
        FaultBook book(1);
        const Instant dawn = Instant::fromSeconds(1000);
        book.add(rule(u"drop;count=1"), dawn);
        QVERIFY(!book.judge("GET", m_path, dawn - Seconds(1)));
        QCOMPARE(book.entries()[0].seen, 0);
        QVERIFY(book.judge("GET", m_path, dawn));
    }

    void aTicketIsGoodOnce()
    {
        FaultBook book(1);
        book.add(rule(u"status=503"));
        const int ticket = book.judge("GET", m_path, Instant())->ticket;
        QVERIFY(!book.take(ticket + 1));
        QVERIFY(!book.take(0));
        QCOMPARE(*book.take(ticket)->status, 503);
        QVERIFY(!book.take(ticket));
    }

    void rulesCanBeTakenBack()
    {
        FaultBook book(1);
        const int first = book.add(rule(u"drop"));
        const int second = book.add(rule(u"reset"));
        QVERIFY(book.remove(first));
        QVERIFY(!book.remove(first));
        QCOMPARE(book.entries()[0].id, second);
        book.clear();
        QCOMPARE(fate(book, 3), QByteArray("..."));
        QVERIFY(book.add(rule(u"drop")) > second);
    }
};

QTEST_GUILESS_MAIN(TestFaultBook)
#include "tst_faultbook.moc"
