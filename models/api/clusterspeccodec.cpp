// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterspeccodec.h"

#include "volumecodec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

QString wordOf(ClusterType type)
{
    return type == ClusterType::Slurm ? QStringLiteral("SLURM") : QStringLiteral("KUBERNETES");
}

QString wordOf(BillingType billing)
{
    switch (billing) {
    case BillingType::Reserved:
        return QStringLiteral("RESERVED");
    case BillingType::ScheduledCapacity:
        return QStringLiteral("SCHEDULED_CAPACITY");
    case BillingType::OnDemand:
    case BillingType::Missing:
    case BillingType::Unrecognised:
        break;
    }
    return QStringLiteral("ON_DEMAND");
}

QString wordOf(LoadBalancer balancer)
{
    switch (balancer) {
    case LoadBalancer::Traefik:
        return QStringLiteral("TRAEFIK");
    case LoadBalancer::Nginx:
        return QStringLiteral("NGINX");
    case LoadBalancer::Istio:
        return QStringLiteral("ISTIO");
    case LoadBalancer::None:
    case LoadBalancer::ServiceDefault:
        break;
    }
    return QStringLiteral("NONE");
}

void insertPeriod(const ClusterSpec &spec, QJsonObject &body)
{
    if (spec.billing == BillingType::Reserved && spec.reservedDays)
        body.insert("duration_days"_L1, *spec.reservedDays);
    if (spec.billing == BillingType::ScheduledCapacity) {
        if (spec.reservationStart)
            body.insert("reservation_start_time"_L1, spec.reservationStart->toIso());
        if (spec.reservationEnd)
            body.insert("reservation_end_time"_L1, spec.reservationEnd->toIso());
    }
}

QJsonObject oidcJson(const OidcSettings &oidc)
{
    QJsonObject json{{"issuer_url"_L1, oidc.issuerUrl},           {"client_id"_L1, oidc.clientId},
                     {"username_claim"_L1, oidc.usernameClaim},   {"username_prefix"_L1, oidc.usernamePrefix},
                     {"group_claim"_L1, oidc.groupClaim},         {"group_prefix"_L1, oidc.groupPrefix}};
    if (!oidc.caCertificate.isEmpty())
        json.insert("ca_cert"_L1, oidc.caCertificate);
    return json;
}

void insertAccess(const ClusterAccess &access, QJsonObject &body)
{
    if (access.oidc)
        body.insert("oidc_config"_L1, oidcJson(*access.oidc));
    if (access.loadBalancer != LoadBalancer::ServiceDefault)
        body.insert("cluster_config"_L1, QJsonObject{{"load_balancer"_L1, wordOf(access.loadBalancer)}});
    QJsonArray addOns;
    for (const QString &type : access.addOns) {
        const QJsonObject config{{type, QJsonObject{{"enabled"_L1, true}}}};
        addOns.append(QJsonObject{{"add_on_type"_L1, type}, {"name"_L1, type}, {"config"_L1, config}});
    }
    if (!addOns.isEmpty())
        body.insert("add_ons"_L1, addOns);
}

QJsonObject testsJson(AcceptanceTests tests)
{
    QJsonObject json{{"enabled"_L1, tests != AcceptanceTests::Off}};
    switch (tests) {
    case AcceptanceTests::Short:
        json.insert("dcgm_diag_level"_L1, QStringLiteral("DCGM_DIAG_LEVEL_SHORT"));
        break;
    case AcceptanceTests::Medium:
        json.insert("dcgm_diag_level"_L1, QStringLiteral("DCGM_DIAG_LEVEL_MEDIUM"));
        break;
    case AcceptanceTests::Long:
        json.insert("dcgm_diag_level"_L1, QStringLiteral("DCGM_DIAG_LEVEL_LONG"));
        break;
    case AcceptanceTests::Extended:
        json.insert("dcgm_diag_level"_L1, QStringLiteral("DCGM_DIAG_LEVEL_EXTENDED"));
        break;
    case AcceptanceTests::Off:
    case AcceptanceTests::ServiceDefault:
        break;
    }
    return json;
}

} // namespace

QByteArray encodeClusterSpec(const ClusterSpec &spec)
{
    QJsonObject body{{"cluster_name"_L1, spec.name},
                     {"cluster_type"_L1, wordOf(spec.type)},
                     {"region"_L1, spec.region.toString()},
                     {"gpu_type"_L1, spec.gpuType.toString()},
                     {"num_gpus"_L1, spec.standardGpus},
                     {"billing_type"_L1, wordOf(spec.billing)}};
    insertPeriod(spec, body);
    if (spec.preemptibleGpus > 0)
        body.insert("num_preemptible_gpus"_L1, spec.preemptibleGpus);
    if (!spec.project.isEmpty())
        body.insert("project_id"_L1, spec.project.toString());
    // Either the id or the pair, never both: a pair can stand for two entries of the catalogue (facts.md, 1.2).
    if (!spec.driver.id.isEmpty()) {
        body.insert("nvidia_version_id"_L1, spec.driver.id);
    } else {
        body.insert("cuda_version"_L1, spec.driver.cuda);
        body.insert("nvidia_driver_version"_L1, spec.driver.driver);
    }
    // Made with the cluster rather than before it, so that both land in the same data centre (facts.md, 1.2).
    if (spec.newVolume)
        body.insert("shared_volume"_L1, newVolumeJson(*spec.newVolume, spec.region, spec.project));
    else if (!spec.existingVolume.isEmpty())
        body.insert("volume_id"_L1, spec.existingVolume.toString());
    if (spec.type == ClusterType::Slurm && spec.slurmSharedMemoryGib)
        body.insert("slurm_shm_size_gib"_L1, *spec.slurmSharedMemoryGib);
    insertAccess(spec.access, body);
    if (spec.acceptanceTests != AcceptanceTests::ServiceDefault)
        body.insert("acceptance_tests_params"_L1, testsJson(spec.acceptanceTests));
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

QByteArray encodeScaleSpec(const ScaleSpec &spec)
{
    QJsonObject body;
    if (spec.standardGpus)
        body.insert("num_gpus"_L1, *spec.standardGpus);
    if (spec.preemptibleGpus)
        body.insert("num_preemptible_gpus"_L1, *spec.preemptibleGpus);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

QByteArray indentedJson(const QByteArray &body)
{
    return QJsonDocument::fromJson(body).toJson(QJsonDocument::Indented);
}

} // namespace deck
