// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;
using namespace deck::emulator;
using namespace std::chrono_literals;

/// The six operations on the wire, and `POST /x/signal`.
class TestRemediationRoutes : public QObject
{
    Q_OBJECT

    struct Ward : Desk
    {
        Ward()
            : cluster(simulation.createCluster(wish()))
        {
            moveClock({{QStringLiteral("advance_seconds"), 1800}});
        }

        static ClusterSpec wish()
        {
            ClusterSpec spec;
            spec.name = QStringLiteral("probe");
            spec.projectId = QStringLiteral("demo-project");
            spec.region = QStringLiteral("us-central-8");
            spec.gpuType = QStringLiteral("H100_SXM");
            spec.numGpus = 24;
            return spec;
        }

        QString of(const QString &instance, const QString &rest = QString()) const
        {
            return QStringLiteral("/v1/compute/clusters/%1/instances/%2/remediations%3").arg(cluster.id, instance, rest);
        }
        const WorkerNode &node(size_t index) const { return *cluster.workers.at(index); }
        HttpReply create(size_t index, const QString &mode, const QString &query = QString())
        {
            return send("POST", of(node(index).instanceId) + query,
                        {{QStringLiteral("mode"), QStringLiteral("REMEDIATION_MODE_") + mode}});
        }
        HttpReply review(const QJsonObject &remediation, const QString &verb, const QJsonObject &body = {})
        {
            return send("POST", of(remediation.value(u"instance_id").toString(), u'/' + remediation.value(u"id").toString() + u'/' + verb),
                        body);
        }
        HttpReply signal(size_t index, const QString &name, QJsonObject more = {})
        {
            more.insert(QStringLiteral("cluster_id"), cluster.id);
            more.insert(QStringLiteral("node_id"), node(index).id);
            more.insert(QStringLiteral("alert_name"), name);
            return send("POST", QStringLiteral("/x/signal"), more);
        }
        QJsonObject suggested(size_t index)
        {
            signal(index, QStringLiteral("DmesgXidError"), {{QStringLiteral("xid"), 79}});
            return read(of(node(index).instanceId)).body.value(u"remediations").toArray().first().toObject();
        }
        QStringList ids(const QString &path)
        {
            QStringList found;
            for (const auto &entry : read(path).body.value(u"remediations").toArray())
                found.append(entry.toObject().value(u"id").toString());
            return found;
        }

        Cluster &cluster;
    };

private Q_SLOTS:
    void theSameIdMakesNoSecondRepair()
    {
        Ward ward;
        const QString query = QStringLiteral("?remediation_id=mine-1");
        const HttpReply first = ward.create(0, QStringLiteral("REBOOT_VM"), query);
        QCOMPARE(first.status, 200);
        QCOMPARE(first.body.value(u"id").toString(), QStringLiteral("mine-1"));
        QCOMPARE(first.body.value(u"state").toString(), QStringLiteral("PENDING"));
        QCOMPARE(first.body.value(u"trigger").toString(), QStringLiteral("REMEDIATION_TRIGGER_MANUAL"));
        const HttpReply second = ward.create(0, QStringLiteral("HOST_AWARE"), query);
        QCOMPARE(second.status, 200);
        QCOMPARE(second.body, first.body);
        QCOMPARE(ward.cluster.remediations.size(), size_t(1));
        // Not even when it is over.
        QCOMPARE(ward.review(first.body, QStringLiteral("cancel")).status, 200);
        const HttpReply third = ward.create(0, QStringLiteral("REBOOT_VM"), query);
        QCOMPARE(third.body.value(u"state").toString(), QStringLiteral("CANCELLED"));
        QCOMPARE(ward.create(1, QStringLiteral("REBOOT_VM"), query).status, 409);
        QCOMPARE(ward.cluster.remediations.size(), size_t(1));
    }

