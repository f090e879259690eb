// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectiontracker.h"

#include <QTest>

using namespace deck;
using Kind = ConnectionState::Kind;

class TestConnectionTracker : public QObject
{
    Q_OBJECT

    static Error http(int status)
    {
        Error error(Error::Kind::Http, QStringLiteral("no"));
        error.httpStatus = status;
        return error;
    }
    static constexpr Instant at = Instant::fromSeconds(1000);

private Q_SLOTS:
    void becomesStaleAfterThreeMissedRefreshes()
    {
        ConnectionTracker tracker;
        QCOMPARE(tracker.state().kind, Kind::Connecting);
        tracker.succeeded(at, Millis(20), {});
        QCOMPARE(tracker.state().kind, Kind::Live);
        tracker.failed(http(503), at + Seconds(5));
        tracker.failed(http(503), at + Seconds(5));
        QCOMPARE(tracker.state().kind, Kind::Live);
        QCOMPARE(*tracker.state().nextTryAt, at + Seconds(5));
        tracker.failed(http(503), at + Seconds(5));
        QCOMPARE(tracker.state().kind, Kind::Stale);
        QVERIFY(tracker.state().writesAllowed());
        QCOMPARE(*tracker.state().lastGoodAt, at);
        tracker.succeeded(at + Seconds(60), Millis(20), {});
        QCOMPARE(tracker.state().kind, Kind::Live);
        QVERIFY(!tracker.state().error);
    }

    void c22IsOfflineAtOnceWhenNothingCanBeReached()
    {
        ConnectionTracker tracker;
        tracker.succeeded(at, Millis(20), {});
        tracker.failed(Error(Error::Kind::Unreachable, QStringLiteral("no route")), at);
        QCOMPARE(tracker.state().kind, Kind::Offline);
        QVERIFY(!tracker.state().writesAllowed());
        tracker.failed(http(502), at); // somebody answers again, badly
        QCOMPARE(tracker.state().kind, Kind::Stale);
    }

    void c12IsRefusedAtOnce()
    {
        for (const int status : {401, 403}) {
            ConnectionTracker tracker;
            tracker.succeeded(at, Millis(20), {});
            tracker.failed(http(status), at);
            QCOMPARE(tracker.state().kind, Kind::Refused);
            QVERIFY(!tracker.state().writesAllowed());
            tracker.reset();
            QCOMPARE(tracker.state().kind, Kind::Connecting);
            QVERIFY(tracker.state().lastGoodAt.has_value());
        }
    }

    void c22GreysWhatIsOldAfterASleep()
    {
        ConnectionTracker tracker;
        tracker.succeeded(at, Millis(20), {});
        tracker.aged(at + Seconds(40), Seconds(45));
        QCOMPARE(tracker.state().kind, Kind::Live);
        tracker.aged(at + Seconds(900), Seconds(45));
        QCOMPARE(tracker.state().kind, Kind::Stale);
    }

    void c07SaysWhenThisComputersClockIsOff()
    {
        ConnectionTracker tracker;
        tracker.succeeded(at, Millis(20), std::chrono::minutes(7));
        QCOMPARE(*tracker.state().localClockAhead, Millis(std::chrono::minutes(7)));
        tracker.succeeded(at, Millis(20), -std::chrono::minutes(7));
        QCOMPARE(*tracker.state().localClockAhead, -Millis(std::chrono::minutes(7)));
        tracker.succeeded(at, Millis(20), Seconds(20));
        QVERIFY(!tracker.state().localClockAhead);
    }
};

QTEST_GUILESS_MAIN(TestConnectionTracker)
#include "tst_connectiontracker.moc"
