// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestFrontDesk : public QObject
{
    Q_OBJECT

    const QString m_clusters = QStringLiteral("/v1/compute/clusters");
    const QString m_clock = QStringLiteral("/x/clock");

private Q_SLOTS:
    void turnsStrangersAway_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("authorization");
        QTest::addColumn<int>("status");
        const QByteArray good = "Bearer key";
        QTest::newRow("welcome") << QByteArray("127.0.0.1:80") << good << 200;
        QTest::newRow("localhost") << QByteArray("LocalHost:80") << good << 200;
        QTest::newRow("IPv6") << QByteArray("[::1]:80") << good << 200;
        QTest::newRow("IPv6 without a port") << QByteArray("[::1]") << good << 200;
        QTest::newRow("rebound name") << QByteArray("evil.example:80") << good << 403;
        QTest::newRow("name that begins well") << QByteArray("127.0.0.1.evil.example") << good << 403;
        QTest::newRow("no host") << QByteArray() << good << 403;
        QTest::newRow("no key") << QByteArray("127.0.0.1") << QByteArray() << 401;
        QTest::newRow("wrong key") << QByteArray("127.0.0.1") << QByteArray("Bearer kex") << 401;
        QTest::newRow("longer key") << QByteArray("127.0.0.1") << QByteArray("Bearer keyy") << 401;
        QTest::newRow("other scheme") << QByteArray("127.0.0.1") << QByteArray("Basic key") << 401;
    }
    void turnsStrangersAway()
    {
        QFETCH(QByteArray, host);
        QFETCH(QByteArray, authorization);
        QFETCH(int, status);
        for (const QString &path : {m_clusters, m_clock}) {
            Desk desk;
            HttpCall call = Desk::call("GET", path);
            call.host = host;
            call.authorization = authorization;
            const HttpReply reply = desk.front.answer(call);
            QCOMPARE(reply.status, status);
            QCOMPARE(Desk::message(reply).isEmpty(), status == 200);
            QVERIFY(!Desk::header(reply, "Date").isEmpty());
        }
    }

    void saysWhatItCannotAnswer_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::newRow("root") << QByteArray("GET") << QStringLiteral("/") << QByteArray() << 404;
        QTest::newRow("unknown path") << QByteArray("GET") << QStringLiteral("/v1/compute/nothing") << QByteArray() << 404;
        QTest::newRow("unknown cluster") << QByteArray("GET") << m_clusters + QStringLiteral("/x") << QByteArray() << 404;
        QTest::newRow("update of an unknown cluster") << QByteArray("PUT") << m_clusters + QStringLiteral("/x") << QByteArray("{}") << 404;
        QTest::newRow("method") << QByteArray("PUT") << m_clusters << QByteArray("{}") << 405;
        QTest::newRow("half a body") << QByteArray("POST") << m_clusters << QByteArray("{\"cluster_name\": ") << 400;
        QTest::newRow("no body") << QByteArray("POST") << m_clusters << QByteArray() << 400;
        QTest::newRow("a list") << QByteArray("POST") << m_clusters << QByteArray("[]") << 422;
        QTest::newRow("far too much") << QByteArray("POST") << m_clusters << QByteArray(1024 * 1024 + 1, ' ') << 413;
        QTest::newRow("remediations of nothing") << QByteArray("GET")
            << m_clusters + QStringLiteral("/x/instances/-/remediations") << QByteArray() << 404;
        QTest::newRow("approval of nothing") << QByteArray("POST")
            << m_clusters + QStringLiteral("/x/instances/y/remediations/z/approve") << QByteArray() << 404;
    }
    void saysWhatItCannotAnswer()
    {
        QFETCH(QByteArray, method);
        QFETCH(QString, path);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        Desk desk;
        const HttpReply reply = desk.front.answer(Desk::call(method, path, body));
        QCOMPARE(reply.status, status);
        QVERIFY(!Desk::message(reply).isEmpty());
        QCOMPARE(Desk::header(reply, "Allow"), status == 405 ? QByteArray("GET, POST") : QByteArray());
    }

    void everyAnswerSaysWhatTimeItIs()
    {
        Desk desk;
        desk.moveClock({{QStringLiteral("to"), QStringLiteral("2026-06-16T14:32:08Z")}});
        const HttpReply reply = desk.read(m_clusters);
        QCOMPARE(Desk::header(reply, "Date"), QByteArray("Tue, 16 Jun 2026 14:32:08 GMT"));
        QCOMPARE(Desk::header(reply, "X-ClusterDeck-Clock-Speed"), QByteArray("0"));
        QCOMPARE(Desk::header(reply, "x-request-id"), QByteArray("emulator-1-2"));
    }

    void theClockGoesToTheNextChangeOrToTheLimit()
    {
        Desk desk;
        const QJsonObject quiet = desk.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")},
                                                  {QStringLiteral("limit"), QStringLiteral("2026-06-15T10:00:00Z")}}).body;
        QCOMPARE(quiet, (QJsonObject{{QStringLiteral("now"), QStringLiteral("2026-06-15T10:00:00Z")},
                                     {QStringLiteral("changed"), false}}));
        desk.send("POST", QStringLiteral("/v1/compute/clusters/storage/volumes"),
                  {{QStringLiteral("volume_name"), QStringLiteral("data")}, {QStringLiteral("size_tib"), 1},
                   {QStringLiteral("region"), QStringLiteral("us-central-8")}});
        const QByteArray before = desk.bytes(QStringLiteral("/v1/compute/clusters/storage/volumes"));
        const QJsonObject change = desk.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")}}).body;
        QCOMPARE(change.value(u"changed").toBool(), true);
        QVERIFY(desk.bytes(QStringLiteral("/v1/compute/clusters/storage/volumes")) != before);
        const Instant now = *Instant::fromRfc3339(change.value(u"now").toString());
        QVERIFY(now > *Instant::fromRfc3339(u"2026-06-15T10:00:00Z") && now <= *Instant::fromRfc3339(u"2026-06-15T10:00:30Z"));
        // A limit that lies behind moves nothing.
        const QJsonObject late = desk.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")},
                                                 {QStringLiteral("limit"), QStringLiteral("2026-06-15T09:30:00Z")}}).body;
        QCOMPARE(late.value(u"now").toString(), now.toIso());
        QCOMPARE(late.value(u"changed").toBool(), false);
    }

    void nothingChangesBetweenTheStepsToTheNextChange()
    {
        Desk stepped(QStringLiteral("default"), 3);
        Desk watched(QStringLiteral("default"), 3);
        QByteArray seen = watched.bytes(m_clusters);
        for (int i = 0; i < 40; ++i) {
            const QJsonObject step = stepped.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")}}).body;
            const Instant next = *Instant::fromRfc3339(step.value(u"now").toString());
            const Instant justBefore = next - Seconds(1);
            if (justBefore > watched.clock.now()) {
                watched.moveClock({{QStringLiteral("to"), justBefore.toIso()}});
                // What ages out of the 72 hours is the one thing that goes without a step.
                if (watched.bytes(m_clusters).size() >= seen.size())
                    QCOMPARE(watched.bytes(m_clusters), seen);
            }
            watched.moveClock({{QStringLiteral("to"), next.toIso()}});
            seen = stepped.bytes(m_clusters);
            QCOMPARE(watched.bytes(m_clusters), seen);
        }
    }

    void refusesWhatNoClockCanDo_data()
    {
        QTest::addColumn<QJsonObject>("wish");
        QTest::addColumn<int>("status");
        QTest::newRow("nothing") << QJsonObject() << 422;
        QTest::newRow("no time") << QJsonObject{{QStringLiteral("to"), QStringLiteral("tomorrow")}} << 422;
        QTest::newRow("backwards") << QJsonObject{{QStringLiteral("to"), QStringLiteral("2026-06-01T00:00:00Z")}} << 400;
        QTest::newRow("backwards by seconds") << QJsonObject{{QStringLiteral("advance_seconds"), -1}} << 422;
        QTest::newRow("a lifetime") << QJsonObject{{QStringLiteral("to"), QStringLiteral("2096-06-01T00:00:00Z")}} << 422;
        QTest::newRow("negative speed") << QJsonObject{{QStringLiteral("speed"), -1}} << 422;
        QTest::newRow("speed in words") << QJsonObject{{QStringLiteral("speed"), QStringLiteral("fast")}} << 422;
    }
    void refusesWhatNoClockCanDo()
    {
        QFETCH(QJsonObject, wish);
        QFETCH(int, status);
        Desk desk;
        const HttpReply reply = desk.moveClock(wish);
        QCOMPARE(reply.status, status);
        QVERIFY(!Desk::message(reply).isEmpty());
        QCOMPARE(desk.clock.now(), desk.epoch);
    }

    void theSpeedCanBeChanged()
    {
        Desk desk;
        QCOMPARE(desk.moveClock({{QStringLiteral("speed"), 60}}).status, 200);
        QCOMPARE(desk.read(m_clock).body.value(u"speed").toDouble(), 60.0);
        QCOMPARE(desk.read(m_clock).body.value(u"epoch").toString(), desk.epoch.toIso());
    }

    void theSameSeedGivesTheSameBytesAfterThirtySixHours()
    {
        const QJsonObject later{{QStringLiteral("advance_seconds"), 36 * 3600}};
        Desk one(QStringLiteral("default"), 7);
        Desk stepwise(QStringLiteral("default"), 7);
        Desk other(QStringLiteral("default"), 8);
        one.moveClock(later);
        other.moveClock(later);
        for (int hour = 0; hour < 36; ++hour) {
            stepwise.moveClock({{QStringLiteral("advance_seconds"), 3600}});
            stepwise.read(m_clusters); // reading more often changes nothing
        }
        for (const QString &path : {m_clusters, QStringLiteral("/v1/compute/clusters/storage/volumes"),
                                    QStringLiteral("/x/metering"), QStringLiteral("/x/availability")}) {
            QCOMPARE(stepwise.bytes(path), one.bytes(path));
        }
        QVERIFY(other.bytes(m_clusters) != one.bytes(m_clusters));
    }

    void listsCanBeWithoutEvents()
    {
        Desk desk(QStringLiteral("default"));
        const QString name = QStringLiteral("node_lifecycle_events");
        const QString id = desk.simulation.world().clusterNamed(QStringLiteral("demo-preemptible"))->id;
        const auto listed = [&] { return desk.read(m_clusters).body.value(u"clusters").toArray()[0].toObject().contains(name); };
        QVERIFY(listed());
        const QJsonObject without{{QStringLiteral("lists_tell_events"), false}};
        const QJsonObject habits{{QStringLiteral("lists_tell_events"), false}, {QStringLiteral("tells_usage"), true}};
        QCOMPARE(desk.send("POST", QStringLiteral("/x/habits"), without).body, habits);
        QCOMPARE(desk.read(QStringLiteral("/x/habits")).body, habits);
        QVERIFY(!listed());
        QVERIFY(desk.read(m_clusters + u'/' + id).body.contains(name));
        QCOMPARE(desk.send("POST", QStringLiteral("/x/habits"), {{QStringLiteral("lists_tell_events"), 1}}).status, 422);
        QVERIFY(!listed());
    }

    void saysWhoseKeyItIs()
    {
        Desk desk;
        const QJsonObject who = desk.read(QStringLiteral("/v1/whoami")).body;
        QCOMPARE(who.value(u"project_id").toString(), QStringLiteral("demo-project"));
        QCOMPARE(who.value(u"organization_id").toString(), QStringLiteral("demo-organization"));
    }

    void projectsComeInPages()
    {
        Desk desk;
        const QString path = QStringLiteral("/v1/projects");
        const QJsonObject all = desk.read(path).body;
        QCOMPARE(all.value(u"data").toArray().size(), 2);
        QVERIFY(all.value(u"next_cursor").isNull());
        const QJsonObject first = desk.read(path + QStringLiteral("?limit=1")).body;
        QCOMPARE(first.value(u"data").toArray(), QJsonArray{all.value(u"data").toArray()[0]});
        const QString cursor = first.value(u"next_cursor").toString();
        const QJsonObject second = desk.read(path + QStringLiteral("?limit=1&after=") + cursor).body;
        QCOMPARE(second.value(u"data").toArray(), QJsonArray{all.value(u"data").toArray()[1]});
        QVERIFY(second.value(u"next_cursor").isNull());
        QCOMPARE(desk.read(path + QStringLiteral("?limit=0")).status, 422);
        QCOMPARE(desk.read(path + QStringLiteral("?limit=x")).status, 422);
        QCOMPARE(desk.read(path + QStringLiteral("?after=nobody")).status, 400);
    }

    void aReclaimCanBeProvoked()
    {
        Desk desk(QStringLiteral("default"));
        desk.moveClock({{QStringLiteral("to"), (desk.epoch + std::chrono::hours(36)).toIso()}});
        const QString id = desk.simulation.world().clusterNamed(QStringLiteral("demo-preemptible"))->id;
        const QString path = QStringLiteral("/x/reclaim");
        const QJsonObject wish{{QStringLiteral("cluster_id"), id}, {QStringLiteral("drain_seconds"), 90}};
        const HttpReply reply = desk.send("POST", path, wish);
        QCOMPARE(reply.status, 200);
        const QString node = reply.body.value(u"node_id").toString();
        QVERIFY(node.startsWith(u"gpu-preemptible-dp-"));
        QCOMPARE(desk.send("POST", path, wish).status, 409);
        QCOMPARE(desk.send("POST", path, {{QStringLiteral("cluster_id"), QStringLiteral("x")}}).status, 404);
        QCOMPARE(desk.send("POST", path, {}).status, 422);
        desk.moveClock({{QStringLiteral("advance_seconds"), 90}});
        QVERIFY(!desk.simulation.world().cluster(id)->worker(node));
    }

    void keepsTheWholePastAndEachWriteThatWasAccepted()
    {
        Desk desk;
        const QJsonObject wish{{QStringLiteral("cluster_name"), QStringLiteral("kept")},
                               {QStringLiteral("region"), QStringLiteral("us-central-8")},
                               {QStringLiteral("gpu_type"), QStringLiteral("H100_SXM")},
                               {QStringLiteral("num_gpus"), 8},
                               {QStringLiteral("cuda_version"), QStringLiteral("12.8")},
                               {QStringLiteral("nvidia_driver_version"), QStringLiteral("570")},
                               {QStringLiteral("billing_type"), QStringLiteral("ON_DEMAND")}};
        const HttpReply made = desk.send("POST", m_clusters, wish);
        QCOMPARE(made.status, 200);
        const QString one = m_clusters + u'/' + made.body.value(u"cluster_id").toString();
        QCOMPARE(desk.send("POST", m_clusters, {}).status / 100, 4); // refused: nothing happened
        desk.moveClock({{QStringLiteral("advance_seconds"), 3600}});
        QCOMPARE(desk.send("DELETE", one, {}).status, 200);
        desk.moveClock({{QStringLiteral("advance_seconds"), 100 * 3600}});
        QCOMPARE(desk.read(one).status, 404);

        const QJsonObject past = desk.read(QStringLiteral("/x/past")).body;
        const QJsonObject cluster = past.value(u"clusters").toArray().at(0).toObject();
        QVERIFY(!cluster.value(u"gone_at").isNull());
        QCOMPARE(cluster.value(u"nodes").toArray().size(), 1);
        QCOMPARE(cluster.value(u"nodes")[0].toObject().value(u"phase_transitions").toArray().size(), 6);
        QCOMPARE(cluster.value(u"events").toArray().size(), 2); // joined, scaled down
        const QJsonArray writes = past.value(u"writes").toArray();
        QCOMPARE(writes.size(), 2);
        QCOMPARE(writes[0].toObject().value(u"body").toObject(), wish);
        QCOMPARE(writes[1].toObject().value(u"method").toString(), QStringLiteral("DELETE"));
        QCOMPARE(writes[1].toObject().value(u"path").toString(), one);
    }
};

QTEST_GUILESS_MAIN(TestFrontDesk)
#include "tst_frontdesk.moc"
