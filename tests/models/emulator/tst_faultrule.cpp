// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultparser.h"

#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestFaultRule : public QObject
{
    Q_OBJECT

    static FaultRule rule(const char16_t *spec)
    {
        const auto parsed = parseFault(QString::fromUtf16(spec));
        if (!parsed)
            qFatal("%s", qPrintable(parsed.error().detail));
        return *parsed;
    }

private Q_SLOTS:
    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char *spec, const char *mentions) {
            QTest::addRow("%s", spec) << QString::fromLatin1(spec) << QString::fromLatin1(mentions);
        };
        row("", "is not known");
        row("path=/v1/**", "does nothing");
        row("dorp", "\"dorp\" is not known");
        row("drop=1", "takes no value");
        row("drop;reset", "\"reset\" does not go with");
        row("cut=10;drop", "\"drop\" does not go with");
        row("status", "wants a value");
        row("status=100", "200 to 599");
        row("status=600", "200 to 599");
        row("status=teapot", "whole number");
        row("status=204;body=x", "has none");
        row("delay=2", "250ms");
        row("delay=-1ms", "whole number");
        row("delay=4000000ms", "whole number");
        row("throttle=0;drop", "from 1");
        row("cut=101%", "0 to 100");
        row("cut=-1", "whole number");
        row("truncate=half", "whole number");
        row("count=0;drop", "from 1");
        row("skip=-1;drop", "from 0");
        row("chance=1.5;drop", "from 0 to 1");
        row("chance=nan;drop", "from 0 to 1");
        row("chance=often;drop", "from 0 to 1");
        row("when=later;drop", "\"before\" or \"after\"");
        row("method=GE T;drop", "methods such as");
        row("method=GET,;drop", "methods such as");
        row("regex=(;drop", "no regular expression");
        row("path=/a;regex=/b;drop", "second path");
        row("header=Retry-After", "NAME: VALUE");
        row("header=A B: c", "NAME: VALUE");
        row("header=A: b\r\nC: d", "NAME: VALUE");
        row("header=Content-Length: 3", "framed");
        row("skew=soon", "90s");
        row("rival=", "wants a value");
        row("rival=standard", "steps of 8");
        row("rival=standard+4", "steps of 8");
        row("rival=standard+-8", "steps of 8");
        row("rival=standard+8,standard=16", "steps of 8");
        row("rival=train:gpus=8", "steps of 8");
        row("rival=standard+8;reset", "never arrives");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, spec);
        QFETCH(QString, mentions);
        const auto parsed = parseFault(spec);
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().kind, Error::Kind::Invalid);
        QVERIFY2(parsed.error().detail.contains(mentions), qPrintable(parsed.error().detail));
        QVERIFY(!parsed.error().detail.contains(u'\n'));
    }

    void concernsTheCallsItNames_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("concerned");
        const auto row = [](const char *spec, const char *call, bool concerned) {
            const QList<QByteArray> parts = QByteArray(call).split(' ');
            QTest::addRow("%s: %s", spec, call)
                << QString::fromLatin1(spec) + QStringLiteral(";drop") << parts[0] << QString::fromLatin1(parts[1]) << concerned;
        };
        row("count=9", "GET /v1/anything/at/all", true);
        row("method=post,PUT", "PUT /v1/a", true);
        row("method=post,PUT", "GET /v1/a", false);
        row("path=/v1/compute/clusters", "GET /v1/compute/clusters", true);
        row("path=/v1/compute/clusters", "GET /v1/compute/clusters/c1", false);
        row("path=/v1/compute/clusters/*", "GET /v1/compute/clusters/c1", true);
        row("path=/v1/compute/clusters/*", "GET /v1/compute/clusters", false);
        row("path=/v1/compute/clusters/*", "GET /v1/compute/clusters/storage/volumes", false);
        row("path=/v1/compute/clusters**", "GET /v1/compute/clusters/storage/volumes", true);
        row("path=**/volumes", "GET /v1/compute/clusters/storage/volumes", true);
        row("path=/v?/regions", "GET /v1/regions", true);
        row("path=/v?/regions", "GET /v/regions", false);
        row("path=/v1/a.c", "GET /v1/abc", false);
        row("regex=/v1/(regions|projects)", "GET /v1/projects", true);
        row("regex=/v1/(regions|projects)", "GET /v1/projects/x", false);
        row("regex=.*", "GET /v1/x", true);
    }
    void concernsTheCallsItNames()
    {
        QFETCH(QString, spec);
        QFETCH(QByteArray, method);
        QFETCH(QString, path);
        QFETCH(bool, concerned);
        const auto parsed = parseFault(spec);
        QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().detail));
        QCOMPARE(parsed->concerns(method, path), concerned);
    }

    void whetherACallHasItsEffectFollowsFromWhen_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<bool>("hasEffect");
        QTest::addColumn<bool>("reachesServer");
        const auto row = [](const char *spec, bool hasEffect, bool reachesServer) {
            QTest::addRow("%s", spec) << QString::fromLatin1(spec) << hasEffect << reachesServer;
        };
        row("drop", false, false);
        row("drop;when=before", false, false);
        row("drop;when=after", true, true);
        row("reset", false, false);
        row("when=after;reset", true, true);
        row("status=503", false, true);
        row("status=504;when=after", true, true);
        row("html", false, true);
        row("body={}", false, true);
        row("cut=1", true, true);
        row("truncate=1", true, true);
        row("throttle=10", true, true);
        row("delay=1s", true, true);
        row("delay=1s;when=after", true, true);
        row("skew=1h", true, true);
        row("header=A: b", true, true);
        row("rival=standard+8", true, true);
        row("rival=standard+8;reset;when=after", true, true);
        row("rival=standard+8;status=503", false, true);
    }
    void whetherACallHasItsEffectFollowsFromWhen()
    {
        QFETCH(QString, spec);
        QFETCH(bool, hasEffect);
        QFETCH(bool, reachesServer);
        const auto parsed = parseFault(spec);
        QVERIFY(parsed);
        QCOMPARE(parsed->fault.hasEffect, hasEffect);
        QCOMPARE(parsed->fault.wire.reachesServer, reachesServer);
    }

    void readsEveryValue()
    {
        const FaultRule full = rule(u"skip=2;count=3;chance=0.25;delay=250ms;throttle=100;cut=50%;status=429;"
                                    u"header=Retry-After: 7;header=Date:;body={\"a\": \"x\\;y\\\\z\"};skew=-5m;truncate=9");
        QCOMPARE(full.skip, 2);
        QCOMPARE(full.count, std::optional(3));
        QCOMPARE(full.chanceInMillion, 250'000);
        const Fault &fault = full.fault;
        QCOMPARE(fault.wire.delay, Millis(250));
        QCOMPARE(fault.wire.hold, Millis(0));
        QCOMPARE(fault.wire.bytesPerSecond, 100);
        QCOMPARE(fault.wire.end, WireFault::End::Cut);
        QCOMPARE(fault.wire.keep.of(31), 15);
        QCOMPARE(*fault.status, 429);
        QCOMPARE(fault.headers[0], std::pair(QByteArray("Retry-After"), QByteArray("7")));
        QCOMPARE(fault.headers[1], std::pair(QByteArray("Date"), QByteArray()));
        QCOMPARE(*fault.body, QByteArray("{\"a\": \"x;y\\z\"}"));
        QCOMPARE(fault.skew, Seconds(-300));
        QCOMPARE(fault.truncate->of(5), 5);
        QCOMPARE(fault.truncate->of(50), 9);
        QCOMPARE(rule(u"delay=2s;when=after").fault.wire.hold, Millis(2000));
        const Fault rival = rule(u"rival=train: standard-8, preemptible=96").fault;
        QVERIFY(!rival.rivalAfter);
        QCOMPARE(rival.rivalBefore->cluster, QStringLiteral("train"));
        QCOMPARE(rival.rivalBefore->standard->appliedTo(32, 8), 24);
        QCOMPARE(rival.rivalBefore->standard->appliedTo(8, 8), 8);
        QCOMPARE(rival.rivalBefore->preemptible->appliedTo(64, 0), 96);
        const Fault later = rule(u"rival=standard+8;when=after").fault;
        QVERIFY(!later.rivalBefore);
        QVERIFY(later.rivalAfter->cluster.isEmpty());
        QVERIFY(!later.rivalAfter->preemptible);
    }
};

QTEST_GUILESS_MAIN(TestFaultRule)
#include "tst_faultrule.moc"