    void aRepairIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("status");
        const auto mode = [](const char *name) { return QJsonObject{{QStringLiteral("mode"), QString::fromLatin1(name)}}; };
        QTest::newRow("no mode") << QJsonObject() << "" << 422;
        QTest::newRow("strange mode") << mode("REMEDIATION_MODE_PRAY") << "" << 422;
        QTest::newRow("short mode") << mode("REBOOT_VM") << "" << 422;
        QTest::newRow("reason is no text")
            << QJsonObject{{QStringLiteral("mode"), QStringLiteral("REMEDIATION_MODE_REBOOT_VM")}, {QStringLiteral("reason"), 1}} << "" << 422;
        QTest::newRow("id that is no path") << mode("REMEDIATION_MODE_REBOOT_VM") << "?remediation_id=a%2Fb" << 422;
    }
    void aRepairIsRefused()
    {
        QFETCH(QJsonObject, body);
        QFETCH(QString, query);
        QFETCH(int, status);
        Ward ward;
        const HttpReply reply = ward.send("POST", ward.of(ward.node(0).instanceId) + query, body);
        QCOMPARE(reply.status, status);
        QVERIFY(!Desk::message(reply).isEmpty());
        QVERIFY(ward.cluster.remediations.empty());
    }

    void oneAtATime()
    {
        Ward ward;
        QCOMPARE(ward.create(0, QStringLiteral("REBOOT_VM")).status, 200);
        QCOMPARE(ward.create(0, QStringLiteral("REBOOT_VM")).status, 409);
        ward.suggested(1);
        QCOMPARE(ward.create(1, QStringLiteral("REBOOT_VM")).status, 409);
        QCOMPARE(ward.create(2, QStringLiteral("HOST_POWER_CYCLE")).status, 200);
    }

    void strangersAreNotFound()
    {
        Ward ward;
        const QJsonObject made = ward.create(0, QStringLiteral("REBOOT_VM")).body;
        const QString id = made.value(u"id").toString();
        QCOMPARE(ward.read(ward.of(QStringLiteral("nobody"))).status, 404);
        QCOMPARE(ward.read(ward.of(ward.node(0).instanceId, QStringLiteral("/nothing"))).status, 404);
        QCOMPARE(ward.read(ward.of(ward.node(1).instanceId, u'/' + id)).status, 404);
        QCOMPARE(ward.read(QStringLiteral("/v1/compute/clusters/none/instances/-/remediations")).status, 404);
        QCOMPARE(ward.send("POST", ward.of(QStringLiteral("-")), {}).status, 404);
        QCOMPARE(ward.send("POST", ward.of(ward.node(1).instanceId, u'/' + id + QStringLiteral("/cancel")), {}).status, 404);
        QCOMPARE(ward.read(ward.of(ward.node(0).instanceId, u'/' + id)).body, made);
    }

    void aReviewSaysWhoAndWhenAndWhy()
    {
        Ward ward;
        const QJsonObject waiting = ward.suggested(0);
        QCOMPARE(waiting.value(u"state").toString(), QStringLiteral("PENDING_APPROVAL"));
        QCOMPARE(waiting.value(u"mode").toString(), QStringLiteral("REMEDIATION_MODE_HOST_AWARE"));
        const QJsonObject approved = ward.review(waiting, QStringLiteral("approve"),
                                                 {{QStringLiteral("comment"), QStringLiteral("go")},
                                                  {QStringLiteral("mode"), QStringLiteral("REMEDIATION_MODE_REBOOT_VM")}}).body;
        QCOMPARE(approved.value(u"state").toString(), QStringLiteral("PENDING"));
        QCOMPARE(approved.value(u"mode").toString(), QStringLiteral("REMEDIATION_MODE_REBOOT_VM"));
        QCOMPARE(approved.value(u"review_comment").toString(), QStringLiteral("go"));
        QCOMPARE(approved.value(u"review_time").toString(), ward.simulation.now().toIso());
        QVERIFY(!approved.value(u"reviewed_by").toString().isEmpty());
    }

    void aReviewWithoutBodyIsFine()
    {
        Ward ward;
        const QJsonObject waiting = ward.suggested(0);
        const QString path = ward.of(waiting.value(u"instance_id").toString(), u'/' + waiting.value(u"id").toString());
        const HttpReply reply = ward.front.answer(Desk::call("POST", path + QStringLiteral("/reject")));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body.value(u"state").toString(), QStringLiteral("CANCELLED"));
        QVERIFY(reply.body.contains(u"end_time"));
        QVERIFY(!reply.body.contains(u"review_comment"));
    }

    void aPowerCycleCannotBeApproved()
    {
        Ward ward;
        const QJsonObject waiting = ward.suggested(0);
        const HttpReply reply = ward.review(waiting, QStringLiteral("approve"),
                                            {{QStringLiteral("mode"), QStringLiteral("REMEDIATION_MODE_HOST_POWER_CYCLE")}});
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.body.value(u"error").toObject().value(u"param").toString(), QStringLiteral("mode"));
        QCOMPARE(ward.review(waiting, QStringLiteral("approve"), {{QStringLiteral("mode"), QStringLiteral("NO_MODE")}}).status, 422);
        QCOMPARE(ward.review(waiting, QStringLiteral("approve")).status, 200);
    }

    void theWrongStateIsAConflict_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QStringList>("allowed");
        QTest::newRow("approved") << "approve" << QStringList{QStringLiteral("cancel")};
        QTest::newRow("rejected") << "reject" << QStringList();
        QTest::newRow("cancelled") << "cancel" << QStringList();
    }
    void theWrongStateIsAConflict()
    {
        QFETCH(QString, first);
        QFETCH(QStringList, allowed);
        Ward ward;
        size_t index = 0;
        for (const char16_t *verb : {u"approve", u"reject", u"cancel"}) {
            const QJsonObject waiting = ward.suggested(index++);
            QCOMPARE(ward.review(waiting, first).status, 200);
            const HttpReply second = ward.review(waiting, QString::fromUtf16(verb));
            QCOMPARE(second.status, allowed.contains(QString::fromUtf16(verb)) ? 200 : 409);
            QVERIFY(second.status == 200 || !Desk::message(second).isEmpty());
        }
    }

    void whatIsUnderWayCannotBeCancelled()
    {
        Ward ward;
        const QJsonObject made = ward.create(0, QStringLiteral("REBOOT_VM")).body;
        const RemediationRecord &record = *ward.cluster.remediation(made.value(u"id").toString());
        while (!isOver(record.state)) {
            ward.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")}});
            if (record.state != RemediationState::Pending)
                QCOMPARE(ward.review(made, QStringLiteral("cancel")).status, 409);
        }
        QCOMPARE(record.state, RemediationState::Succeeded);
    }

    void listsAreFilteredSortedAndPaged()
    {
        Ward ward;
        QStringList made;
        for (size_t i = 0; i < 3; ++i) {
            const QString id = QStringLiteral("r%1").arg(i);
            const HttpReply reply = ward.create(i, i == 1 ? QStringLiteral("VM_ONLY") : QStringLiteral("REBOOT_VM"),
                                                QStringLiteral("?remediation_id=") + id);
            QCOMPARE(reply.status, 200);
            made.prepend(id);
            ward.moveClock({{QStringLiteral("advance_seconds"), 10}});
        }
        const QString all = ward.of(QStringLiteral("-"));
        QCOMPARE(ward.ids(all), made); // newest first
        QCOMPARE(ward.ids(ward.of(ward.node(1).instanceId)), QStringList{QStringLiteral("r1")});
        ward.review(ward.read(ward.of(ward.node(2).instanceId, QStringLiteral("/r2"))).body, QStringLiteral("cancel"));

        const auto expect = [&](const QString &query, const QString &ids) {
            QCOMPARE(ward.ids(all + u'?' + query).join(u' '), ids);
        };
        expect(QStringLiteral("state=CANCELLED"), QStringLiteral("r2"));
        expect(QStringLiteral("state=CANCELLED,PENDING"), QStringLiteral("r2 r1 r0"));
        expect(QStringLiteral("state=CANCELLED%2CPENDING&mode=REMEDIATION_MODE_REBOOT_VM"), QStringLiteral("r2 r0"));
        expect(QStringLiteral("state=CANCELLED&state=PENDING"), QStringLiteral("r2 r1 r0"));
        expect(QStringLiteral("mode[]=REMEDIATION_MODE_VM_ONLY"), QStringLiteral("r1"));
        expect(QStringLiteral("mode%5B%5D=REMEDIATION_MODE_VM_ONLY"), QStringLiteral("r1"));
        expect(QStringLiteral("trigger=REMEDIATION_TRIGGER_AUTOMATED"), QString());
        expect(QStringLiteral("order_by=create_time"), QStringLiteral("r0 r1 r2"));
        expect(QStringLiteral("order_by=create_time%20desc"), QStringLiteral("r2 r1 r0"));
        expect(QStringLiteral("order_by=update_time+desc&page_size=1"), QStringLiteral("r2"));
        expect(QStringLiteral("order_by=mode+asc"), QStringLiteral("r0 r2 r1"));

        QStringList paged;
        QString token;
        int pages = 0;
        do {
            const QJsonObject page = ward.read(all + QStringLiteral("?page_size=2&page_token=") + token).body;
            for (const auto &entry : page.value(u"remediations").toArray())
                paged.append(entry.toObject().value(u"id").toString());
            token = page.value(u"next_page_token").toString();
            QCOMPARE(page.value(u"has_next").toBool(), !token.isEmpty());
            ++pages;
        } while (!token.isEmpty() && pages < 5);
        QCOMPARE(pages, 2);
        QCOMPARE(paged, made);
        // As the contract's example writes it.
        QCOMPARE(ward.read(all + QStringLiteral("?page_size=1")).body.value(u"next_page_token").toString(), QStringLiteral("b2Zmc2V0PTE"));
    }

    void aListIsRefused_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("state=BROKEN") << 422;
        QTest::newRow("state=PENDING,BROKEN") << 422;
        QTest::newRow("mode=REBOOT_VM") << 422;
        QTest::newRow("trigger=SOMEBODY") << 422;
        QTest::newRow("order_by=mood") << 400;
        QTest::newRow("order_by=create_time%20sideways") << 400;
        QTest::newRow("page_size=-1") << 422;
        QTest::newRow("page_size=many") << 422;
        QTest::newRow("page_token=nonsense") << 400;
        QTest::newRow("page_token=b2Zmc2V0PS0x") << 400; // offset=-1
        QTest::newRow("page_token=T0ZGU0VUPTE") << 400; // OFFSET=1
    }
    void aListIsRefused()
    {
        QFETCH(int, status);
        Ward ward;
        const HttpReply reply = ward.read(ward.of(QStringLiteral("-"), u'?' + QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(reply.status, status);
        QVERIFY(!Desk::message(reply).isEmpty());
    }

    void theNodeShowsItsRepairWhileItHappens()
    {
        Ward ward;
        const QString nodeId = ward.node(0).id;
        const auto shown = [&](const QString &list) {
            const QJsonObject cluster = ward.read(QStringLiteral("/v1/compute/clusters/") + ward.cluster.id).body;
            for (const auto &entry : cluster.value(list).toArray()) {
                if (entry.toObject().value(u"node_id").toString() == nodeId)
                    return entry.toObject();
            }
            return QJsonObject();
        };
        const QString live = QStringLiteral("gpu_worker_nodes");
        QVERIFY(!shown(live).contains(u"latest_remediation"));
        ward.create(0, QStringLiteral("HOST_AWARE"));
        QStringList statuses;
        while (!shown(live).isEmpty()) {
            const QJsonObject node = shown(live);
            const QString status = node.value(u"status").toString();
            if (statuses.isEmpty() || statuses.last() != status)
                statuses.append(status);
            QCOMPARE(node.value(u"marked_for_deletion").toBool(), status != u"Running");
            ward.moveClock({{QStringLiteral("to"), QStringLiteral("next-change")}});
        }
        QCOMPARE(statuses.join(u' '), QStringLiteral("Running Cordoning Draining Migrating"));
        const QJsonObject gone = shown(QStringLiteral("deleted_gpu_worker_nodes"));
        QCOMPARE(gone.value(u"latest_remediation").toObject().value(u"state").toString(), QStringLiteral("SUCCEEDED"));
        // What was done to it can still be read.
        QCOMPARE(ward.ids(ward.of(gone.value(u"instance_id").toString())).size(), 1);
        QCOMPARE(ward.send("POST", ward.of(gone.value(u"instance_id").toString()),
                           {{QStringLiteral("mode"), QStringLiteral("REMEDIATION_MODE_REBOOT_VM")}}).status, 409);
    }

    void aSignalIsShownAsALinkedAlertUntilItIsOver()
    {
        Ward ward;
        const HttpReply told = ward.signal(0, QStringLiteral("DmesgXidError"), {{QStringLiteral("xid"), 79}});
        QCOMPARE(told.status, 200);
        QCOMPARE(told.body.value(u"mode").toString(), QStringLiteral("REMEDIATION_MODE_HOST_AWARE"));
        QCOMPARE(told.body.value(u"state").toString(), QStringLiteral("PENDING_APPROVAL"));
        const QString path = ward.of(ward.node(0).instanceId, u'/' + told.body.value(u"remediation_id").toString());
        const auto alert = [&] { return ward.read(path).body.value(u"linked_alerts").toArray().first().toObject(); };
        QCOMPARE(alert().value(u"alert_name").toString(), QStringLiteral("DmesgXidError"));
        QCOMPARE(alert().value(u"severity").toString(), QStringLiteral("PHC_SEVERITY_CRITICAL"));
        const QJsonObject event = alert().value(u"annotation").toObject().value(u"xid").toObject().value(u"events").toArray().first().toObject();
        QCOMPARE(event.value(u"xid_code").toString(), QStringLiteral("79"));
        QVERIFY(!alert().contains(u"resolved_at"));
        QCOMPARE(ward.signal(0, QStringLiteral("DmesgXidError"), {{QStringLiteral("cleared"), true}}).status, 200);
        QVERIFY(alert().contains(u"resolved_at"));
        QCOMPARE(ward.signal(0, QStringLiteral("DmesgXidError"), {{QStringLiteral("cleared"), true}}).status, 409);
        ward.moveClock({{QStringLiteral("advance_seconds"), 300}});
        QCOMPARE(ward.read(path).body.value(u"state").toString(), QStringLiteral("AUTO_RESOLVED"));
    }

    void aSignalThatSuggestsNothingSaysSo()
    {
        Ward ward;
        const HttpReply told = ward.signal(0, QStringLiteral("SlurmNodeUnavailable"));
        QCOMPARE(told.status, 200);
        QVERIFY(told.body.value(u"remediation_id").isNull() && told.body.value(u"mode").isNull());
        QCOMPARE(ward.signal(0, QStringLiteral("NodeFeelsBad")).status, 422);
        QCOMPARE(ward.send("POST", QStringLiteral("/x/signal"), {{QStringLiteral("cluster_id"), ward.cluster.id},
                                                                 {QStringLiteral("alert_name"), QStringLiteral("DmesgXidError")}}).status, 422);
        QCOMPARE(ward.send("POST", QStringLiteral("/x/signal"), {{QStringLiteral("cluster_id"), ward.cluster.id},
                                                                 {QStringLiteral("instance_id"), QStringLiteral("nobody")},
                                                                 {QStringLiteral("alert_name"), QStringLiteral("DmesgXidError")}}).status, 404);
    }
};

QTEST_GUILESS_MAIN(TestRemediationRoutes)
#include "tst_remediationroutes.moc"
