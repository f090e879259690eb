// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decodingsubject.h"

#include "accountcodec.h"
#include "availabilitycodec.h"
#include "billingcodec.h"
#include "clustercodec.h"
#include "decodedfacts.h"
#include "fixture.h"
#include "regioncodec.h"
#include "remediationcodec.h"
#include "volumecodec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <initializer_list>

namespace deck {
namespace {

using Subject = DecodingSubject;
using Entries = Subject::Entries;
using Reader = decltype(Subject::read);

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

/// An answer that is one object, or one page: a single entry, refused as a whole or not at all.
template <class T>
Reader readerOf(Result<T> (*decode)(const QByteArray &, const QByteArray &, JsonOddities &))
{
    return [decode](const QByteArray &body, JsonOddities &oddities) -> Entries {
        const Result<T> one = decode(body, "application/json", oddities);
        if (!one)
            return std::nullopt;
        return QList<QStringList>{factsOf(*one)};
    };
}

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

/// What the contract says about a repair that stands at `prefix`.
void addRepair(Subject &subject, const QString &prefix)
{
    const auto add = [&prefix](QStringList &list, const QStringList &names) {
        for (const QString &name : names)
            list.append(prefix + name);
    };
    add(subject.notRequired,
        words({"instance_name", "reason", "requested_by", "reviewed_by", "review_comment", "error_message", "active_health_check_run_id",
               "passive_health_check_event_id", "create_time", "review_time", "start_time", "end_time", "update_time", "linked_alerts",
               "linked_alerts[].resolved_at", "linked_alerts[].instance_id", "linked_alerts[].annotation"}));
    add(subject.notRead, words({"linked_alerts[].cluster_id", "linked_alerts[].node_remediation_intent_id", "linked_alerts[].annotations",
                                "linked_alerts[].annotation.xid"}));
    add(subject.notAnyText, words({"mode", "state", "trigger", "linked_alerts[].severity"}));
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
        "gpu_worker_nodes[].marked_for_deletion", "gpu_worker_nodes[].latest_remediation", "gpu_worker_nodes[].slurm_worker_hostname",
        "gpu_worker_nodes[].deleted_at"});
    subject.notRead = words({"num_capacity_pool_gpus", "num_cpu_workers", "ums_project_id", "ums_org_id", "duration_hours",
                       "install_traefik", "is_in_substrate", "machine_cluster_id", "slurm_shm_size_gib", "oidc_config",
                       "capacity_pool_id", "cluster_config.ingress", "cluster_config.jumphost_enabled",
                       "cluster_config.kubernetes_dashboard_enabled", "cluster_config.observability",
                       "cluster_config.gpu_operator_version", "cluster_config.network_operator_version",
                       "cluster_config.ssh_ca_enabled", "add_ons[].add_on_type", "add_ons[].config", "add_ons[].state",
                       "control_plane_nodes[].num_cpu_cores", "control_plane_nodes[].memory_gib",
                       "control_plane_nodes[].network", "control_plane_nodes[].public_ipv4"});
    for (QStringList *list : {&subject.notRequired, &subject.notRead}) {
        const QStringList named = *list;
        for (const QString &name : named) {
            if (name.startsWith(QLatin1String("gpu_worker_nodes[]")))
                list->append(QStringLiteral("deleted_") + name);
        }
    }
    subject.identifying = words({"cluster_id"});
    subject.notAnyText = words({"cluster_type", "billing_type", "status", "phase_transitions[].phase",
                                "control_plane_nodes[].phase_transitions[].phase", "gpu_worker_nodes[].phase_transitions[].phase",
                                "deleted_gpu_worker_nodes[].phase_transitions[].phase"});
    addRepair(subject, QStringLiteral("gpu_worker_nodes[].latest_remediation."));
    return subject;
}

Subject volumes()
{
    return {readerOf<Volume>(decodeVolumeList), example("listVolumes.several"), {}, {}, words({"volume_id"}), words({"status"})};
}

Subject regions()
{
    return {readerOf<Region>(decodeRegionList), example("listRegions.two_regions"), words({"driver_versions[].id", "driver_versions[].os"}),
            {}, words({"name"}), {}};
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
            words({"region", "gpu_type", "as_of"}), {}};
}

/// A repair with every field that one can have.
QJsonObject fullRepair()
{
    const QJsonArray nodes = example("ClusterDegraded").toObject().value(QLatin1String("gpu_worker_nodes")).toArray();
    QJsonObject repair = nodes.at(0).toObject().value(QLatin1String("latest_remediation")).toObject();
    for (const char *more : {"RemediationRejected", "RemediationFailed"}) {
        const QJsonObject fields = example(more).toObject();
        for (auto field = fields.constBegin(); field != fields.constEnd(); ++field) {
            if (!repair.contains(field.key()))
                repair.insert(field.key(), field.value());
        }
    }
    repair.insert(QStringLiteral("active_health_check_run_id"), QStringLiteral("run-17"));
    QJsonObject alert = repair.value(QLatin1String("linked_alerts")).toArray().at(0).toObject();
    alert.insert(QStringLiteral("resolved_at"), QStringLiteral("2026-08-20T12:01:00Z"));
    repair.insert(QStringLiteral("linked_alerts"), QJsonArray{alert, alert});
    return repair;
}

