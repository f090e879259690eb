// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "taskscope.h"

#include "logcapture.h"
#include "stoppablesleep.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <stdexcept>

using namespace deck;
using namespace std::chrono_literals;

namespace {

/// An owner as the app has them: a loop that runs until the scope is stopped.
class Poller
{
public:
    explicit Poller(int &rounds, bool &left) : m_rounds(rounds), m_left(left) {}
    void start()
    {
        m_scope.spawn([this](std::stop_token stop) { return poll(std::move(stop), &m_rounds, &m_left); });
    }
    TaskScope &scope() { return m_scope; }

private:
    // Takes what it needs after the await as values: the owner may be gone by then.
    Task<> poll(std::stop_token stop, int *rounds, bool *left)
    {
        for (;;) {
            ++*rounds;
            StoppableSleep pause(5ms, stop);
            const bool goOn = co_await pause;
            if (!goOn)
                break;
        }
        *left = true;
    }

    int &m_rounds;
    bool &m_left;
    TaskScope m_scope;
};

Task<> throwLater(std::stop_token stop)
{
    StoppableSleep pause(1ms, stop);
    co_await pause;
    throw std::runtime_error("boom with tgp_v1_CANARY0123456789");
}

Task<> throwAtOnce(std::stop_token)
{
    throw std::runtime_error("at once");
    co_return;
}

} // namespace

class TestTaskScope : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsWhatRunsAndSaysWhenIdle()
    {
        int rounds = 0;
        bool left = false;
        Poller poller(rounds, left);
        QSignalSpy finished(&poller.scope(), &TaskScope::finished);
        poller.start();
        poller.start();
        QCOMPARE(poller.scope().running(), 2);
        QTRY_VERIFY(rounds > 6);
        poller.scope().requestStop();
        QCOMPARE(poller.scope().running(), 0); // resumed inside the request
        QVERIFY(left);
        QVERIFY(finished.isEmpty()); // but never told from inside a coroutine
        QTRY_COMPARE(finished.size(), 1);
    }

    void deletingTheOwnerEndsItsLoop()
    {
        int rounds = 0;
        bool left = false;
        auto poller = std::make_unique<Poller>(rounds, left);
        poller->start();
        QTRY_VERIFY(rounds > 2);
        poller.reset();
        QVERIFY(left);
    }

    void theCounterOutlivesTheScope()
    {
        // A task that ignores the stop is resumed after the scope is gone.
        auto scope = std::make_unique<TaskScope>();
        bool ended = false;
        const auto stubborn = [&ended](std::stop_token) -> Task<> {
            return [](bool *flag) -> Task<> {
                StoppableSleep pause(20ms, std::stop_token());
                co_await pause;
                *flag = true;
            }(&ended);
        };
        scope->spawn(stubborn);
        scope.reset();
        QVERIFY(!ended);
        QTRY_VERIFY(ended);
    }

    void anExceptionIsLoggedWithoutSecretsAndCounted_data()
    {
        QTest::addColumn<bool>("later");
        QTest::newRow("after an await") << true;
        QTest::newRow("before the first await") << false;
    }
    void anExceptionIsLoggedWithoutSecretsAndCounted()
    {
        QFETCH(bool, later);
        LogCapture capture;
        TaskScope scope;
        scope.spawn(later ? throwLater : throwAtOnce);
        QTRY_COMPARE(scope.running(), 0);
        QVERIFY2(capture.text().contains(later ? QStringLiteral("boom") : QStringLiteral("at once")), qPrintable(capture.text()));
        QVERIFY(!capture.text().contains(QStringLiteral("CANARY")));
    }

    void aTaskStartedAfterTheStopSeesIt()
    {
        int rounds = 0;
        bool left = false;
        Poller poller(rounds, left);
        poller.scope().requestStop();
        poller.start();
        QCOMPARE(rounds, 1);
        QVERIFY(left);
    }
};

QTEST_GUILESS_MAIN(TestTaskScope)
#include "tst_taskscope.moc"
