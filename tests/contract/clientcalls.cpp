// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clientcalls.h"

#include "accountapi.h"
#include "billingapi.h"
#include "clusterapi.h"
#include "decodedtext.h"
#include "httptransport.h"
#include "regionapi.h"
#include "remediationapi.h"
#include "volumeapi.h"

#include "await.h"

namespace deck {
namespace {

const std::stop_token go;

QString textOf(const Done &)
{
    return QStringLiteral("done\n");
}

QString textOf(const BillingPage &page)
{
    return decodedText(page.usage) + (page.next.isEmpty() ? QStringLiteral("last page\n") : QStringLiteral("next: %1\n").arg(page.next));
}

template <class T>
QString textOf(const Page<T> &page)
{
    return decodedText(page.entries) + (page.next.isEmpty() ? QStringLiteral("last page\n") : QStringLiteral("next: %1\n").arg(page.next));
}

template <class T>
QString textOf(const T &value)
{
    return decodedText(value);
}

template <class T>
CallOutcome outcomeOf(Task<Result<Fetched<T>>> task)
{
    const Result<Fetched<T>> result = await(std::move(task), std::chrono::seconds(30));
    CallOutcome outcome;
    if (result)
        outcome.text = textOf(result->value);
    else
        outcome.error = result.error();
    return outcome;
}

ClusterSpec spec()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("aurora-train");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver.id = QStringLiteral("0f6f2c1b-8a55-4a0e-9a57-6d1b6c1f2e01");
    spec.standardGpus = 16;
    spec.preemptibleGpus = 8;
    spec.project = ProjectId(QStringLiteral("p-1"));
    return spec;
}

ClusterId clusterId(const QJsonObject &answer)
{
    return ClusterId(answer.value(u"cluster_id").toString(QStringLiteral("c-1")));
}

VolumeId volumeId(const QJsonObject &answer)
{
    return VolumeId(answer.value(u"volume_id").toString(QStringLiteral("v-1")));
}

/// Of the repair that is expected.
RemediationKey key(const QJsonObject &answer)
{
    return RemediationKey(clusterId(answer), InstanceId(answer.value(u"instance_id").toString(QStringLiteral("i-1"))),
                          RemediationId(answer.value(u"id").toString(QStringLiteral("r-1"))));
}

RemediationQuery query()
{
    RemediationQuery query;
    query.cluster = ClusterId(QStringLiteral("c-1"));
    query.modes = {RemediationMode::RebootVm, RemediationMode::HostAware};
    query.states = {RemediationState::PendingApproval, RemediationState::Running};
    query.triggers = {RemediationTrigger::Automated};
    return query;
}

RemediationSpec repair(const QJsonObject &answer)
{
    const RemediationKey where = key(answer);
    RemediationSpec spec;
    spec.cluster = where.cluster;
    spec.instance = where.instance;
    spec.ownId = where.id;
    spec.mode = RemediationMode::RebootVm;
    return spec;
}

} // namespace

const QList<ClientCall> &clientCalls()
{
    using T = HttpTransport;
    using A = QJsonObject;
    static const QList<ClientCall> all{
        {"listClusters", false, [](T &t, const A &) { return outcomeOf(ClusterApi(t).fetchClusters(ProjectId(QStringLiteral("p-1")), go)); }},
        {"getCluster", false, [](T &t, const A &a) { return outcomeOf(ClusterApi(t).fetchCluster(clusterId(a), go)); }},
        {"createCluster", true, [](T &t, const A &) { return outcomeOf(ClusterApi(t).createCluster(spec(), go)); }},
        {"updateCluster", true,
         [](T &t, const A &a) {
             ScaleSpec scale;
             scale.preemptibleGpus = 32;
             return outcomeOf(ClusterApi(t).updateCluster(clusterId(a), scale, go));
         }},
        {"deleteCluster", true, [](T &t, const A &a) { return outcomeOf(ClusterApi(t).deleteCluster(clusterId(a), go)); }},
        {"listRegions", false, [](T &t, const A &) { return outcomeOf(RegionApi(t).fetchRegions(go)); }},
        {"whoAmI", false, [](T &t, const A &) { return outcomeOf(AccountApi(t).fetchAccount(go)); }},
        {"listProjects", false, [](T &t, const A &) { return outcomeOf(AccountApi(t).fetchProjectPage(QStringLiteral("p-0"), go)); }},
        {"getBillingUsage", false,
         [](T &t, const A &) {
             BillingQuery august;
             august.month = QStringLiteral("2026-08");
             return outcomeOf(BillingApi(t).fetchUsagePage(august, QStringLiteral("1"), go));
         }},
        {"listVolumes", false, [](T &t, const A &) { return outcomeOf(VolumeApi(t).fetchVolumes(ProjectId(QStringLiteral("p-1")), go)); }},
        {"getVolume", false, [](T &t, const A &a) { return outcomeOf(VolumeApi(t).fetchVolume(volumeId(a), go)); }},
        {"createVolume", true,
         [](T &t, const A &) {
             NewVolume volume;
             volume.name = QStringLiteral("data");
             return outcomeOf(VolumeApi(t).createVolume(volume, RegionName(QStringLiteral("us-central-8")), ProjectId(), go));
         }},
        {"updateVolume", true, [](T &t, const A &a) { return outcomeOf(VolumeApi(t).resizeVolume(volumeId(a), 4, go)); }},
        {"deleteVolume", true, [](T &t, const A &a) { return outcomeOf(VolumeApi(t).deleteVolume(volumeId(a), go)); }},
        {"listRemediations", false, [](T &t, const A &) { return outcomeOf(RemediationApi(t).fetchRemediationPage(query(), QStringLiteral("t"), go)); }},
        {"getRemediation", false, [](T &t, const A &a) { return outcomeOf(RemediationApi(t).fetchRemediation(key(a), go)); }},
        {"createRemediation", true, [](T &t, const A &a) { return outcomeOf(RemediationApi(t).createRemediation(repair(a), go)); }},
        {"approveRemediation", true,
         [](T &t, const A &a) { return outcomeOf(RemediationApi(t).approveRemediation(key(a), QString(), RemediationMode::HostAware, go)); }},
        {"rejectRemediation", true,
         [](T &t, const A &a) { return outcomeOf(RemediationApi(t).rejectRemediation(key(a), QStringLiteral("not now"), go)); }},
        {"cancelRemediation", true, [](T &t, const A &a) { return outcomeOf(RemediationApi(t).cancelRemediation(key(a), go)); }},
    };
    return all;
}

} // namespace deck
