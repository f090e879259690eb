// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "scriptedservice.h"
#include "sessionrig.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace deck;

namespace {

const QByteArray jsonType = "application/json";

/// A cluster of the contract, moved to before the service's present.
QJsonObject contractCluster(const char *name)
{
    QByteArray text = fixture(QStringLiteral("contract/%1.json").arg(QLatin1String(name)));
    text.replace("\"2026-08-", "\"2026-04-");
    return QJsonDocument::fromJson(text).object();
}

QJsonObject volume(const char *id, int sizeTib)
{
    return {{QStringLiteral("volume_id"), QLatin1String(id)},
            {QStringLiteral("volume_name"), QStringLiteral("data of %1").arg(QLatin1String(id))},
            {QStringLiteral("size_tib"), sizeTib},
            {QStringLiteral("status"), QStringLiteral("available")}};
}

QByteArray listOf(const QJsonArray &clusters)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("clusters"), clusters}}).toJson(QJsonDocument::Compact);
}

bool isClusterList(const QByteArray &target)
{
    return target.split('?').first().endsWith("/compute/clusters");
}

bool isVolumeList(const QByteArray &target)
{
    return target.split('?').first().endsWith("/storage/volumes");
}

/// `content` as HTTP sends it with "Content-Encoding: deflate".
QByteArray deflated(const QByteArray &content)
{
    return qCompress(content, 9).mid(4);
}

} // namespace

