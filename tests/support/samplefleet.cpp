// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplefleet.h"

#include "fakesession.h"

namespace deck {

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

Instant at(const char *iso)
{
    return *Instant::fromRfc3339(text(iso));
}

Node node(const QString &id, const char *phase, Instant since)
{
    Node made;
    made.id = NodeId(id);
    made.hostName = QStringLiteral("host-") + id.right(5);
    made.instance = InstanceId(QStringLiteral("i-") + id.right(5));
    made.computeClass = computeClassOf(made.id, made.hostName);
    made.status = QStringLiteral("ready");
    made.gpus = 8;
    made.cpuCores = 192;
    made.memoryGib = 2048;
    made.networks = {QStringLiteral("10.24.8.%1").arg(14 + qHash(id, 7) % 200)};
    made.ephemeralStorage = QStringLiteral("28Ti");
    made.infinibandType = QStringLiteral("NDR400");
    made.infinibandCount = 8;
    made.transitions = {Transition<NodePhase>(nodePhaseFromApi(text("NODE_PHASE_PENDING")), since - Seconds(480)),
                        Transition<NodePhase>(nodePhaseFromApi(text(phase)), since)};
    return made;
}

void addNodes(Cluster &cluster, const char *prefix, const QStringList &suffixes, Instant since, const char *phase = "NODE_PHASE_RUNNING")
{
    for (const QString &suffix : suffixes)
        cluster.nodes.append(node(text(prefix) + suffix, phase, since));
}

QStringList suffixes(const char *stem, int count)
{
    QStringList made;
    for (int i = 1; i <= count; ++i)
        made.append(text(stem) + QString::number(i));
    return made;
}

Cluster cluster(const char *name, const char *type, const char *gpu, const char *region, const char *status, int standard, int target)
{
    Cluster made;
    made.id = sampleId(name);
    made.name = text(name);
    made.type = clusterTypeFromApi(text(type));
    made.gpuType = GpuType(text(gpu));
    made.region = RegionName(text(region));
    made.status = clusterStatusFromApi(text(status));
    made.billing = billingTypeFromApi(text("ON_DEMAND"));
    made.project = ProjectId(text("prod-ml"));
    made.standardGpus = standard;
    made.createdAt = at("2026-04-02T09:12:00Z");
    made.transitions = {Transition<ClusterPhase>(clusterPhaseFromApi(text("CLUSTER_PHASE_READY")), at("2026-04-02T09:40:00Z"))};
    made.eventsKnown = true;
    made.controlPlaneReady = true;
    made.cudaVersion = text("12.8");
    made.driverVersion = text("570.124");
    made.osImage = text("ubuntu-22.04");
    made.loadBalancer = text("Traefik");
    if (offersPreemptible(made.type.value))
        made.desiredPreemptibleGpus = target;
    return made;
}

void addVolume(Cluster &cluster, const char *name, int tib)
{
    Volume volume;
    volume.id = VolumeId(text("vol-") + text(name));
    volume.name = text(name);
    volume.sizeTib = tib;
    volume.status = volumeStatusFromApi(text("bound"));
    cluster.volumes.append(volume);
}

void countAllocated(Cluster &cluster)
{
    if (offersPreemptible(cluster.type.value))
        cluster.allocatedPreemptibleGpus = cluster.runningGpus(ComputeClass::Preemptible);
}

Cluster trainWest()
{
    Cluster made = cluster("train-west-h100", "KUBERNETES", "H100_SXM", "us-central-8", "Ready", 64, 64);
    addNodes(made, "gpu-dp-hmqnh-", {text("nwlnj"), text("k4t8m"), text("2vxqd"), text("9rfzc"), text("b7w5s")},
             at("2026-06-02T10:00:00Z"));
    addNodes(made, "gpu-dp-hmqnh-", {text("jd6lp")}, at("2026-06-10T00:20:00Z"));
    addNodes(made, "gpu-dp-hmqnh-", {text("tq2hx")}, at("2026-06-16T09:09:00Z"));
    addNodes(made, "gpu-dp-hmqnh-", {text("w8c4n")}, at("2026-06-16T11:22:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("4qv9d")}, at("2026-06-14T00:10:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("8rj5w")}, at("2026-06-15T00:00:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("c2m7t")}, at("2026-06-14T19:00:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("fz9kb")}, at("2026-06-15T17:20:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("hl6xs")}, at("2026-06-16T10:58:00Z"));
    addNodes(made, "gpu-preemptible-dp-x7k2p-", {text("m5d3q")}, at("2026-06-16T11:50:00Z"));
    LifecycleEvent notice;
    notice.node = NodeId(text("gpu-preemptible-dp-x7k2p-4qv9d"));
    notice.at = at("2026-06-16T14:29:26Z");
    notice.reason = text("TogetherPreemptionNotified");
    notice.message = text("The node will be reclaimed");
    made.events.append(notice);
    for (Node &each : made.nodes)
        each.markedForDeletion = each.id == notice.node;
    for (int i = 1; i <= 3; ++i) {
        ControlPlaneNode plane;
        plane.id = NodeId(QStringLiteral("cp-%1").arg(i));
        made.controlPlane.append(plane);
    }
    addVolume(made, "tw-shared", 40);
    return made;
}

QList<Cluster> sampleClusters()
{
    QList<Cluster> all{trainWest()};

    Cluster infer = cluster("infer-prod-h200", "KUBERNETES", "H200_SXM", "us-west-2", "Degraded", 32, 16);
    addNodes(infer, "gpu-dp-7cw4t-std", suffixes("", 3), at("2026-06-03T08:00:00Z"));
    addNodes(infer, "gpu-dp-7cw4t-", {text("pz6mr")}, at("2026-06-16T14:11:00Z"), "NODE_PHASE_FAILED");
    addNodes(infer, "gpu-preemptible-dp-q8n3v-pre", suffixes("", 2), at("2026-06-12T06:00:00Z"));
    addVolume(infer, "infer-models", 12);
    all.append(infer);

    Cluster research = cluster("research-slurm", "SLURM", "H100_SXM", "us-central-8", "Ready", 48, 0);
    addNodes(research, "gpu-dp-rs4kd-std", suffixes("", 6), at("2026-06-01T08:00:00Z"));
    addVolume(research, "research-home", 32);
    all.append(research);

    Cluster rollouts = cluster("rl-rollouts", "KUBERNETES", "H100_SXM", "eu-north-1", "Ready", 8, 96);
    addNodes(rollouts, "gpu-dp-rl2pm-std", suffixes("", 1), at("2026-06-01T08:00:00Z"));
    addNodes(rollouts, "gpu-preemptible-dp-rl9wz-pre", suffixes("", 9), at("2026-06-13T08:00:00Z"));
    addVolume(rollouts, "rollouts", 20);
    all.append(rollouts);

    Cluster eval = cluster("eval-b200", "KUBERNETES", "B200_SXM", "us-east-3", "RunningAcceptanceTests", 16, 32);
    eval.createdAt = at("2026-06-16T13:20:00Z");
    eval.transitions = {Transition<ClusterPhase>(clusterPhaseFromApi(text("CLUSTER_PHASE_WAITING_FOR_CONTROL_PLANE_NODES")), at("2026-06-16T13:21:00Z")),
                        Transition<ClusterPhase>(clusterPhaseFromApi(text("CLUSTER_PHASE_WAITING_FOR_DATA_PLANE_NODES")), at("2026-06-16T13:29:00Z")),
                        Transition<ClusterPhase>(clusterPhaseFromApi(text("CLUSTER_PHASE_RUNNING_ACCEPTANCE_TESTS")), at("2026-06-16T14:02:00Z"))};
    addNodes(eval, "gpu-dp-ev6tb-std", suffixes("", 2), at("2026-06-16T13:51:00Z"));
    addVolume(eval, "eval-data", 8);
    all.append(eval);

    Cluster sandbox = cluster("sandbox-l40", "KUBERNETES", "L40", "us-west-2", "OnDemandComputePaused", 8, 0);
    addVolume(sandbox, "sb-home", 4);
    all.append(sandbox);
    return all;
}

FleetSnapshot snapshotOf(const QList<Cluster> &clusters, Instant now)
{
    FleetSnapshot made;
    made.observedAt = now;
    made.volumesKnown = true;
    for (Cluster each : clusters) {
        countAllocated(each);
        made.volumes.append(each.volumes);
        ClusterEntry entry;
        entry.cluster = each;
        entry.seenAt = now;
        made.clusters.append(entry);
    }
    std::ranges::sort(made.clusters, {}, [](const ClusterEntry &entry) { return entry.cluster.name; });
    const auto region = [&made](const char *name, const QList<const char *> &types) {
        Region each;
        each.name = RegionName(text(name));
        for (const char *type : types)
            each.gpuTypes.append(GpuType(text(type)));
        DriverVersion driver;
        driver.id = text("drv-570-124");
        driver.cuda = text("12.8");
        driver.driver = text("570.124");
        driver.os = text("ubuntu-22.04");
        each.drivers = {driver};
        made.regions.append(each);
    };
    region("us-central-8", {"H100_SXM", "H200_SXM"});
    region("us-west-2", {"H200_SXM", "L40"});
    region("eu-north-1", {"H100_SXM"});
    region("us-east-3", {"B200_SXM"});
    Availability available;
    available.region = RegionName(text("us-central-8"));
    available.gpuType = GpuType(text("H100_SXM"));
    available.standardGpus = 48;
    available.preemptibleGpus = 24;
    available.asOf = now - Seconds(8);
    available.source = text("Emulator");
    made.availability = {available};
    return made;
}

/// The fleet as it was: nodes that did not exist yet are left out, what drains now did not.
QList<Cluster> clustersAt(Instant then)
{
    QList<Cluster> past;
    for (Cluster each : sampleClusters()) {
        if (each.createdAt && *each.createdAt > then)
            continue;
        each.nodes.removeIf([then](const Node &made) { return made.transitions.first().at > then; });
        for (Node &made : each.nodes)
            made.transitions.removeIf([then](const Transition<NodePhase> &step) { return step.at > then; });
        each.transitions.removeIf([then](const Transition<ClusterPhase> &step) { return step.at > then; });
        each.events.removeIf([then](const LifecycleEvent &event) { return event.at && *event.at > then; });
        for (Node &made : each.nodes)
            made.markedForDeletion = made.markedForDeletion && !each.events.isEmpty();
        past.append(each);
    }
    return past;
}

} // namespace

Instant sampleNow()
{
    return at("2026-06-16T14:32:08Z");
}

RateCard sampleRates()
{
    RateCard card;
    card.source = text("your price book");
    card.checkedAt = at("2026-06-01T00:00:00Z");
    const auto add = [&card](const char *type, qint64 micro) {
        GpuRateEntry entry;
        entry.gpuType = GpuType(text(type));
        entry.validFrom = at("2026-01-01T00:00:00Z");
        entry.onDemand = GpuRate(micro);
        card.gpus.append(entry);
    };
    add("H100_SXM", 3'360'000);
    add("H200_SXM", 4'200'000);
    add("B200_SXM", 6'400'000);
    add("L40", 1'600'000);
    StorageRateEntry storage;
    storage.validFrom = at("2026-01-01T00:00:00Z");
    storage.rate = StorageRate(200'000, StorageRate::Per::TibHour);
    card.storage = {storage};
    return card;
}

FleetSnapshot sampleFleet()
{
    return snapshotOf(sampleClusters(), sampleNow());
}

ClusterId sampleId(const char *name)
{
    return ClusterId(text("cl-") + text(name));
}

void playSampleDay(FakeSession &session)
{
    for (Instant then = sampleNow() - Seconds(26 * 3600); then < sampleNow(); then = then + Seconds(120))
        session.publish(snapshotOf(clustersAt(then), then));
    session.publish(sampleFleet());
}

} // namespace deck
