// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "retrypolicy.h"

#include "retryafter.h"

#include <QTest>

using namespace deck;
using namespace std::chrono_literals;

namespace {

Error http(int status)
{
    Error error(Error::Kind::Http, QString());
    error.httpStatus = status;
    return error;
}

} // namespace

class TestRetryPolicy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWhatWaitingMayHelpIsRepeated()
    {
        for (const int status : {408, 429, 500, 502, 503, 504, 599})
            QVERIFY2(RetryPolicy::isRetryable(http(status)), qPrintable(QString::number(status)));
        for (const int status : {301, 400, 401, 402, 403, 404, 409, 422})
            QVERIFY2(!RetryPolicy::isRetryable(http(status)), qPrintable(QString::number(status)));
        QVERIFY(RetryPolicy::isRetryable(Error(Error::Kind::Unreachable, {})));
        QVERIFY(RetryPolicy::isRetryable(Error(Error::Kind::Timeout, {})));
        for (const Error::Kind kind : {Error::Kind::Cancelled, Error::Kind::Tls, Error::Kind::Decode, Error::Kind::Ambiguous,
                                       Error::Kind::TooLarge, Error::Kind::Invalid})
            QVERIFY(!RetryPolicy::isRetryable(Error(kind, {})));
    }

    void c10BackOffGrowsFromOneSecondToTheCap()
    {
        for (const double random : {0.0, 0.5, 0.999}) {
            Millis last(0);
            for (int failures = 1; failures <= 6; ++failures) {
                const Millis delay = RetryPolicy::delay(http(429), failures, random);
                QVERIFY(delay >= 1s);
                QVERIFY(delay > last);
                QVERIFY(delay <= 60s);
                last = delay;
            }
            QVERIFY(RetryPolicy::delay(http(503), 1000, random) <= 60s);
        }
        QVERIFY(RetryPolicy::delay(http(429), 3, 0.9) > RetryPolicy::delay(http(429), 3, 0.1));
    }

    void c22WithoutANetworkItLooksEveryFewSeconds()
    {
        Error error(Error::Kind::Unreachable, QStringLiteral("host not found"));
        error.reason = Error::Reason::NoNetwork;
        for (int failures = 1; failures < 100; ++failures) {
            const Millis delay = RetryPolicy::delay(error, failures, 0.999);
            QVERIFY(delay >= Seconds(1) && delay <= Seconds(4));
        }
    }

    void c10WhatTheServerNamedWins()
    {
        Error error = http(429);
        error.retryAfterSeconds = 30;
        QCOMPARE(RetryPolicy::delay(error, 1, 0.7), Millis(30s));
    }

    void c10AServerThatNamesNoTimeIsStillSpared()
    {
        Error error = http(503);
        error.retryAfterSeconds = 0; // "0", or a date that has passed
        for (int failures = 1; failures <= 8; ++failures)
            QCOMPARE(RetryPolicy::delay(error, failures, 0.7), RetryPolicy::delay(http(503), failures, 0.7));
    }

    void waitsAreScaledWithAFloor()
    {
        QCOMPARE(RetryPolicy::realDelay(30s, 1.0), Millis(30s));
        QCOMPARE(RetryPolicy::realDelay(30s, 60.0), Millis(500));
        QCOMPARE(RetryPolicy::realDelay(30s, 6000.0), Millis(250));
        QCOMPARE(RetryPolicy::realDelay(0s, 1.0), Millis(250));
        QCOMPARE(RetryPolicy::realDelay(30s, 0.0), Millis(30s));
    }

    void readsRetryAfter_data()
    {
        QTest::addColumn<QByteArray>("ms");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<qint64>("millis");
        const QByteArray none;
        QTest::newRow("seconds") << none << QByteArray("30") << qint64(30'000);
        QTest::newRow("fraction") << none << QByteArray("1.5") << qint64(1500);
        QTest::newRow("milliseconds first") << QByteArray("250") << QByteArray("30") << qint64(250);
        QTest::newRow("c10 date") << none << QByteArray("Mon, 04 May 2026 10:05:00 GMT") << qint64(300'000);
        QTest::newRow("date in the past") << none << QByteArray("Mon, 04 May 2026 09:05:00 GMT") << qint64(0);
        QTest::newRow("a year") << none << QByteArray("31536000") << qint64(3'600'000);
        QTest::newRow("negative") << none << QByteArray("-5") << qint64(-1);
        QTest::newRow("infinite") << none << QByteArray("inf") << qint64(-1);
        QTest::newRow("words") << none << QByteArray("soon") << qint64(-1);
        QTest::newRow("none") << none << none << qint64(-1);
    }
    void readsRetryAfter()
    {
        QFETCH(QByteArray, ms);
        QFETCH(QByteArray, header);
        QFETCH(qint64, millis);
        const Instant now = *Instant::fromRfc3339(u"2026-05-04T10:00:00Z");
        const std::optional<Millis> wait = parseRetryAfter(ms, header, now);
        QCOMPARE(wait ? wait->count() : qint64(-1), millis);
    }
};

QTEST_GUILESS_MAIN(TestRetryPolicy)
#include "tst_retrypolicy.moc"