Subject repair()
{
    Subject subject{readerOf<Remediation>(decodeRemediation), fullRepair(), {}, {}, words({"id"}), {}};
    addRepair(subject, QString());
    subject.oneObject = QStringLiteral("remediation.");
    subject.isList = false;
    return subject;
}

Subject repairs(bool more)
{
    const QJsonObject page{{QStringLiteral("remediations"), QJsonArray{fullRepair(), example("RemediationRunning")}},
                           {QStringLiteral("has_next"), more},
                           {QStringLiteral("next_page_token"), more ? QStringLiteral("b2Zm") : QString()}};
    Subject subject{readerOf<Page<Remediation>>(decodeRemediationPage), page, {}, {}, words({"remediations"}), {}};
    addRepair(subject, QStringLiteral("remediations[]."));
    subject.isList = false;
    return subject;
}

BillingUsage usageOf(const BillingPage &page)
{
    BillingUsage usage = page.usage;
    usage.whole = usage.whole && page.next.isEmpty(); // half a bill has no sum
    return usage;
}

Subject bill(bool more)
{
    QJsonObject page = example("getBillingUsage.two_days").toObject();
    page.remove(QStringLiteral("next_cursor")); // null: of any type, as it were
    if (more)
        page.insert(QStringLiteral("next_cursor"), QStringLiteral("7"));
    Subject subject{{}, page, {}, {}, words({"data"}), {}};
    subject.read = [](const QByteArray &body, JsonOddities &oddities) -> Entries {
        const Result<BillingPage> read = decodeBillingPage(body, "application/json", oddities);
        if (!read)
            return std::nullopt;
        QStringList lines = factsOf(usageOf(*read));
        if (!read->next.isEmpty())
            lines.append(QStringLiteral("next page ") + read->next);
        return QList<QStringList>{lines};
    };
    subject.notRequired = words({"organization_id", "earliest_window_start", "latest_window_end", "next_cursor", "data[].date",
                                 "data[].line_items[].applied_credit", "data[].line_items[].pricing_dimensions",
                                 "data[].line_items[].pricing_dimensions.region", "data[].line_items[].pricing_dimensions.gpu_type",
                                 "data[].line_items[].attributes", "data[].line_items[].attributes.cluster"});
    subject.notRead = words({"object"});
    subject.cursors = words({"next_cursor"});
    subject.notAnyText = words({"data[].line_items[].quantity", "data[].line_items[].unit_price", "data[].line_items[].cost",
                                "data[].line_items[].applied_credit"});
    subject.maps = words({"data[].line_items[].pricing_dimensions", "data[].line_items[].attributes"});
    subject.oneObject = QStringLiteral("usage.");
    subject.isList = false;
    return subject;
}

Subject account()
{
    Subject subject{readerOf<Account>(decodeAccount), example("whoAmI.user_key"), words({"user_id"}), {}, words({"project_id"}), {}};
    subject.oneObject = QStringLiteral("account.");
    subject.isList = false;
    return subject;
}

Subject projects(const char *name)
{
    QJsonObject page = example(name).toObject();
    QJsonArray entries = page.value(QLatin1String("data")).toArray();
    QJsonObject other = entries.at(0).toObject();
    other.insert(QStringLiteral("id"), QStringLiteral("another"));
    entries.append(other);
    page.insert(QStringLiteral("data"), entries);
    if (page.value(QLatin1String("next_cursor")).isNull())
        page.remove(QStringLiteral("next_cursor"));
    Subject subject{readerOf<Page<Project>>(decodeProjectPage), page, words({"next_cursor"}), words({"object"}), words({"data"}), {}};
    subject.cursors = words({"next_cursor"});
    subject.isList = false;
    return subject;
}

} // namespace

const std::map<QString, std::function<DecodingSubject()>> &decodingSubjects()
{
    static const std::map<QString, std::function<DecodingSubject()>> all{
        {QStringLiteral("cluster healthy"), [] { return clusters("ClusterHealthyMixed"); }},
        {QStringLiteral("cluster draining"), [] { return clusters("ClusterDraining"); }},
        {QStringLiteral("cluster below target"), [] { return clusters("ClusterBelowTarget"); }},
        {QStringLiteral("cluster degraded"), [] { return clusters("ClusterDegraded"); }},
        {QStringLiteral("repair"), repair},
        {QStringLiteral("repairs"), [] { return repairs(true); }},
        {QStringLiteral("last repairs"), [] { return repairs(false); }},
        {QStringLiteral("bill"), [] { return bill(false); }},
        {QStringLiteral("first page of a bill"), [] { return bill(true); }},
        {QStringLiteral("account"), account},
        {QStringLiteral("projects"), [] { return projects("listProjects.first_page"); }},
        {QStringLiteral("last projects"), [] { return projects("listProjects.last_page"); }},
        {QStringLiteral("volumes"), volumes},
        {QStringLiteral("regions"), regions},
        {QStringLiteral("availability"), stock}};
    return all;
}

} // namespace deck
