// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decodedfacts.h"

namespace deck {
namespace {

class Claims
{
public:
    explicit Claims(QString about) : m_about(std::move(about)) {}

    void add(const char *name, const QString &value)
    {
        if (!value.isEmpty())
            lines.append(QStringLiteral("%1 %2=%3").arg(m_about, QLatin1String(name), value));
    }
    template <class Number>
    void add(const char *name, const std::optional<Number> &value)
    {
        if (value)
            add(name, QString::number(*value));
    }
    void add(const char *name, const std::optional<Instant> &value)
    {
        if (value)
            add(name, value->toIso());
    }
    void addAll(const char *name, const QStringList &values)
    {
        for (const QString &value : values)
            add(name, value);
    }

    QStringList lines;

private:
    QString m_about;
};

QStringList factsOf(const Node &node, const QString &kind)
{
    Claims claims(kind + QLatin1Char(' ') + node.id.toString());
    claims.add("id", node.id.toString());
    claims.add("host", node.hostName);
    claims.add("instance", node.instance.toString());
    claims.add("status", node.status);
    for (const Transition<NodePhase> &each : node.transitions)
        claims.add("was", each.phase.raw + QLatin1Char('@') + each.at.toIso());
    if (const auto latest = node.latest())
        claims.add("is", latest->phase.raw);
    claims.add("leaves", node.markedForDeletion ? QStringLiteral("yes") : QString());
    claims.add("deleted", node.deletedAt);
    claims.add("gpus", node.gpus);
    claims.add("cores", node.cpuCores);
    claims.add("memory", node.memoryGib);
    claims.addAll("network", node.networks);
    claims.add("address", node.publicIpv4);
    claims.add("storage", node.ephemeralStorage);
    claims.add("infiniband", node.infinibandType);
    claims.add("infiniband count", node.infinibandCount);
    claims.add("nvswitch", node.nvswitchType);
    claims.add("nvswitch count", node.nvswitchCount);
    claims.add("repairs itself", node.autoRemediation);
    claims.add("slurm", node.slurmHostName);
    return claims.lines;
}

} // namespace

QStringList factsOf(const Volume &volume)
{
    Claims claims(QStringLiteral("volume ") + volume.id.toString());
    claims.add("id", volume.id.toString());
    claims.add("name", volume.name);
    claims.add("size", volume.sizeTib);
    claims.add("status", volume.status.raw);
    return claims.lines;
}

QStringList factsOf(const Cluster &cluster)
{
    Claims claims(QStringLiteral("cluster ") + cluster.id.toString());
    claims.add("id", cluster.id.toString());
    claims.add("name", cluster.name);
    claims.add("type", cluster.type.raw);
    claims.add("region", cluster.region.toString());
    claims.add("gpu", cluster.gpuType.toString());
    claims.add("billing", cluster.billing.raw);
    claims.add("project", cluster.project.toString());
    claims.add("status", cluster.status.raw);
    for (const Transition<ClusterPhase> &each : cluster.transitions)
        claims.add("was", each.phase.raw + QLatin1Char('@') + each.at.toIso());
    claims.add("standard", cluster.standardGpus);
    claims.add("reserved", cluster.reservedGpus);
    claims.add("desired", cluster.desiredPreemptibleGpus);
    claims.add("allocated", cluster.allocatedPreemptibleGpus);
    claims.add("created", cluster.createdAt);
    claims.add("first ready", cluster.firstReadyAt);
    claims.add("reserved from", cluster.reservationStart);
    claims.add("reserved to", cluster.reservationEnd);
    claims.add("control plane ready", cluster.controlPlaneReady);
    claims.add("kubeconfig", cluster.hasKubeconfig ? QStringLiteral("there") : QString());
    claims.add("cuda", cluster.cudaVersion);
    claims.add("driver", cluster.driverVersion);
    claims.add("driver id", cluster.driverVersionId);
    claims.add("os", cluster.osImage);
    claims.add("load balancer", cluster.loadBalancer);
    claims.addAll("add-on", cluster.addOns);
    claims.add("all nodes", cluster.nodesKnown ? QStringLiteral("known") : QString());
    claims.add("all volumes", cluster.volumesKnown ? QStringLiteral("known") : QString());
    claims.add("events", cluster.eventsKnown ? QStringLiteral("known") : QString());
    for (const Node &node : cluster.nodes)
        claims.lines += factsOf(node, QStringLiteral("node"));
    for (const Node &node : cluster.deletedNodes)
        claims.lines += factsOf(node, QStringLiteral("deleted node"));
    for (const ControlPlaneNode &node : cluster.controlPlane) {
        Claims own(QStringLiteral("control plane ") + node.id.toString());
        own.add("host", node.hostName);
        own.add("status", node.status);
        for (const Transition<NodePhase> &each : node.transitions)
            own.add("was", each.phase.raw + QLatin1Char('@') + each.at.toIso());
        claims.lines += own.lines;
    }
    for (const LifecycleEvent &event : cluster.events) {
        Claims own(QStringLiteral("event"));
        own.add("node", event.node.toString());
        own.add("at", event.at);
        own.add("reason", event.reason);
        own.add("message", event.message);
        claims.lines += own.lines;
    }
    for (const Volume &volume : cluster.volumes)
        claims.lines += factsOf(volume);
    return claims.lines;
}

QStringList factsOf(const Region &region)
{
    Claims claims(QStringLiteral("region ") + region.name.toString());
    for (const GpuType &type : region.gpuTypes)
        claims.add("gpu", type.toString());
    for (const DriverVersion &driver : region.drivers) {
        claims.add("driver id", driver.id);
        claims.add("cuda", driver.cuda);
        claims.add("driver", driver.driver);
        claims.add("os", driver.os);
    }
    return claims.lines;
}

QStringList factsOf(const Availability &availability)
{
    Claims claims(QStringLiteral("stock ") + availability.region.toString() + QLatin1Char(' ') + availability.gpuType.toString());
    claims.add("standard", availability.standardGpus);
    claims.add("preemptible", availability.preemptibleGpus);
    claims.add("as of", std::optional(availability.asOf));
    claims.add("source", availability.source);
    return claims.lines;
}

QStringList invented(const QStringList &now, QStringList before)
{
    QStringList extra;
    for (const QString &line : now) {
        if (!before.removeOne(line))
            extra.append(line);
    }
    return extra;
}

} // namespace deck
