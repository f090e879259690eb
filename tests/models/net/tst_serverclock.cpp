// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverclock.h"

#include "httpdate.h"

#include "fixedclock.h"

#include <QTest>

using namespace deck;
using namespace std::chrono_literals;

namespace {

Instant at(const char *iso)
{
    return Instant::fromRfc3339(QString::fromLatin1(iso)).value();
}

} // namespace

class TestServerClock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_elapsed = 5'000'000ms;
        m_computer.at = at("2026-05-04T10:08:00Z");
    }

    void isTheComputersBeforeTheFirstDateAndSaysSo()
    {
        const ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        QVERIFY(!clock.isSynchronised());
        QCOMPARE(clock.now(), m_computer.at);
        QVERIFY(!clock.computerAheadBy());
    }

    void c07CountsDownRightWithAWrongLocalClock_data()
    {
        QTest::addColumn<QString>("local");
        QTest::addColumn<int>("aheadMinutes");
        QTest::newRow("7 min fast") << "2026-05-04T10:08:00Z" << 7;
        QTest::newRow("7 min slow") << "2026-05-04T09:54:00Z" << -7;
    }
    void c07CountsDownRightWithAWrongLocalClock()
    {
        QFETCH(QString, local);
        QFETCH(int, aheadMinutes);
        m_computer.at = *Instant::fromRfc3339(local);
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        clock.observe(at("2026-05-04T10:01:00Z"), m_elapsed - 40ms, m_elapsed);

        const Instant deadline = at("2026-05-04T10:00:00Z") + 300s;
        QCOMPARE(deadline - clock.now(), Millis(4min));
        QCOMPARE(clock.computerAheadBy().value(), Millis(std::chrono::minutes(aheadMinutes)));

        pass(60s);
        QCOMPARE(deadline - clock.now(), Millis(3min));

        m_computer.at = m_computer.at + 1h; // somebody sets the clock
        QCOMPARE(deadline - clock.now(), Millis(3min));
        QCOMPARE(clock.computerAheadBy().value(), Millis(std::chrono::minutes(aheadMinutes) + 1h));
    }

    void neverStepsBackWhileDatesOfOneSecondComeIn()
    {
        // The true server time is 400 ms into a second at the start; Dates are truncated, trips take 10 to 300 ms.
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        const Millis start = m_elapsed;
        const Instant trueStart = at("2026-05-04T10:00:00Z") + 400ms;
        Instant last;
        for (int i = 0; i < 500; ++i) {
            const Millis sent = m_elapsed;
            pass(Millis(10 + (i * 37) % 290));
            const Instant written = trueStart + (sent - start) + Millis(5);
            clock.observe(written.floorToSecond(), sent, m_elapsed);
            const Instant now = clock.now();
            QVERIFY2(now >= last, qPrintable(QString::number(i)));
            last = now;
            const Millis error = now - (trueStart + (m_elapsed - start));
            QVERIFY2(error <= 0ms && error > -1300ms, qPrintable(QString::number(error.count())));
            pass(Millis(100 + (i * 53) % 700));
        }
        // Many Dates narrow it down to far less than their resolution.
        QVERIFY((trueStart + (m_elapsed - start)) - clock.now() < 100ms);
    }

    void staysWhereItIsWhileTheDateFits()
    {
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        clock.observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed);
        pass(700ms);
        clock.observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed);
        QCOMPARE(clock.now(), at("2026-05-04T10:00:00Z") + 700ms);
    }

    void standsStillInsteadOfSteppingBackForSmallCorrections()
    {
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        clock.observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed);
        pass(60s);
        const Instant shown = clock.now();
        clock.observe(at("2026-05-04T10:00:58Z"), m_elapsed, m_elapsed); // another server, 2 s behind
        QCOMPARE(clock.now(), shown);
        pass(3s);
        QVERIFY(clock.now() > shown);
        QVERIFY(clock.now() < at("2026-05-04T10:01:03Z"));
    }

    void followsAServerWhoseClockWasSet()
    {
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        clock.observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed);
        QCOMPARE(clock.now(), at("2026-05-04T10:00:00Z"));
        clock.observe(at("2026-05-04T12:00:00Z"), m_elapsed, m_elapsed);
        pass(15s);
        clock.observe(at("2026-05-04T12:00:15Z"), m_elapsed, m_elapsed);
        QCOMPARE(clock.now(), at("2026-05-04T12:00:15Z"));
        clock.observe(at("2026-05-04T11:00:15Z"), m_elapsed, m_elapsed);
        pass(15s);
        clock.observe(at("2026-05-04T11:00:30Z"), m_elapsed, m_elapsed);
        QCOMPARE(clock.now(), at("2026-05-04T11:00:30Z"));
    }

    void oneOddDateMovesNothing_data()
    {
        QTest::addColumn<int>("hours");
        QTest::newRow("ahead") << 3;
        QTest::newRow("behind") << -3;
    }
    void oneOddDateMovesNothing()
    {
        QFETCH(int, hours);
        const Instant start = at("2026-05-04T10:00:00Z");
        ServerClock clock(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        clock.observe(start, m_elapsed, m_elapsed);
        for (int answer = 1; answer <= 5; ++answer) {
            pass(15s);
            const bool odd = answer % 2 == 0; // one of two servers behind a balancer is set wrong
            clock.observe(start + answer * 15s + std::chrono::hours(odd ? hours : 0), m_elapsed, m_elapsed);
            QCOMPARE(clock.now(), start + answer * 15s);
        }
        pass(15s);
        clock.observe(start + 90s + std::chrono::hours(hours), m_elapsed, m_elapsed);
        pass(15s);
        clock.observe(start + 105s - std::chrono::hours(hours), m_elapsed, m_elapsed); // two odd ones that contradict each other
        QCOMPARE(clock.now(), start + 105s);
    }

    void takesTheEmulatorsSpeedOnlyWhenAllowed()
    {
        ServerClock live(m_computer, ServerClock::Pace::Real, [this] { return m_elapsed; });
        ServerClock demo(m_computer, ServerClock::Pace::FromServer, [this] { return m_elapsed; });
        for (ServerClock *clock : {&live, &demo})
            clock->observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed, 60.0);
        pass(10s);
        QCOMPARE(live.speed(), 1.0);
        QCOMPARE(live.now(), at("2026-05-04T10:00:10Z"));
        QCOMPARE(demo.speed(), 60.0);
        QCOMPARE(demo.now(), at("2026-05-04T10:10:00Z"));
        QVERIFY(!demo.computerAheadBy());
    }

    void ignoresAnImpossibleSpeed_data()
    {
        QTest::addColumn<double>("speed");
        QTest::newRow("negative") << -1.0;
        QTest::newRow("not a number") << qQNaN();
        QTest::newRow("infinite") << qInf();
    }
    void ignoresAnImpossibleSpeed()
    {
        QFETCH(double, speed);
        ServerClock clock(m_computer, ServerClock::Pace::FromServer, [this] { return m_elapsed; });
        clock.observe(at("2026-05-04T10:00:00Z"), m_elapsed, m_elapsed, speed);
        QCOMPARE(clock.speed(), 1.0);
    }

    void aSteppedEmulatorIsExactToTheSecond()
    {
        ServerClock clock(m_computer, ServerClock::Pace::FromServer, [this] { return m_elapsed; });
        for (const char *stop : {"2026-05-04T10:00:00Z", "2026-05-04T10:37:12Z", "2026-05-05T04:00:00Z"}) {
            const Millis sent = m_elapsed;
            pass(7ms);
            clock.observe(at(stop), sent, m_elapsed, 0.0);
            pass(333ms);
            QCOMPARE(clock.now(), at(stop));
        }
    }

    void readsHttpDates_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("iso");
        QTest::newRow("usual") << QByteArray("Mon, 04 May 2026 10:01:00 GMT") << "2026-05-04T10:01:00Z";
        QTest::newRow("leap second") << QByteArray("Sat, 31 Dec 2016 23:59:60 GMT") << "2016-12-31T23:59:59Z";
        QTest::newRow("zone") << QByteArray("Mon, 04 May 2026 10:01:00 CET") << "";
        QTest::newRow("month") << QByteArray("Mon, 04 Mai 2026 10:01:00 GMT") << "";
        QTest::newRow("day") << QByteArray("Mon, 31 Jun 2026 10:01:00 GMT") << "";
        QTest::newRow("empty") << QByteArray() << "";
        QTest::newRow("long") << QByteArray(100'000, '1') << "";
    }
    void readsHttpDates()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, iso);
        const std::optional<Instant> date = parseHttpDate(text);
        QCOMPARE(date ? date->toIso() : QString(), iso);
    }

private:
    void pass(Millis time)
    {
        m_elapsed += time;
        m_computer.at = m_computer.at + time;
    }

    Millis m_elapsed{0};
    FixedClock m_computer;
};

QTEST_GUILESS_MAIN(TestServerClock)
#include "tst_serverclock.moc"
