// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"
#include "desk.h"
#include "faultparser.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

/// What HTTP carries when a fault was decided on, and how faults are given at run time.
class TestFaultyAnswers : public QObject
{
    Q_OBJECT

    const QString m_volumes = QStringLiteral("/v1/compute/clusters/storage/volumes");
    const QString m_faults = QStringLiteral("/x/faults");

    /// Sends a call that carries the verdict of the fault book, as the relay does.
    static HttpReply judged(Desk &desk, HttpCall call)
    {
        const auto verdict = desk.faults.judge(call.method, u'/' + call.path.join(u'/'), desk.clock.now());
        call.faultTicket = verdict ? verdict->ticket : 0;
        return desk.front.answer(call);
    }
    HttpReply createVolume(Desk &desk)
    {
        return judged(desk, Desk::call("POST", m_volumes, R"({"volume_name": "data", "size_tib": 1, "region": "us-central-8"})"));
    }
    static void add(Desk &desk, const QString &spec) { desk.faults.add(*parseFault(spec)); }

private Q_SLOTS:
    void anAnswerIsReplacedBeforeOrAfterTheEffect_data()
    {
        QTest::addColumn<QString>("when");
        QTest::addColumn<int>("volumes");
        QTest::newRow("before") << QStringLiteral("before") << 0;
        QTest::newRow("after") << QStringLiteral("after") << 1;
    }
    void anAnswerIsReplacedBeforeOrAfterTheEffect()
    {
        QFETCH(QString, when);
        QFETCH(int, volumes);
        Desk desk;
        add(desk, QStringLiteral("method=POST;status=504;html;count=1;when=") + when);
        const HttpReply reply = createVolume(desk);
        QCOMPARE(reply.status, 504);
        QCOMPARE(Desk::header(reply, "Content-Type"), QByteArray("text/html; charset=utf-8"));
        QVERIFY(reply.bytes().startsWith("<!DOCTYPE html>"));
        QCOMPARE(desk.read(m_volumes).body.value(u"volumes").toArray().size(), volumes);
        QCOMPARE(createVolume(desk).status, 200);
    }

    void aStatusAloneComesWithAnErrorThatFits()
    {
        Desk desk;
        add(desk, QStringLiteral("status=429;header=Retry-After: 7"));
        const HttpReply reply = judged(desk, Desk::call("GET", m_volumes));
        QCOMPARE(reply.status, 429);
        QCOMPARE(reply.body.value(u"error").toObject().value(u"type").toString(), QStringLiteral("rate_limit_error"));
        QCOMPARE(Desk::header(reply, "Retry-After"), QByteArray("7"));
        QVERIFY(!Desk::header(reply, "Date").isEmpty());
    }

