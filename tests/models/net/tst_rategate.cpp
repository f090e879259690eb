// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rategate.h"

#include <QTest>

using namespace deck;
using namespace std::chrono_literals;

namespace {

std::optional<Error> http(int status, std::optional<int> retryAfter = std::nullopt)
{
    Error error(Error::Kind::Http, QStringLiteral("said so"));
    error.httpStatus = status;
    error.serverText = QStringLiteral("Invalid API key");
    error.isOfService = true;
    error.retryAfterSeconds = retryAfter;
    return error;
}

} // namespace

class TestRateGate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isOpenAtFirst()
    {
        RateGate gate;
        QVERIFY(!gate.refusal(false, m_start));
        QVERIFY(!gate.refusal(true, m_start));
    }

    void c12OneProbeAMinuteAfter401()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        int sent = 1;
        // Three clusters poll every five seconds for ten minutes.
        for (Millis t = 5s; t <= 10min; t += 5s) {
            for (int cluster = 0; cluster < 3; ++cluster) {
                const std::optional<Error> refusal = gate.refusal(false, m_start + t);
                if (refusal) {
                    QCOMPARE(refusal->httpStatus, 401);
                    QCOMPARE(refusal->serverText, QStringLiteral("Invalid API key"));
                    QVERIFY(*refusal->retryAfterSeconds > 0);
                    continue;
                }
                ++sent;
                gate.note(http(401), m_start + t);
            }
        }
        QVERIFY2(sent >= 10 && sent <= 11, qPrintable(QString::number(sent)));
    }

    void aProbeThatIsStillUnderWayHoldsTheOthers()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        QVERIFY(!gate.refusal(false, m_start + 61s));
        QVERIFY(gate.refusal(false, m_start + 61s));
    }

    void c12NoWriteGoesOutWithARefusedKey()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        QVERIFY(gate.refusal(true, m_start + 10s));
        QVERIFY(gate.refusal(true, m_start + 10min)); // a purchase is no probe
        QVERIFY(!gate.refusal(false, m_start + 10min));
    }

    void c12ANewKeyOpensItAtOnce()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        gate.reset();
        QVERIFY(!gate.refusal(true, m_start + 1s));
    }

    void c10HoldsUntilTheNamedTime()
    {
        RateGate gate;
        gate.note(http(429, 30), m_start);
        QCOMPARE(gate.heldUntil(m_start + 1s).value(), m_start + 30s);
        const std::optional<Error> refusal = gate.refusal(true, m_start + 10s);
        QVERIFY(refusal);
        QCOMPARE(refusal->retryAfterSeconds.value(), 20);
        QVERIFY(gate.refusal(false, m_start + 29s));
        QVERIFY(!gate.refusal(false, m_start + 30s));
    }

    void answersThatWereUnderWayTogetherCountAsOne()
    {
        RateGate gate;
        for (int i = 0; i < 8; ++i)
            gate.note(http(429), m_start);
        QVERIFY(gate.heldUntil(m_start).value() <= m_start + 1250ms);
    }

    void repeatedLimitsWaitLonger()
    {
        RateGate gate;
        Instant now = m_start;
        Millis last(0);
        for (int i = 0; i < 5; ++i) {
            gate.note(http(429), now);
            const Instant until = gate.heldUntil(now).value();
            QVERIFY(until - now > last);
            last = until - now;
            now = until;
        }
    }

    void successOpensIt()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        gate.note(std::nullopt, m_start + 61s);
        QCOMPARE(gate.cause(), RateGate::Cause::None);
        QVERIFY(!gate.refusal(true, m_start + 62s));
    }

    void c12OnlyTheServiceItselfOpensIt()
    {
        RateGate gate;
        gate.note(http(401), m_start);
        std::optional<Error> page = http(404);
        page->isOfService = false; // of a proxy: a web page, a line of text, or a redirect
        gate.note(page, m_start + 61s);
        QVERIFY(gate.refusal(true, m_start + 62s));
        gate.note(http(429, 30), m_start + 122s);
        QCOMPARE(gate.cause(), RateGate::Cause::KeyRefused);
        QVERIFY(gate.refusal(true, m_start + 300s));
        gate.note(http(404), m_start + 310s); // no such cluster, says the service
        QVERIFY(!gate.refusal(true, m_start + 311s));
    }

    void serverTroubleChangesNothing()
    {
        RateGate gate;
        gate.note(http(503), m_start);
        QVERIFY(!gate.refusal(false, m_start));
        gate.note(http(401), m_start);
        gate.note(http(503), m_start + 61s);
        QCOMPARE(gate.cause(), RateGate::Cause::KeyRefused);
    }

private:
    const Instant m_start = *Instant::fromRfc3339(u"2026-05-04T10:00:00Z");
};

QTEST_GUILESS_MAIN(TestRateGate)
#include "tst_rategate.moc"
