// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stoppablesleep.h"

#include "await.h"

#include <QElapsedTimer>
#include <QTest>

using namespace deck;
using namespace std::chrono_literals;

namespace {

Task<bool> sleepFor(std::chrono::milliseconds duration, std::stop_token stop)
{
    StoppableSleep pause(duration, stop);
    const bool goOn = co_await pause;
    co_return goOn;
}

Task<int> sleepTwiceKeepingTheFirst(std::stop_token stop)
{
    int woken = 0;
    StoppableSleep first(1ms, stop);
    co_await first;
    ++woken;
    StoppableSleep second(10min, stop);
    co_await second;
    ++woken;
    co_return woken;
}

} // namespace

class TestStoppableSleep : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lastsAsLongAsAsked()
    {
        QElapsedTimer elapsed;
        elapsed.start();
        QVERIFY(await(sleepFor(30ms, std::stop_token())));
        QVERIFY(elapsed.elapsed() >= 29);
    }

    void aStopEndsItAtOnce()
    {
        std::stop_source source;
        Task<bool> sleep = sleepFor(10min, source.get_token());
        QVERIFY(!sleep.isReady());
        source.request_stop();
        QVERIFY(sleep.isReady());
        QVERIFY(!await(std::move(sleep)));
    }

    void anEarlierStopMeansNoSleepAtAll()
    {
        std::stop_source source;
        source.request_stop();
        const Task<bool> sleep = sleepFor(10min, source.get_token());
        QVERIFY(sleep.isReady());
    }

    void aFinishedSleepIsNotWokenAgainByALaterStop()
    {
        // The first sleep is still in scope when the stop comes; waking its waiter again would resume the second await.
        std::stop_source source;
        Task<int> twice = sleepTwiceKeepingTheFirst(source.get_token());
        const bool ready = QTest::qWaitFor([&twice] { return twice.isReady(); }, 50);
        QVERIFY(!ready);
        source.request_stop();
        QCOMPARE(await(std::move(twice)), 2);
    }

    void negativeDurationsEndInTheEventLoop()
    {
        QVERIFY(await(sleepFor(-5s, std::stop_token())));
    }
};

QTEST_GUILESS_MAIN(TestStoppableSleep)
#include "tst_stoppablesleep.moc"
