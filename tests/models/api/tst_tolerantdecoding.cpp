// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilitycodec.h"
#include "clustercodec.h"
#include "decodedfacts.h"
#include "fixture.h"
#include "jsonmutations.h"
#include "jsonoddities.h"
#include "regioncodec.h"
#include "volumecodec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <initializer_list>
#include <map>

using namespace deck;

namespace {

/// What a list claims, entry by entry in its order; nothing when it was refused.
using Entries = std::optional<QList<QStringList>>;
using Reader = std::function<Entries(const QByteArray &, JsonOddities &)>;

template <class T>
Reader readerOf(Result<QList<T>> (*decode)(const QByteArray &, const QByteArray &, JsonOddities &))
{
    return [decode](const QByteArray &body, JsonOddities &oddities) -> Entries {
        const Result<QList<T>> list = decode(body, "application/json", oddities);
        if (!list)
            return std::nullopt;
        QList<QStringList> entries;
        for (const T &each : *list)
            entries.append(factsOf(each));
        return entries;
    };
}

/// A list as one codec reads it, and what the contract says about its fields.
struct Subject
{
    Reader read;
    QJsonValue document;
    QStringList notRequired;  ///< may be absent without being odd
    QStringList notRead;      ///< nobody looks at these and what is below them
    QStringList identifying; ///< without these an entry is nothing
};

QStringList words(std::initializer_list<const char *> texts)
{
    QStringList result;
    for (const char *text : texts)
        result.append(QLatin1String(text));
    return result;
}

QJsonValue example(const char *name)
{
    const QByteArray text = fixture(QStringLiteral("contract/%1.json").arg(QLatin1String(name)));
    return QJsonDocument::fromJson(text).object();
}

/// Two clusters of the contract that have everything between them, and a third that no mutation touches.
QJsonValue clusterList(const char *first)
{
    const QJsonObject untouched = example("ClusterSlurm").toObject();
    return QJsonObject{{QStringLiteral("clusters"), QJsonArray{example(first), untouched}}};
}

Subject clusters(const char *first)
{
    Subject subject;
    subject.read = readerOf<Cluster>(decodeClusterList);
    subject.document = clusterList(first);
    // facts.md, 1.4, and of a node's mark for deletion that it is usually absent.
    subject.notRequired = words({
        "created_at", "first_ready_at", "control_plane_ready", "reservation_start_time", "reservation_end_time", "kube_config",
        "cluster_config", "node_lifecycle_events", "deleted_gpu_worker_nodes", "nvidia_driver_version_id", "os_image",
        "gpu_worker_nodes[].instance_id", "gpu_worker_nodes[].public_ipv4", "gpu_worker_nodes[].ephemeral_storage",
        "gpu_worker_nodes[].ib_hca_type", "gpu_worker_nodes[].ib_hca_count", "gpu_worker_nodes[].nvswitch_type",
        "gpu_worker_nodes[].nvswitch_count", "gpu_worker_nodes[].auto_remediation_enabled",
        "gpu_worker_nodes[].marked_for_deletion", "gpu_worker_nodes[].slurm_worker_hostname",
        "gpu_worker_nodes[].deleted_at"});
    subject.notRead = words({"num_capacity_pool_gpus", "num_cpu_workers", "ums_project_id", "ums_org_id", "duration_hours",
                       "install_traefik", "is_in_substrate", "machine_cluster_id", "slurm_shm_size_gib", "oidc_config",
                       "capacity_pool_id", "cluster_config.ingress", "cluster_config.jumphost_enabled",
                       "cluster_config.kubernetes_dashboard_enabled", "cluster_config.observability",
                       "cluster_config.gpu_operator_version", "cluster_config.network_operator_version",
                       "cluster_config.ssh_ca_enabled", "add_ons[].add_on_type", "add_ons[].config", "add_ons[].state",
                       "control_plane_nodes[].num_cpu_cores", "control_plane_nodes[].memory_gib",
                       "control_plane_nodes[].network", "control_plane_nodes[].public_ipv4",
                       "gpu_worker_nodes[].latest_remediation"});
    for (QStringList *list : {&subject.notRequired, &subject.notRead}) {
        const QStringList named = *list;
        for (const QString &name : named) {
            if (name.startsWith(QLatin1String("gpu_worker_nodes[]")))
                list->append(QStringLiteral("deleted_") + name);
        }
    }
    subject.identifying = words({"cluster_id"});
    return subject;
}

Subject volumes()
{
    return {readerOf<Volume>(decodeVolumeList), example("listVolumes.several"), {}, {}, words({"volume_id"})};
}

Subject regions()
{
    return {readerOf<Region>(decodeRegionList), example("listRegions.two_regions"), words({"driver_versions[].id", "driver_versions[].os"}),
            {}, words({"name"})};
}

Subject stock()
{
    const auto place = [](const char *region, int standard) {
        return QJsonObject{{QStringLiteral("region"), QLatin1String(region)},
                           {QStringLiteral("gpu_type"), QStringLiteral("H100_SXM")},
                           {QStringLiteral("standard_gpus_available"), standard},
                           {QStringLiteral("preemptible_gpus_available"), 64},
                           {QStringLiteral("as_of"), QStringLiteral("2026-06-16T14:32:00Z")},
                           {QStringLiteral("source"), QStringLiteral("made up")}};
    };
    const QJsonArray places{place("us-central-8", 16), place("us-central-2", 0)};
    return {readerOf<Availability>(decodeAvailability), QJsonObject{{QStringLiteral("availability"), places}}, {}, {},
            words({"region", "gpu_type", "as_of"})};
}

const std::map<QString, std::function<Subject()>> &subjects()
{
    static const std::map<QString, std::function<Subject()>> all{
        {QStringLiteral("cluster healthy"), [] { return clusters("ClusterHealthyMixed"); }},
        {QStringLiteral("cluster draining"), [] { return clusters("ClusterDraining"); }},
        {QStringLiteral("cluster below target"), [] { return clusters("ClusterBelowTarget"); }},
        {QStringLiteral("volumes"), volumes},
        {QStringLiteral("regions"), regions},
        {QStringLiteral("availability"), stock}};
    return all;
}

/// "num_gpus" from "clusters[].num_gpus"; empty for the list and its entries themselves.
QString withinEntry(const QString &path)
{
    const qsizetype dot = path.indexOf(QLatin1String("[]."));
    return dot < 0 ? QString() : path.mid(dot + 3);
}

bool isBelow(const QString &field, const QStringList &tops)
{
    return std::ranges::any_of(tops, [&](const QString &top) {
        return field == top || (field.startsWith(top) && QStringView(u".[").contains(field.at(top.size())));
    });
}

/// Paths that only the first entry of the list has, so that the second is the one that nothing may touch.
QList<JsonPath> placesInFirst(const QJsonValue &document)
{
    QList<JsonPath> places;
    for (const JsonPath &path : jsonPathsIn(document)) {
        if (path.size() > 2 && std::get<int>(path.at(1)) == 0)
            places.append(path);
    }
    return places;
}

} // namespace

