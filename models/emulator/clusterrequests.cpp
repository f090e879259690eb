// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterrequests.h"

#include "bodyreader.h"
#include "clusterconfigreader.h"

#include <algorithm>

namespace deck::emulator {

namespace {

using Refused = std::optional<HttpReply>;

const Region *regionNamed(const Simulation &simulation, const QString &name)
{
    for (const Region &region : simulation.scenario().regions) {
        if (region.name == name)
            return &region;
    }
    return nullptr;
}

HttpReply broken(const char16_t *message, const char16_t *param)
{
    return refusal(400, QString::fromUtf16(message), QString::fromUtf16(param));
}

HttpReply outOfStock(const ClusterSpec &spec)
{
    return refusal(409, QStringLiteral("Out of stock: %1 has not enough %2 GPUs now").arg(spec.region, spec.gpuType), QString(),
                   QStringLiteral("out_of_stock"));
}

/// Made alone it stays when a cluster goes, made with a cluster it goes with it, unless the request says otherwise.
VolumeWish takeVolume(BodyReader &reader, const QString &defaultProject, bool alone)
{
    VolumeWish wish;
    wish.volume.name = reader.requiredText(QStringLiteral("volume_name"));
    wish.volume.region = reader.requiredText(QStringLiteral("region"));
    wish.sizeTib = reader.requiredNumber(QStringLiteral("size_tib"), 1);
    wish.volume.outlivesCluster = reader.flag(QStringLiteral("is_lifecycle_independent")).value_or(alone);
    wish.volume.projectId = reader.text(QStringLiteral("project_id")).value_or(defaultProject);
    return wish;
}

/// The driver: by catalogue id, or by the pair, where a bare pair means the Ubuntu 22.04 entry if there is one.
Refused chooseDriver(ClusterSpec &spec, BodyReader &reader, const Region &region)
{
    const auto id = reader.text(QStringLiteral("nvidia_version_id"));
    const auto cuda = reader.text(QStringLiteral("cuda_version"));
    const auto version = reader.text(QStringLiteral("nvidia_driver_version"));
    if (reader.refused())
        return reader.refused();
    if (!id && (!cuda || !version))
        return broken(u"cuda version and nvidia driver version are required", u"cuda_version");
    const DriverVersion *chosen = nullptr;
    for (const DriverVersion &driver : region.drivers) {
        const bool fits = (!id || driver.id == *id) && (!cuda || driver.cudaVersion == *cuda)
            && (!version || driver.driverVersion == *version);
        if (fits && (!chosen || driver.os == u"ubuntu-22.04"))
            chosen = &driver;
    }
    if (!chosen)
        return broken(u"The region offers no such driver and CUDA version", id ? u"nvidia_version_id" : u"cuda_version");
    spec.driverId = chosen->id;
    spec.cudaVersion = chosen->cudaVersion;
    spec.driverVersion = chosen->driverVersion;
    spec.os = chosen->os;
    return std::nullopt;
}

ClusterSpec takeSpec(BodyReader &reader, const QString &defaultProject)
{
    ClusterSpec spec;
    spec.name = reader.requiredText(QStringLiteral("cluster_name"));
    spec.region = reader.requiredText(QStringLiteral("region"));
    reader.requiredText(QStringLiteral("gpu_type"));
    spec.gpuType = reader.oneOf(QStringLiteral("gpu_type"),
                                {QStringLiteral("H100_SXM"), QStringLiteral("H200_SXM"), QStringLiteral("RTX_6000_PCI"),
                                 QStringLiteral("L40_PCIE"), QStringLiteral("B200_SXM"), QStringLiteral("H100_SXM_INF"),
                                 QStringLiteral("B300_SXM")}).value_or(QString());
    reader.requiredText(QStringLiteral("billing_type"));
    spec.billingType = reader.oneOf(QStringLiteral("billing_type"),
                                    {QStringLiteral("RESERVED"), QStringLiteral("ON_DEMAND"),
                                     QStringLiteral("SCHEDULED_CAPACITY")}).value_or(QString());
    spec.slurm = reader.oneOf(QStringLiteral("cluster_type"), {QStringLiteral("KUBERNETES"), QStringLiteral("SLURM")})
        == QStringLiteral("SLURM");
    spec.numGpus = reader.requiredNumber(QStringLiteral("num_gpus"), gpusPerNode, gpusPerNode);
    spec.numPreemptibleGpus = reader.number(QStringLiteral("num_preemptible_gpus"), 0, gpusPerNode).value_or(0);
    const int reservedByDefault = spec.billingType == u"RESERVED" ? spec.numGpus : 0;
    spec.numReservedGpus = reader.number(QStringLiteral("num_reserved_gpus"), 0).value_or(reservedByDefault);
    spec.numCapacityPoolGpus = reader.number(QStringLiteral("num_capacity_pool_gpus"), 0, gpusPerNode).value_or(0);
    spec.capacityPoolId = reader.text(QStringLiteral("capacity_pool_id")).value_or(QString());
    spec.projectId = reader.text(QStringLiteral("project_id")).value_or(defaultProject);
    spec.durationDays = reader.number(QStringLiteral("duration_days"), 1).value_or(0);
    spec.reservationStart = reader.moment(QStringLiteral("reservation_start_time"));
    spec.reservationEnd = reader.moment(QStringLiteral("reservation_end_time"));
    spec.slurmShmGib = reader.number(QStringLiteral("slurm_shm_size_gib"), 0).value_or(0);
    spec.installTraefik = reader.flag(QStringLiteral("install_traefik")).value_or(false);
    spec.volumeId = reader.text(QStringLiteral("volume_id")).value_or(QString());
    reader.text(QStringLiteral("slurm_image"));
    spec.acceptanceTests = readAcceptanceTests(reader);
    spec.addOns = readAddOns(reader, true);
    spec.config = readClusterConfig(reader);
    spec.oidcConfig = readOidcConfig(reader);
    return spec;
}

/// What each way of paying needs, and what goes with no other.
Refused checkBilling(const ClusterSpec &spec, Instant now)
{
    if (spec.billingType == u"SCHEDULED_CAPACITY" && !spec.reservationEnd)
        return broken(u"Scheduled capacity needs reservation_end_time", u"reservation_end_time");
    if (spec.reservationEnd && *spec.reservationEnd <= spec.reservationStart.value_or(now))
        return broken(u"reservation_end_time must be after the start", u"reservation_end_time");
    if (spec.durationDays > 0 && spec.billingType != u"RESERVED")
        return broken(u"duration_days only goes with billing_type RESERVED", u"duration_days");
    if (spec.durationDays == 0 && spec.billingType == u"RESERVED")
        return broken(u"billing_type RESERVED needs duration_days", u"duration_days");
    if (spec.numReservedGpus > 0 && spec.billingType != u"RESERVED")
        return broken(u"num_reserved_gpus only goes with billing_type RESERVED", u"num_reserved_gpus");
    if (spec.numReservedGpus > spec.numGpus)
        return broken(u"num_reserved_gpus is part of num_gpus and cannot be more", u"num_reserved_gpus");
    return std::nullopt;
}

/// The rules between the fields of a creation.
Refused checkSpec(const ClusterSpec &spec, BodyReader &reader, Instant now)
{
    const bool scales = reader.flag(QStringLiteral("auto_scale")).value_or(false)
        || reader.flag(QStringLiteral("auto_scaled")).value_or(false);
    const auto scaleLimit = reader.number(QStringLiteral("auto_scale_max_gpus"), 0);
    if (reader.refused())
        return reader.refused();
    if (spec.name.isEmpty())
        return refusal(422, QStringLiteral("cluster_name should not be empty"), QStringLiteral("cluster_name"));
    if (spec.durationDays > 90)
        return refusal(422, QStringLiteral("duration_days should be at most 90"), QStringLiteral("duration_days"));
    if (spec.numPreemptibleGpus > 0 && reader.text(QStringLiteral("project_id")).value_or(QString()).isEmpty())
        return broken(u"A project is needed for preemptible GPUs", u"project_id");
    if (spec.numPreemptibleGpus > 0 && spec.slurm)
        return broken(u"Preemptible GPUs are only offered on Kubernetes clusters", u"num_preemptible_gpus");
    if (spec.slurm && spec.slurmShmGib <= 0)
        return broken(u"A Slurm cluster needs slurm_shm_size_gib", u"slurm_shm_size_gib");
    if (const auto refused = checkBilling(spec, now))
        return refused;
    if (spec.numCapacityPoolGpus > 0 && (spec.capacityPoolId.isEmpty() || spec.numCapacityPoolGpus > spec.numGpus))
        return broken(u"num_capacity_pool_gpus needs capacity_pool_id and is part of num_gpus", u"num_capacity_pool_gpus");
    if (scales && !scaleLimit)
        return broken(u"Auto scaling needs auto_scale_max_gpus", u"auto_scale_max_gpus");
    if (scaleLimit && *scaleLimit < spec.numGpus)
        return broken(u"auto_scale_max_gpus cannot be less than num_gpus", u"auto_scale_max_gpus");
    return std::nullopt;
}

Refused checkVolume(const Simulation &simulation, const ClusterSpec &spec, const std::optional<VolumeWish> &shared)
{
    if (shared && !spec.volumeId.isEmpty())
        return broken(u"Either volume_id or shared_volume can be given", u"volume_id");
    if (shared && shared->volume.region != spec.region)
        return broken(u"Shared volume does not exist in the datacenter", u"shared_volume");
    if (spec.volumeId.isEmpty())
        return std::nullopt;
    const Volume *volume = simulation.world().volume(spec.volumeId);
    if (!volume)
        return notFound();
    if (volume->region != spec.region)
        return broken(u"Shared volume does not exist in the datacenter", u"volume_id");
    if (volume->state == VolumeState::Deleting || simulation.world().userOf(spec.volumeId))
        return broken(u"The volume is attached to another cluster or being deleted", u"volume_id");
    return std::nullopt;
}

bool isPrepaid(const ClusterSpec &spec)
{
    return spec.billingType == u"RESERVED" || spec.billingType == u"SCHEDULED_CAPACITY";
}

/// The rules between an update and the cluster it is for.
Refused checkChange(const ClusterChange &change, const ClusterSpec &spec)
{
    const int gpus = change.numGpus.value_or(spec.numGpus);
    if (change.numPreemptibleGpus.value_or(0) > 0 && spec.projectId.isEmpty())
        return broken(u"A project is needed for preemptible GPUs", u"num_preemptible_gpus");
    if (change.numPreemptibleGpus.value_or(spec.numPreemptibleGpus) > 0 && change.slurm.value_or(spec.slurm))
        return broken(u"Preemptible GPUs are only offered on Kubernetes clusters", u"num_preemptible_gpus");
    if (change.numCapacityPoolGpus && (spec.capacityPoolId.isEmpty() || *change.numCapacityPoolGpus > gpus))
        return broken(u"num_capacity_pool_gpus needs a capacity pool and is part of num_gpus", u"num_capacity_pool_gpus");
    if (change.numReservedGpus && spec.billingType != u"RESERVED")
        return broken(u"num_reserved_gpus only goes with billing_type RESERVED", u"num_reserved_gpus");
    if (change.reservationEnd && !isPrepaid(spec))
        return broken(u"reservation_end_time only goes with a prepaid cluster", u"reservation_end_time");
    for (const AddOn &changed : change.addOns) {
        const bool known = std::any_of(spec.addOns.begin(), spec.addOns.end(),
                                       [&](const AddOn &addOn) { return addOn.name == changed.name; });
        if (!known)
            return broken(u"The cluster has no such add-on", u"add_ons");
    }
    return std::nullopt;
}

} // namespace

std::variant<CreateWish, HttpReply> readCreate(const Simulation &simulation, const QJsonObject &body)
{
    BodyReader reader(body);
    CreateWish wish;
    const QString defaultProject = simulation.scenario().info.projectId;
    wish.spec = takeSpec(reader, defaultProject);
    if (const auto shared = reader.object(QStringLiteral("shared_volume"))) {
        BodyReader nested(*shared, QStringLiteral("shared_volume."));
        wish.sharedVolume = takeVolume(nested, wish.spec.projectId, false);
        reader.adopt(nested);
    }
    if (const auto refused = checkSpec(wish.spec, reader, simulation.now()))
        return *refused;
    const Region *region = regionNamed(simulation, wish.spec.region);
    if (!region)
        return broken(u"There is no such region", u"region");
    if (!region->gpuTypes.contains(wish.spec.gpuType))
        return broken(u"The region does not offer this GPU type", u"gpu_type");
    if (const auto refused = chooseDriver(wish.spec, reader, *region))
        return *refused;
    if (const auto refused = checkVolume(simulation, wish.spec, wish.sharedVolume))
        return *refused;
    if (wish.spec.numGpus / gpusPerNode > simulation.market().freeStandardNodes(wish.spec.region, wish.spec.gpuType))
        return outOfStock(wish.spec);
    return wish;
}

std::variant<ClusterChange, HttpReply> readUpdate(const Simulation &simulation, const Cluster &cluster, const QJsonObject &body)
{
    BodyReader reader(body);
    ClusterChange change;
    change.numGpus = reader.number(QStringLiteral("num_gpus"), gpusPerNode, gpusPerNode);
    change.numPreemptibleGpus = reader.number(QStringLiteral("num_preemptible_gpus"), 0, gpusPerNode);
    change.numReservedGpus = reader.number(QStringLiteral("num_reserved_gpus"), 0);
    change.numCapacityPoolGpus = reader.number(QStringLiteral("num_capacity_pool_gpus"), 0, gpusPerNode);
    change.reservationEnd = reader.moment(QStringLiteral("reservation_end_time"));
    if (const auto type = reader.oneOf(QStringLiteral("cluster_type"), {QStringLiteral("KUBERNETES"), QStringLiteral("SLURM")}))
        change.slurm = *type == u"SLURM";
    change.addOns = readAddOns(reader, false);
    change.config = readClusterConfig(reader);
    if (reader.refused())
        return *reader.refused();
    if (!cluster.isLive())
        return broken(u"The cluster is being deleted", u"cluster_id");
    const bool scales = change.numGpus.value_or(cluster.spec.numGpus) != cluster.spec.numGpus
        || change.numPreemptibleGpus.value_or(cluster.spec.numPreemptibleGpus) != cluster.spec.numPreemptibleGpus;
    if (scales && cluster.phase() == ClusterPhase::OnDemandComputePaused)
        return broken(u"The cluster is paused and cannot be scaled", u"num_gpus");
    if (const auto refused = checkChange(change, cluster.spec))
        return *refused;
    const int more = change.numGpus.value_or(cluster.spec.numGpus) - cluster.spec.numGpus;
    if (more / gpusPerNode > simulation.market().freeStandardNodes(cluster.spec.region, cluster.spec.gpuType))
        return outOfStock(cluster.spec);
    return change;
}

std::variant<VolumeWish, HttpReply> readVolume(const Simulation &simulation, const QJsonObject &body)
{
    BodyReader reader(body);
    VolumeWish wish = takeVolume(reader, simulation.scenario().info.projectId, true);
    if (reader.refused())
        return *reader.refused();
    if (!regionNamed(simulation, wish.volume.region))
        return broken(u"There is no such region", u"region");
    return wish;
}

} // namespace deck::emulator