    void headersAreReplacedAndRemoved()
    {
        Desk desk;
        add(desk, QStringLiteral("header=content-type: text/plain;header=DATE:;header=X-New: 1;header=X-New: 2"));
        const HttpReply reply = judged(desk, Desk::call("GET", m_volumes));
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.body.contains(u"volumes"));
        QCOMPARE(Desk::header(reply, "Content-Type"), QByteArray("text/plain"));
        QCOMPARE(Desk::header(reply, "Date"), QByteArray());
        QCOMPARE(std::count_if(reply.headers.begin(), reply.headers.end(), [](const auto &h) { return h.first == "X-New"; }), 2);
    }

    void aBodyIsTruncatedSoThatHttpDoesNotNotice()
    {
        Desk desk;
        const QByteArray whole = desk.bytes(m_volumes);
        add(desk, QStringLiteral("truncate=50%;count=1"));
        add(desk, QStringLiteral("truncate=3;count=1"));
        add(desk, QStringLiteral("body=;status=204;count=1"));
        QCOMPARE(judged(desk, Desk::call("GET", m_volumes)).bytes(), whole.first(whole.size() / 2));
        QCOMPARE(judged(desk, Desk::call("GET", m_volumes)).bytes(), whole.first(3));
        const HttpReply none = judged(desk, Desk::call("GET", m_volumes));
        QCOMPARE(none.status, 204);
        QCOMPARE(none.bytes(), QByteArray());
        QCOMPARE(judged(desk, Desk::call("GET", m_volumes)).bytes(), whole);
    }

    void theDateIsSkewed_data()
    {
        QTest::addColumn<QString>("skew");
        QTest::addColumn<QByteArray>("date");
        QTest::newRow("ahead") << QStringLiteral("skew=90s") << QByteArray("Mon, 15 Jun 2026 09:01:30 GMT");
        QTest::newRow("with a plus") << QStringLiteral("skew=+90s") << QByteArray("Mon, 15 Jun 2026 09:01:30 GMT");
        QTest::newRow("behind") << QStringLiteral("skew=-1h") << QByteArray("Mon, 15 Jun 2026 08:00:00 GMT");
    }
    void theDateIsSkewed()
    {
        QFETCH(QString, skew);
        QFETCH(QByteArray, date);
        Desk desk;
        add(desk, skew);
        QCOMPARE(Desk::header(judged(desk, Desk::call("GET", m_volumes)), "Date"), date);
        QCOMPARE(Desk::header(desk.read(m_volumes), "Date"), QByteArray("Mon, 15 Jun 2026 09:00:00 GMT"));
    }

    void somebodyElseScalesTheClusterMeanwhile_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("standardSeen"); // in the answer that the fault concerns
        QTest::addColumn<int>("preemptibleSeen");
        QTest::addColumn<int>("standardNow");
        QTest::addColumn<int>("preemptibleNow");
        const auto row = [](const char *fault, int standardSeen, int preemptibleSeen, int standardNow, int preemptibleNow) {
            QTest::addRow("%s", fault) << QString::fromLatin1(fault) << standardSeen << preemptibleSeen << standardNow << preemptibleNow;
        };
        row("rival=standard+8,preemptible-8", 24, 8, 24, 8);
        row("rival=preemptible=96", 16, 96, 16, 96);
        row("rival=standard+8;when=after", 16, 16, 24, 16);
        row("rival=standard-800,preemptible-800", 8, 0, 8, 0);
        row("rival=probe:standard=32", 32, 16, 32, 16);
        row("rival=another:standard=32", 16, 16, 16, 16);
    }
    void somebodyElseScalesTheClusterMeanwhile()
    {
        QFETCH(QString, fault);
        QFETCH(int, standardSeen);
        QFETCH(int, preemptibleSeen);
        QFETCH(int, standardNow);
        QFETCH(int, preemptibleNow);
        Desk desk;
        const QString one = QStringLiteral("/v1/compute/clusters/") + desk.simulation.createCluster(CalmWorld::wish(16, 16)).id;
        add(desk, fault + QStringLiteral(";count=1;method=GET;path=/v1/compute/clusters/*"));
        const auto counts = [](const HttpReply &reply) {
            return std::pair(reply.body.value(u"num_gpus").toInt(), reply.body.value(u"desired_preemptible_gpus").toInt());
        };
        QCOMPARE(counts(judged(desk, Desk::call("GET", one))), std::pair(standardSeen, preemptibleSeen));
        QCOMPARE(counts(judged(desk, Desk::call("GET", one))), std::pair(standardNow, preemptibleNow));
    }

    void aRivalIsOnlyAClusterThatIsThere()
    {
        Desk desk;
        const auto before = desk.simulation.world().revision;
        add(desk, QStringLiteral("rival=standard+8"));
        QCOMPARE(judged(desk, Desk::call("GET", QStringLiteral("/v1/compute/clusters/none"))).status, 404);
        QCOMPARE(judged(desk, Desk::call("GET", QStringLiteral("/v1/compute/clusters"))).status, 200);
        QCOMPARE(desk.simulation.world().revision, before);
    }

    void faultsAreListedAddedAndCleared()
    {
        Desk desk;
        const HttpReply added = desk.send("POST", m_faults, {{QStringLiteral("fault"), QStringLiteral("status=503;count=2")}});
        QCOMPARE(added.status, 200);
        QCOMPARE(added.body, (QJsonObject{{QStringLiteral("id"), 1}, {QStringLiteral("spec"), QStringLiteral("status=503;count=2")},
                                          {QStringLiteral("seen"), 0}, {QStringLiteral("fired"), 0}, {QStringLiteral("left"), 2}}));
        desk.send("POST", m_faults, {{QStringLiteral("fault"), QStringLiteral("drop")}});
        judged(desk, Desk::call("GET", m_volumes));
        const QJsonArray list = desk.read(m_faults).body.value(u"faults").toArray();
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].toObject().value(u"fired").toInt(), 1);
        QCOMPARE(list[0].toObject().value(u"left").toInt(), 1);
        QVERIFY(list[1].toObject().value(u"left").isNull());
        QCOMPARE(desk.front.answer(Desk::call("DELETE", m_faults + QStringLiteral("/2"))).status, 200);
        QCOMPARE(desk.front.answer(Desk::call("DELETE", m_faults + QStringLiteral("/2"))).status, 404);
        QCOMPARE(desk.front.answer(Desk::call("DELETE", m_faults)).status, 200);
        QVERIFY(desk.read(m_faults).body.value(u"faults").toArray().isEmpty());
    }

    void aFaultThatCannotBeReadIsRefused()
    {
        Desk desk;
        const HttpReply wrong = desk.send("POST", m_faults, {{QStringLiteral("fault"), QStringLiteral("dorp")}});
        QCOMPARE(wrong.status, 400);
        QVERIFY(Desk::message(wrong).contains(u"dorp"));
        QCOMPARE(desk.send("POST", m_faults, {}).status, 422);
        QVERIFY(desk.faults.entries().empty());
    }

    void aStrangerLearnsNothingFromAFault()
    {
        Desk desk;
        add(desk, QStringLiteral("truncate=100%"));
        HttpCall call = Desk::call("GET", m_volumes);
        call.authorization = "Bearer no";
        QCOMPARE(judged(desk, call).status, 401);
    }
};

QTEST_GUILESS_MAIN(TestFaultyAnswers)
#include "tst_faultyanswers.moc"
