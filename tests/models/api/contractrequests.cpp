// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "contractrequests.h"

#include "clusterspeccodec.h"
#include "remediationcodec.h"
#include "scalespec.h"
#include "volumecodec.h"

namespace deck {
namespace {

ClusterSpec mixedKubernetes()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("aurora-train");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.standardGpus = 16;
    spec.preemptibleGpus = 16;
    spec.driver.cuda = QStringLiteral("12.8");
    spec.driver.driver = QStringLiteral("570");
    spec.project = ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90"));
    spec.existingVolume = VolumeId(QStringLiteral("3a8f21d6-7f52-4b8e-8d0c-92c1f6e3b501"));
    return spec;
}

ClusterSpec reservedSlurm()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("borealis-slurm");
    spec.type = ClusterType::Slurm;
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H200_SXM"));
    spec.standardGpus = 16;
    spec.billing = BillingType::Reserved;
    spec.reservedDays = 30;
    spec.slurmSharedMemoryGib = 64;
    spec.driver.cuda = QStringLiteral("12.6");
    spec.driver.driver = QStringLiteral("560");
    return spec;
}

ClusterSpec catalogueDriver()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("fjord-batch");
    spec.region = RegionName(QStringLiteral("us-central-2"));
    spec.gpuType = GpuType(QStringLiteral("RTX_6000_PCI"));
    spec.driver.id = QStringLiteral("6b1d9a34-52cf-4d0e-a7a8-1c7f0b9e2d43");
    spec.newVolume = NewVolume();
    spec.newVolume->name = QStringLiteral("fjord-data");
    spec.newVolume->sizeTib = 2;
    spec.access.loadBalancer = LoadBalancer::Traefik;
    spec.access.addOns = {QStringLiteral("dashboard")};
    spec.acceptanceTests = AcceptanceTests::Short;
    return spec;
}

QByteArray scaled(std::optional<int> standard, std::optional<int> preemptible)
{
    ScaleSpec spec;
    spec.standardGpus = standard;
    spec.preemptibleGpus = preemptible;
    return encodeScaleSpec(spec);
}

NewVolume twoTib()
{
    NewVolume volume;
    volume.name = QStringLiteral("aurora-data");
    volume.sizeTib = 2;
    return volume;
}

} // namespace

const QMap<QString, SentRequest> &contractRequests()
{
    static const QMap<QString, SentRequest> all{
        {QStringLiteral("createCluster.request.mixed_kubernetes"), {encodeClusterSpec(mixedKubernetes()), {}}},
        // The service's default is all of them.
        {QStringLiteral("createCluster.request.reserved_slurm"),
         {encodeClusterSpec(reservedSlurm()), {QStringLiteral("num_reserved_gpus")}}},
        // The type is always said; ingress, observability and the length of a burn-in are not for the wizard to set.
        {QStringLiteral("createCluster.request.catalogue_driver_with_new_volume"),
         {encodeClusterSpec(catalogueDriver()),
          {QStringLiteral("cluster_type"), QStringLiteral("cluster_config.ingress"), QStringLiteral("cluster_config.observability"),
           QStringLiteral("acceptance_tests_params.gpu_burn_duration")}}},
        {QStringLiteral("updateCluster.request.scale_standard"), {scaled(24, std::nullopt), {}}},
        {QStringLiteral("updateCluster.request.raise_preemptible_target"), {scaled(std::nullopt, 32), {}}},
        {QStringLiteral("updateCluster.request.give_up_preemptible"), {scaled(std::nullopt, 0), {}}},
        {QStringLiteral("updateCluster.request.extend_reservation"), {}}, // a commitment of money that the app does not offer
        {QStringLiteral("updateCluster.request.toggle_add_on"), {}},      // add-ons are chosen at creation
        {QStringLiteral("createVolume.request.two_tib"),
         {encodeNewVolume(twoTib(), RegionName(QStringLiteral("us-central-8")), ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90"))), {}}},
        {QStringLiteral("updateVolume.request.grow"),
         {encodeVolumeSize(VolumeId(QStringLiteral("3a8f21d6-7f52-4b8e-8d0c-92c1f6e3b501")), 4), {}}},
        {QStringLiteral("createRemediation.request.reboot"),
         {encodeRemediation(RemediationMode::RebootVm, QStringLiteral("GPU 3 reports uncorrectable memory errors")), {}}},
        {QStringLiteral("approveRemediation.request.bare"), {encodeApproval(QString(), std::nullopt), {}}},
        {QStringLiteral("approveRemediation.request.with_comment"),
         {encodeApproval(QStringLiteral("Checkpoint saved; go ahead."), std::nullopt), {}}},
        {QStringLiteral("approveRemediation.request.other_mode"),
         {encodeApproval(QStringLiteral("A reboot should do."), RemediationMode::RebootVm), {}}},
        {QStringLiteral("rejectRemediation.request.bare"), {encodeRejection(QString()), {}}},
        {QStringLiteral("rejectRemediation.request.with_comment"),
         {encodeRejection(QStringLiteral("Run ends tonight; repair it tomorrow.")), {}}},
    };
    return all;
}

} // namespace deck
