// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "onworker.h"

#include "await.h"

#include <QPromise>
#include <QTest>
#include <QThread>

#include <stdexcept>

using namespace deck;

class TestAwaitFuture : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theValueComesFromAnotherThread()
    {
        const auto work = [] { return QThread::currentThread(); };
        const auto result = await(onWorker(work, std::stop_token()));
        QVERIFY(result);
        QVERIFY(*result != QThread::currentThread());
    }

    void aResultIsNotWrappedTwice()
    {
        const auto work = [] { return Result<int>(Error(Error::Kind::Decode, QStringLiteral("bad"))); };
        const Result<int> result = await(onWorker(work, std::stop_token()));
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Decode);
    }

    void aStopDoesNotWaitForTheWorker()
    {
        std::stop_source source;
        QPromise<int> never;
        never.start();
        Task<Result<int>> waiting = awaitFuture(never.future(), source.get_token());
        QVERIFY(!waiting.isReady());
        source.request_stop();
        QVERIFY(waiting.isReady());
        const Result<int> result = await(std::move(waiting));
        QCOMPARE(result.error().kind, Error::Kind::Cancelled);
        never.addResult(1);
        never.finish(); // the watcher is gone by then: nobody is resumed twice
        QTest::qWait(0);
    }

    void aCancelledWorkerIsCancelled()
    {
        QPromise<void> promise;
        promise.start();
        promise.future().cancel();
        promise.finish();
        const Result<Done> result = await(awaitFuture(promise.future(), std::stop_token()));
        QCOMPARE(result.error().kind, Error::Kind::Cancelled);
    }

    void aWorkersExceptionComesOut()
    {
        const auto work = []() -> int { throw std::runtime_error("worker"); };
        bool caught = false;
        const auto watch = [](Task<Result<int>> task, bool *flag) -> Task<> {
            try {
                const auto result = co_await task;
                Q_UNUSED(result);
            } catch (const std::runtime_error &) {
                *flag = true;
            }
        };
        await(watch(onWorker(work, std::stop_token()), &caught));
        QVERIFY(caught);
    }
};

QTEST_GUILESS_MAIN(TestAwaitFuture)
#include "tst_awaitfuture.moc"