class TestTolerantDecoding : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneOddFieldCostsOnlyItself_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("field");
        for (const auto &[name, make] : subjects()) {
            QStringList fields;
            const QJsonValue document = make().document;
            for (const JsonPath &path : placesInFirst(document)) {
                const QString field = withinEntry(jsonPathName(path, false));
                if (fields.contains(field))
                    continue;
                fields.append(field);
                QTest::addRow("%s: %s", qPrintable(name), qPrintable(field)) << name << field;
            }
        }
    }
    void oneOddFieldCostsOnlyItself()
    {
        QFETCH(QString, subject);
        QFETCH(QString, field);
        const Subject s = subjects().at(subject)();
        JsonOddities none;
        const Entries before = s.read(QJsonDocument(s.document.toObject()).toJson(), none);
        QVERIFY(before && before->size() >= 2);
        QVERIFY2(none.isEmpty(), qPrintable(none.lines().join(QLatin1Char('\n'))));

        QList<JsonPath> places;
        for (const JsonPath &path : placesInFirst(s.document)) {
            if (withinEntry(jsonPathName(path, false)) == field)
                places.append(path);
        }
        if (places.size() > 3) // of fifty transitions the first, one in between and the last tell all there is
            places = {places.first(), places.at(places.size() / 2), places.last()};
        QVERIFY(!places.isEmpty());
        for (const JsonPath &path : std::as_const(places)) {
            for (const JsonMutation &mutation : jsonMutationsAt(s.document, path)) {
                check(s, field, mutation, *before);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    static void check(const Subject &s, const QString &field, const JsonMutation &mutation, const QList<QStringList> &before)
    {
        using Kind = JsonMutation::Kind;
        const QByteArray what = mutation.what.toUtf8();
        JsonOddities oddities;
        const Entries now = s.read(QJsonDocument(mutation.document.toObject()).toJson(), oddities);
        const QByteArray context = what + "\n" + oddities.lines().join(QLatin1Char('\n')).toUtf8();
        QVERIFY2(now, context.constData());

        const bool lost = s.identifying.contains(field) && mutation.kind != Kind::Extra;
        QCOMPARE(now->size(), before.size() - (lost ? 1 : 0));
        QCOMPARE(now->mid(lost ? 0 : 1), before.mid(1)); // the neighbours say what they said
        if (!lost) {
            const QStringList more = invented(now->first(), before.first());
            QVERIFY2(more.isEmpty(), (context + "\ninvented: " + more.join(QLatin1Char('\n')).toUtf8()).constData());
        }

        const bool absent = mutation.kind == Kind::Removed || mutation.kind == Kind::Null;
        const bool entryOfList = field.endsWith(QLatin1String("[]"));
        const bool mayBeAbsent = absent && s.notRequired.contains(field) && !entryOfList;
        const bool silent = mutation.kind == Kind::Extra || mayBeAbsent || isBelow(field, s.notRead);
        if (silent) {
            QVERIFY2(oddities.isEmpty(), context.constData());
            if (mutation.kind == Kind::Extra)
                QCOMPARE(*now, before);
            return;
        }
        QVERIFY2(!oddities.isEmpty(), context.constData());
        const bool named = std::ranges::any_of(oddities.counts().keys(), [&](const JsonOddity &oddity) {
            const QString odd = withinEntry(oddity.path);
            return odd == field || odd.startsWith(field);
        });
        QVERIFY2(named, context.constData());
    }
};

QTEST_GUILESS_MAIN(TestTolerantDecoding)
#include "tst_tolerantdecoding.moc"
