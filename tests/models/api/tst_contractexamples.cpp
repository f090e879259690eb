// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountcodec.h"
#include "billingcodec.h"
#include "clustercodec.h"
#include "contractrequests.h"
#include "decodedtext.h"
#include "httptransport.h"
#include "regioncodec.h"
#include "remediationcodec.h"
#include "remediationapi.h"
#include "serverclock.h"
#include "volumecodec.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"
#include "rawserver.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QTcpSocket>
#include <QTest>

using namespace deck;

namespace {

const char *const json = "application/json";

/// What an example says, as text; errors too, so that a decoder which refuses it shows why.
template <class T>
QString textOf(const Result<T> &result)
{
    return result ? decodedText(*result) : QStringLiteral("refused: ") + result.error().summary();
}

template <class T>
QString textOf(const Result<Page<T>> &result)
{
    if (!result)
        return QStringLiteral("refused: ") + result.error().summary();
    const QString next = result->next.isEmpty() ? QStringLiteral("last page\n") : QStringLiteral("next: %1\n").arg(result->next);
    return decodedText(result->entries) + next;
}

QString textOf(const Result<BillingPage> &result)
{
    if (!result)
        return QStringLiteral("refused: ") + result.error().summary();
    return decodedText(result->usage) + (result->next.isEmpty() ? QStringLiteral("last page\n") : QStringLiteral("next: %1\n").arg(result->next));
}

QString textOf(const Result<Done> &result)
{
    return result ? QStringLiteral("done\n") : QStringLiteral("refused: ") + result.error().summary();
}

/// How the example of each answer is read, by the beginning of its name; the longest that fits counts.
struct Reading
{
    const char *prefix;
    QString (*read)(const QByteArray &body, JsonOddities &oddities);
};

const Reading readings[] = {
    {"ClusterList", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeClusterList(body, json, odd)); }},
    {"Cluster", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeCluster(body, json, odd)); }},
    {"RemediationList", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeRemediationPage(body, json, odd)); }},
    {"Remediation", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeRemediation(body, json, odd)); }},
    {"createVolume.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeVolume(body, json, odd)); }},
    {"getVolume.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeVolume(body, json, odd)); }},
    {"updateVolume.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeVolume(body, json, odd)); }},
    {"listVolumes.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeVolumeList(body, json, odd)); }},
    {"deleteVolume.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeVolumeDeletion(body, json, odd)); }},
    {"deleteCluster.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeClusterDeletion(body, json, odd)); }},
    {"listRegions.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeRegionList(body, json, odd)); }},
    {"whoAmI.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeAccount(body, json, odd)); }},
    {"getBillingUsage.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeBillingPage(body, json, odd)); }},
    {"listProjects.", [](const QByteArray &body, JsonOddities &odd) { return textOf(decodeProjectPage(body, json, odd)); }},
};

/// The status that an error example comes with, by the name of its response.
const QMap<QString, int> statuses{
    {QStringLiteral("ApproveBadRequest"), 400}, {QStringLiteral("BadRequest"), 400},   {QStringLiteral("ClusterBadRequest"), 400},
    {QStringLiteral("Unauthorized"), 401},      {QStringLiteral("Forbidden"), 403},    {QStringLiteral("NotFound"), 404},
    {QStringLiteral("OutOfStock"), 409},        {QStringLiteral("VolumeInUse"), 409},  {QStringLiteral("RemediationConflict"), 409},
    {QStringLiteral("Unprocessable"), 422},     {QStringLiteral("RateLimited"), 429},  {QStringLiteral("InternalError"), 500},
    {QStringLiteral("Unavailable"), 503},
};

/// Keys whose values the app does not keep, and why.
const QStringList dropped{
    QStringLiteral("kube_config"),                                              // a secret; only that there is one is kept
    QStringLiteral("ums_org_id"), QStringLiteral("ums_project_id"),             // inner ids of the service
    QStringLiteral("machine_cluster_id"), QStringLiteral("num_cpu_workers"),    // nothing is shown or decided by them
    QStringLiteral("num_capacity_pool_gpus"), QStringLiteral("duration_hours"), // contract based pools are not offered
    QStringLiteral("cluster_config"),                                           // but its load balancer, see below
    QStringLiteral("oidc_config"), QStringLiteral("slurm_shm_size_gib"),        // set at creation, never changed
    QStringLiteral("add_on_type"), QStringLiteral("xid"),                       // the add-on's name and the alert's summary say it
    QStringLiteral("annotations"), QStringLiteral("has_next"),                  // read only where the newer form is missing
    QStringLiteral("object"), QStringLiteral("network"),                        // the constant "list"; control plane addresses
};

/// All texts and numbers of an example that ought to be in what was decoded.
void collectLeaves(const QJsonValue &value, QStringList &leaves)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            if (!dropped.contains(field.key()))
                collectLeaves(field.value(), leaves);
        }
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (const QJsonValue &entry : array)
            collectLeaves(entry, leaves);
    } else if (value.isString()) {
        const std::optional<Instant> time = Instant::fromRfc3339(value.toString());
        const std::optional<Decimal> decimal = Decimal::fromText(value.toString());
        // "3.50", "35E-1" and "3.5" are one number.
        leaves.append(time ? time->toIso() : decimal ? decimal->toText() : value.toString());
    } else if (value.isDouble()) {
        leaves.append(QString::number(value.toDouble()));
    }
}

/// A control plane node's cores, memory and address are not kept.
QJsonValue withoutControlPlaneHardware(const QJsonValue &example)
{
    QJsonObject object = example.toObject();
    QJsonArray kept;
    const QJsonArray nodes = object.value(u"control_plane_nodes").toArray();
    for (const QJsonValue &entry : nodes) {
        QJsonObject node = entry.toObject();
        for (const char *key : {"num_cpu_cores", "memory_gib", "public_ipv4"})
            node.remove(QLatin1String(key));
        kept.append(node);
    }
    if (!nodes.isEmpty())
        object.insert(QStringLiteral("control_plane_nodes"), kept);
    QJsonArray clusters;
    const QJsonArray list = object.value(u"clusters").toArray();
    for (const QJsonValue &cluster : list)
        clusters.append(withoutControlPlaneHardware(cluster));
    if (!list.isEmpty())
        object.insert(QStringLiteral("clusters"), clusters);
    return object;
}

bool isRequest(const QString &name)
{
    return name.contains(QLatin1String(".request."));
}

bool isZones(const QString &name)
{
    return name.startsWith(QLatin1String("listAvailabilityZones."));
}

} // namespace

/// What every named example of the contract is read as, against tests/fixtures/decoded. An example without an expectation
/// fails, and so does an expectation without an example. With WRITE_DECODED=1 the texts are written anew, to be looked at.
class TestContractExamples : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyAnswerIsReadAsExpected_data() { addRows([](const QString &name) { return !isRequest(name) && !statusOf(name); }); }
    void everyAnswerIsReadAsExpected()
    {
        QFETCH(QString, name);
        if (isZones(name)) // of dedicated inference: not for GPU clusters, never asked for (facts.md, 1.1)
            return;
        const QByteArray body = fixture(QStringLiteral("contract/%1.json").arg(name));
        JsonOddities oddities;
        const QString text = read(name, body, oddities);
        QVERIFY2(!text.isEmpty(), "nothing reads this example");
        QVERIFY2(oddities.isEmpty(), qPrintable(oddities.lines().join(QLatin1Char('\n'))));
        compareWithExpectation(name, text);
    }

    void nothingOfAnAnswerIsLost_data() { everyAnswerIsReadAsExpected_data(); }
    void nothingOfAnAnswerIsLost()
    {
        QFETCH(QString, name);
        if (isZones(name) || name.startsWith(QLatin1String("delete"))) // deletions say yes, which is all that is read
            return;
        const QByteArray body = fixture(QStringLiteral("contract/%1.json").arg(name));
        JsonOddities oddities;
        const QString text = read(name, body, oddities);
        QStringList leaves;
        collectLeaves(withoutControlPlaneHardware(QJsonDocument::fromJson(body).object()), leaves);
        for (const QString &leaf : leaves)
            QVERIFY2(text.contains(leaf), qPrintable(QStringLiteral("%1 is not in what was decoded").arg(leaf)));
    }

    void everyErrorIsReadAsExpected_data() { addRows([](const QString &name) { return !isRequest(name) && statusOf(name); }); }
    void everyErrorIsReadAsExpected()
    {
        QFETCH(QString, name);
        const QByteArray body = fixture(QStringLiteral("contract/%1.json").arg(name));
        const int status = statusOf(name).value_or(0);
        RawServer server(RawServer::answering(RawServer::answer(status, body)));
        const FixedClock computer;
        ServerClock clock(computer);
        QNetworkAccessManager manager;
        HttpTransport transport(manager, clock, server.url(), Secret("key-for-tests"));
        const std::stop_token go;
        const RemediationKey key(ClusterId(QStringLiteral("c")), InstanceId(QStringLiteral("i")), RemediationId(QStringLiteral("r")));
        RemediationApi api(transport);
        const auto asRead = await(api.fetchRemediation(key, go));
        const auto asWrite = await(api.cancelRemediation(key, go));
        compareWithExpectation(name, QStringLiteral("read: ") + decodedText(asRead.error()) + QStringLiteral("write: ")
                                         + decodedText(asWrite.error()));
    }

    void everyRequestIsTheContracts_data() { addRows(isRequest); }
    void everyRequestIsTheContracts()
    {
        QFETCH(QString, name);
        QVERIFY2(contractRequests().contains(name), "no expectation");
        const SentRequest ours = contractRequests().value(name);
        if (ours.sent.isEmpty())
            return;
        const QByteArray theirs = fixture(QStringLiteral("contract/%1.json").arg(name));
        QCOMPARE(without(ours.aside, QJsonDocument::fromJson(ours.sent).object()), without(ours.aside, QJsonDocument::fromJson(theirs).object()));
    }

    void everyExpectationHasItsExample()
    {
        QDir decoded(QStringLiteral(FIXTURES "/decoded"));
        for (const QString &file : decoded.entryList({QStringLiteral("*.txt")}))
            QVERIFY2(QFile::exists(QStringLiteral(FIXTURES "/contract/") + file.chopped(4) + QStringLiteral(".json")), qPrintable(file));
        for (const QString &name : contractRequests().keys())
            QVERIFY2(QFile::exists(QStringLiteral(FIXTURES "/contract/%1.json").arg(name)), qPrintable(name));
    }

private:
    static std::optional<int> statusOf(const QString &name)
    {
        const auto status = statuses.find(name.section(QLatin1Char('.'), 0, 0));
        return status == statuses.end() ? std::nullopt : std::optional(*status);
    }

    template <class Wanted>
    static void addRows(Wanted wanted)
    {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(FIXTURES "/contract"));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        for (const QString &file : files) {
            const QString name = file.chopped(5);
            if (wanted(name))
                QTest::newRow(qPrintable(name)) << name;
        }
    }

    static QString read(const QString &name, const QByteArray &body, JsonOddities &oddities)
    {
        for (const Reading &reading : readings) {
            if (name.startsWith(QLatin1String(reading.prefix)))
                return reading.read(body, oddities);
        }
        return {};
    }

    static void compareWithExpectation(const QString &name, const QString &text)
    {
        const QString path = QStringLiteral(FIXTURES "/decoded/%1.txt").arg(name);
        if (qEnvironmentVariableIsSet("WRITE_DECODED")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.toUtf8());
            return;
        }
        QVERIFY2(QFile::exists(path), "no expectation");
        QCOMPARE(text.split(QLatin1Char('\n')), QString::fromUtf8(fixture(QStringLiteral("decoded/%1.txt").arg(name))).split(QLatin1Char('\n')));
    }

    static QJsonObject without(const QStringList &fields, QJsonObject object)
    {
        for (const QString &field : fields) {
            const QString parent = field.section(QLatin1Char('.'), 0, -2);
            if (parent.isEmpty()) {
                object.remove(field);
                continue;
            }
            QJsonObject inner = object.value(parent).toObject();
            inner.remove(field.section(QLatin1Char('.'), -1));
            object.insert(parent, inner);
        }
        return object;
    }
};

QTEST_GUILESS_MAIN(TestContractExamples)
#include "tst_contractexamples.moc"