/// What a service, or something in front of it, may answer instead of the fleet (DESIGN.md, decision 11): nothing of it may end
/// a life, a span or a cluster, and the window keeps what it had.
class TestBadAnswers : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedService> m_service;
    std::unique_ptr<SessionRig> m_rig;

    LiveSession &session() { return *m_rig->session; }

    bool startRig()
    {
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path(), Secret(QByteArrayLiteral("test-key-0123456789")),
                                             ProjectId(QStringLiteral("proj 7/é")));
        return m_rig->start();
    }

    /// Everything that must not be touched by an answer that says nothing.
    QStringList past()
    {
        QStringList lines;
        for (const ClusterRecord &each : session().history().clusters())
            lines.append(QStringLiteral("cluster %1 gone %2 missing %3").arg(each.id.toString()).arg(each.goneAt.has_value())
                             .arg(each.missingSince.has_value()));
        for (const NodeLife &each : session().history().allLives())
            lines.append(QStringLiteral("life %1 ended %2").arg(each.key.node.node.toString()).arg(each.endedAt.has_value()));
        for (const VolumeSpan &each : session().history().volumeSpans())
            lines.append(QStringLiteral("volume %1 at %2 ended %3").arg(each.volume.toString(), each.cluster.toString())
                             .arg(each.to.has_value()));
        lines.append(QStringLiteral("%1 events").arg(session().history().events({}).size()));
        CostQuery query;
        query.from = *Instant::fromRfc3339(u"2026-04-01T00:00:00Z");
        query.to = *Instant::fromRfc3339(u"2026-05-04T10:00:00Z");
        qint64 open = 0;
        const CostReport cost = session().cost(query);
        for (const Charge &charge : cost.charges)
            open += charge.open ? 1 : 0;
        lines.append(QStringLiteral("%1 charges, %2 of them open").arg(cost.charges.size()).arg(open));
        return lines;
    }

    void answerListsWith(const QByteArray &whole)
    {
        m_service->onReadOf = [whole](const RawServer::Request &request) {
            const QByteArray target = request.target;
            return isClusterList(target) ? std::optional(whole) : std::nullopt;
        };
        session().refresh();
    }

    const ClusterEntry *entry(const char *id) { return session().snapshot()->find(ClusterId(QLatin1String(id))); }

    static constexpr const char *mixed = "5c1f7a08-3d7e-4c53-9b1a-0a6d2f4e8b11";

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_service = std::make_unique<ScriptedService>();
        m_service->clusters = {contractCluster("ClusterHealthyMixed"),
                               ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("second"), m_service->now())};
        m_service->volumes = {volume("3a8f21d6-7f52-4b8e-8d0c-92c1f6e3b501", 4), volume("v-alone", 2)};
    }
    void cleanup()
    {
        m_rig.reset();
        m_service.reset();
        m_folder.reset();
    }

    void oneOddDateHeaderIsNoCoverageGap()
    {
        m_service->volumes = {};
        QVERIFY(startRig());
        QSignalSpy published(&session(), &FleetSession::snapshotPublished);
        bool sent = false;
        m_service->onReadOf = [&](const RawServer::Request &request) -> std::optional<QByteArray> {
            if (sent || !isClusterList(request.target))
                return std::nullopt;
            sent = true;
            m_service->dateSkew = std::chrono::hours(3);
            const QByteArray answer = m_service->answer(200, listOf(m_service->clusters));
            m_service->dateSkew = Seconds(0);
            return answer;
        };
        session().refresh();
        QTRY_VERIFY(sent);
        published.clear();
        QTRY_VERIFY(published.size() >= 2);
        QVERIFY(session().history().gaps().isEmpty());
        QVERIFY(session().snapshot()->observedAt < m_service->now() + std::chrono::minutes(30));
    }

    void isNeverTakenForAnEmptyFleet_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("status");
        QTest::addColumn<Error::Kind>("kind");
        const auto add = [](const char *name, const QByteArray &body, const QByteArray &headers = {}, const QByteArray &type = jsonType,
                            int status = 200, Error::Kind kind = Error::Kind::Decode) {
            QTest::newRow(name) << body << headers << type << status << kind;
        };
        add("error inside", R"({"error":{"message":"backend down","type":"internal"},"clusters":[]})");
        add("flat error inside", R"({"code":14,"message":"backend down","clusters":[]})");
        add("error as text inside", R"({"error":"backend down","clusters":[]})");
        add("html", "<!doctype html><title>Sign in</title>", {}, "text/html");
        add("html called json", "\xef\xbb\xbf <html><body>Welcome to the hotel</body></html>");
        add("cut json", listOf({contractCluster("ClusterHealthyMixed")}).left(900));
        add("204", {}, {}, jsonType, 204);
        add("empty", {});
        add("blank", "  \r\n\t ");
        add("null list", R"({"clusters":null})");
        add("no list", "{}");
        add("bare array", "[]");
        add("null", "null");
        add("list is an object", R"({"clusters":{"0":{}}})");
        add("list is a text", R"({"clusters":"none"})");
        add("another list", R"({"volumes":[],"data":[]})");
        add("entries without ids", R"({"clusters":[{},{"cluster_id":null},{"cluster_id":""},7,null]})");
        add("10 MB of garbage", QByteArray(10'000'000, '\xa5'), {}, "application/octet-stream");
        add("deeply nested", R"({"clusters":)" + QByteArray(200'000, '[') + QByteArray(200'000, ']') + "}");
        add("65 MiB", R"({"clusters":[]})" + QByteArray(65 * 1024 * 1024, ' '), {}, jsonType, 200, Error::Kind::TooLarge);
        add("broken compression", "{\"clusters\":[]}", "Content-Encoding: gzip\r\n");
        add("two documents", R"({"clusters":[]}{"clusters":[]})");
        add("utf-16", QByteArray("\xff\xfe{\0\"\0c\0", 8));
    }
    void isNeverTakenForAnEmptyFleet()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, headers);
        QFETCH(QByteArray, type);
        QFETCH(int, status);
        QFETCH(Error::Kind, kind);
        QVERIFY(startRig());
        QAbstractItemModelTester tester(session().clusters(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList before = past();
        const int rows = session().clusters()->rowCount();
        QCOMPARE(rows, 2);
        QSignalSpy history(&session(), &FleetSession::historyChanged);

        answerListsWith(m_service->answer(status, body, headers, type));
        QTRY_COMPARE_WITH_TIMEOUT(session().connection().kind, ConnectionState::Kind::Stale, 15'000);
        QCOMPARE(session().connection().error->kind, kind);
        QVERIFY(!session().connection().error->detail.isEmpty());
        QVERIFY(session().hasFleet());
        QCOMPARE(session().clusters()->rowCount(), rows);
        for (int row = 0; row < rows; ++row) {
            QVERIFY(session().clusters()->rowAt(row).stale); // keeps its words, loses its colour
            QCOMPARE(session().clusters()->rowAt(row).presence, Presence::Listed);
        }
        QCOMPARE(past(), before);
        QCOMPARE(history.size(), 0);

        m_service->onReadOf = nullptr;
        session().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(session().connection().kind, ConnectionState::Kind::Live, 15'000);
        QVERIFY(!session().clusters()->rowAt(0).stale);
        QCOMPARE(past(), before);
    }

    void aSmallAnswerThatUnpacksToTooMuchIsRefused()
    {
        QVERIFY(startRig());
        const QStringList before = past();
        const QByteArray bomb = deflated(R"({"clusters":[]})" + QByteArray(80 * 1024 * 1024, ' '));
        QVERIFY(bomb.size() < 200'000);
        answerListsWith(m_service->answer(200, bomb, "Content-Encoding: deflate\r\n"));
        QTRY_COMPARE_WITH_TIMEOUT(session().connection().kind, ConnectionState::Kind::Stale, 20'000);
        QCOMPARE(past(), before);
        QCOMPARE(session().clusters()->rowCount(), 2);
    }

    void whatIsOddButGoodIsTaken_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("oddity"); // empty: nothing is odd about it
        const QJsonArray both{contractCluster("ClusterHealthyMixed"),
                              ScriptedService::cluster(QStringLiteral("c-2"), QStringLiteral("second"), *Instant::fromRfc3339(u"2026-05-04T10:00:00Z"))};
        QJsonObject degraded = contractCluster("ClusterHealthyMixed");
        degraded.insert(QStringLiteral("status"), QStringLiteral("Degraded"));
        QJsonObject twins = contractCluster("ClusterHealthyMixed");
        QJsonArray nodes = twins[QStringLiteral("gpu_worker_nodes")].toArray();
        QJsonObject twin = nodes.first().toObject();
        twin.insert(QStringLiteral("num_gpus"), 4);
        nodes.append(twin);
        twins.insert(QStringLiteral("gpu_worker_nodes"), nodes);
        QByteArray broken = listOf(both);
        broken.replace("aurora-train", "aur\xffra-train");
        const QByteArray list = listOf(both);
        QTest::newRow("another type") << list << QByteArray("text/plain") << QString();
        QTest::newRow("no type") << list << QByteArray() << QString();
        QTest::newRow("byte order mark") << "\xef\xbb\xbf" + list << jsonType << QString();
        QTest::newRow("invalid utf-8 in a name") << broken << jsonType << QStringLiteral(": not UTF-8");
        QTest::newRow("a cluster twice") << listOf({both.at(0), both.at(1), degraded}) << jsonType
                                         << QStringLiteral("clusters[].cluster_id: there twice");
        QTest::newRow("a node twice") << listOf({twins, both.at(1)}) << jsonType
                                      << QStringLiteral("clusters[].gpu_worker_nodes[].node_id: there twice");
    }
    void whatIsOddButGoodIsTaken()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(QString, oddity);
        QVERIFY(startRig());
        NodeTableModel *nodes = session().nodes(ClusterId(QLatin1String(mixed)));
        QAbstractItemModelTester tester(nodes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList before = past();
        const int rows = nodes->rowCount();
        const QMap<JsonOddity, qint64> usual = m_rig->transport.oddities().counts();
        QSignalSpy published(&session(), &FleetSession::snapshotPublished);
        answerListsWith(m_service->answer(200, body, {}, type));
        QTRY_VERIFY(published.size() >= 2);
        QCOMPARE(session().connection().kind, ConnectionState::Kind::Live);
        QCOMPARE(session().clusters()->rowCount(), 2);
        QCOMPARE(nodes->rowCount(), rows);
        QVERIFY(entry(mixed)->cluster.status == ClusterStatus::Ready);
        QCOMPARE(past(), before);
        QStringList lines;
        for (auto each = m_rig->transport.oddities().counts().cbegin(); each != m_rig->transport.oddities().counts().cend(); ++each) {
            if (!usual.contains(each.key()))
                lines.append(each.key().path);
        }
        const bool isOdd = !oddity.isEmpty();
        QVERIFY2(lines.isEmpty() == !isOdd, qPrintable(lines.join(QLatin1Char('\n'))));
        if (isOdd)
            QVERIFY2(lines.contains(oddity.left(oddity.indexOf(QLatin1Char(':')))), qPrintable(lines.join(QLatin1Char('\n'))));
    }

    void aPartOfAClusterThatCannotBeReadEndsNothing_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        for (const char *field : {"gpu_worker_nodes", "volumes", "node_lifecycle_events", "deleted_gpu_worker_nodes", "phase_transitions",
                                  "num_gpus", "desired_preemptible_gpus", "allocated_preemptible_gpus", "status", "cluster_name"}) {
            QTest::addRow("%s null", field) << QString::fromLatin1(field) << QJsonValue();
            QTest::addRow("%s removed", field) << QString::fromLatin1(field) << QJsonValue(QJsonValue::Undefined);
            QTest::addRow("%s mistyped", field) << QString::fromLatin1(field) << QJsonValue(true);
        }
        QTest::newRow("one node unusable") << QStringLiteral("gpu_worker_nodes[0]") << QJsonValue(7);
        QTest::newRow("one node without names") << QStringLiteral("gpu_worker_nodes[0]") << QJsonValue(QJsonObject());
        QTest::newRow("one volume unusable") << QStringLiteral("volumes[0]") << QJsonValue(QJsonObject());
    }
    void aPartOfAClusterThatCannotBeReadEndsNothing()
    {
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        QVERIFY(startRig());
        NodeTableModel *nodes = session().nodes(ClusterId(QLatin1String(mixed)));
        QAbstractItemModelTester tester(nodes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QStringList before = past();
        const int rows = nodes->rowCount();
        QSignalSpy history(&session(), &FleetSession::historyChanged);
        QSignalSpy published(&session(), &FleetSession::snapshotPublished);
        const QJsonArray good = m_service->clusters;
        QJsonObject odd = good.first().toObject();
        const QString key = field.section(QLatin1Char('['), 0, 0);
        if (key != field) {
            QJsonArray list = odd[key].toArray();
            list.replace(0, value);
            odd.insert(key, list);
        } else if (value.isUndefined()) {
            odd.remove(key);
        } else {
            odd.insert(key, value);
        }
        m_service->clusters = {odd, good.at(1)};
        session().refresh();
        QTRY_VERIFY(published.size() >= 2);
        QCOMPARE(nodes->rowCount(), rows);
        QCOMPARE(past(), before);
        if (field == QLatin1String("status"))
            QVERIFY(entry(mixed)->cluster.status != ClusterStatus::Ready);
        // All of it again: nothing had happened.
        m_service->clusters = good;
        published.clear();
        session().refresh();
        QTRY_VERIFY(published.size() >= 2);
        QCOMPARE(past(), before);
    }

    void notFoundFromSomebodyElseEndsNothing_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::newRow("web page") << QByteArray("<!doctype html><title>404</title>") << QByteArray("text/html");
        QTest::newRow("line of a proxy") << QByteArray("404 page not found") << QByteArray("text/plain");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("object without words") << QByteArray("{}") << jsonType;
        QTest::newRow("the service, of what its own list names") << QByteArray(R"({"error":{"message":"no such thing"}})") << jsonType;
    }
    void notFoundFromSomebodyElseEndsNothing()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QVERIFY(startRig());
        const QStringList before = past();
        // Lists without events: each cluster is then read by id.
        QJsonArray bare;
        for (const QJsonValue &each : std::as_const(m_service->clusters)) {
            QJsonObject cluster = each.toObject();
            cluster.remove(QStringLiteral("node_lifecycle_events"));
            bare.append(cluster);
        }
        int askedById = 0;
        m_service->onReadOf = [&](const RawServer::Request &request) -> std::optional<QByteArray> {
            if (isClusterList(request.target))
                return m_service->answer(200, listOf(bare));
            if (isVolumeList(request.target) || request.target.endsWith("/regions"))
                return std::nullopt;
            ++askedById;
            return m_service->answer(404, body, {}, type);
        };
        QSignalSpy published(&session(), &FleetSession::snapshotPublished);
        session().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(askedById >= 6, 20'000);
        const auto soFar = published.size();
        QTRY_VERIFY_WITH_TIMEOUT(published.size() > soFar + 1, 20'000);
        QCOMPARE(session().snapshot()->clusters.size(), 2);
        QCOMPARE(past(), before);
    }

    void everyListAsksForTheProject()
    {
        QVERIFY(startRig());
        session().refresh();
        QSignalSpy published(&session(), &FleetSession::snapshotPublished);
        QTRY_VERIFY(published.size() >= 2);
        int lists = 0;
        for (const RawServer::Request &request : m_service->requests()) {
            if (!isClusterList(request.target) && !isVolumeList(request.target))
                continue;
            ++lists;
            QVERIFY2(request.target.endsWith("?projectId=proj%207%2F%C3%A9"), request.target.constData());
        }
        QVERIFY(lists >= 4);
    }

    void anEmptyListMakesClustersAndVolumesMissingNotGone()
    {
        QVERIFY(startRig());
        // The key loses its role: lists are empty, and reading by id is refused.
        m_service->onReadOf = [this](const RawServer::Request &request) -> std::optional<QByteArray> {
            const QByteArray target = request.target;
            if (isClusterList(target))
                return m_service->answer(200, R"({"clusters":[]})");
            if (isVolumeList(target))
                return m_service->answer(200, R"({"volumes":[]})");
            return target.endsWith("/regions") ? std::nullopt
                                               : std::optional(m_service->answer(403, R"({"error":{"message":"no role"}})"));
        };
        session().refresh();
        const auto isMissing = [this] {
            return std::ranges::all_of(session().snapshot()->clusters,
                                       [](const ClusterEntry &each) { return each.presence == Presence::Missing; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isMissing(), 15'000);
        const auto volumesMissing = [this] {
            return std::ranges::all_of(session().snapshot()->volumes, [](const Volume &each) {
                return each.missing || each.id.toString().startsWith(QLatin1String("3a8f"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(volumesMissing() && session().snapshot()->volumes.size() >= 1, 15'000);
        QCOMPARE(session().connection().kind, ConnectionState::Kind::Live);
        QCOMPARE(session().clusters()->rowCount(), 2);
        QCOMPARE(session().history().missingClusters().size(), 2);
        for (const NodeLife &life : session().history().allLives())
            QVERIFY(!life.endedAt);
        for (const VolumeSpan &span : session().history().volumeSpans())
            QVERIFY(!span.to);

        // The program starts anew in the middle of it: it still ends nothing.
        m_rig.reset();
        QVERIFY(startRig());
        QTRY_COMPARE(session().history().missingClusters().size(), 2);
        for (const NodeLife &life : session().history().allLives())
            QVERIFY(!life.endedAt);
        QCOMPARE(session().history().volumeSpans().size(), 2);
        for (const VolumeSpan &span : session().history().volumeSpans())
            QVERIFY(!span.to);
        m_rig.reset();

        // Now the service says of each that it does not exist.
        m_service->onReadOf = nullptr;
        m_service->clusters = {};
        m_service->volumes = {};
        QVERIFY(startRig());
        QTRY_VERIFY(session().history().missingClusters().isEmpty());
        QVERIFY(session().history().cluster(ClusterId(QLatin1String(mixed)))->goneAt);
        for (const NodeLife &life : session().history().allLives())
            QVERIFY(life.endedAt);
        const auto volumesEnded = [this] {
            return std::ranges::all_of(session().history().volumeSpans(), [](const VolumeSpan &span) { return span.to.has_value(); });
        };
        QTRY_VERIFY(volumesEnded());
    }

    void anAnswerAboutAnotherClusterIsNoAnswer()
    {
        QVERIFY(startRig());
        const QJsonObject other = m_service->clusters.at(1).toObject();
        m_service->clusters = {m_service->clusters.at(1)};
        m_service->onReadOf = [this, other](const RawServer::Request &request) -> std::optional<QByteArray> {
            const QByteArray target = request.target;
            if (!target.endsWith(mixed))
                return std::nullopt;
            return m_service->answer(200, QJsonDocument(other).toJson());
        };
        session().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(entry(mixed)->presence, Presence::Missing, 15'000);
        QCOMPARE(session().clusters()->rowCount(), 2);
    }
};

QTEST_GUILESS_MAIN(TestBadAnswers)
#include "tst_badanswers.moc"
