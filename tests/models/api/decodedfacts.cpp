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
    void add(const char *name, const std::optional<Decimal> &value)
    {
        if (value)
            add(name, value->toText());
    }
    /// A word that is not known is not what it was mistaken for.
    template <class E>
    void add(const char *name, const Open<E> &value)
    {
        add(name, value == E::Unrecognised ? value.raw + QStringLiteral(" (unrecognised)") : value.raw);
    }
    void addAll(const char *name, const QStringList &values)
    {
        for (const QString &value : values)
            add(name, value);
    }
    template <class Phase>
    void addAll(const QList<Transition<Phase>> &transitions)
    {
        for (const Transition<Phase> &each : transitions) {
            const QString at = QStringLiteral("was at ") + each.at.toIso();
            add(at.toLatin1().constData(), each.phase);
        }
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
    claims.addAll(node.transitions);
    if (const auto latest = node.latest())
        claims.add("is", latest->phase);
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
    if (node.latestRemediation)
        claims.lines += factsOf(*node.latestRemediation);
    return claims.lines;
}

} // namespace

QStringList factsOf(const Volume &volume)
{
    Claims claims(QStringLiteral("volume ") + volume.id.toString());
    claims.add("id", volume.id.toString());
    claims.add("name", volume.name);
    claims.add("size", volume.sizeTib);
    claims.add("status", volume.status);
    return claims.lines;
}

QStringList factsOf(const Cluster &cluster)
{
    Claims claims(QStringLiteral("cluster ") + cluster.id.toString());
    claims.add("id", cluster.id.toString());
    claims.add("name", cluster.name);
    claims.add("type", cluster.type);
    claims.add("region", cluster.region.toString());
    claims.add("gpu", cluster.gpuType.toString());
    claims.add("billing", cluster.billing);
    claims.add("project", cluster.project.toString());
    claims.add("status", cluster.status);
    claims.addAll(cluster.transitions);
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
        own.addAll(node.transitions);
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

QStringList factsOf(const Remediation &remediation)
{
    Claims claims(QStringLiteral("repair ") + remediation.id.toString());
    claims.add("id", remediation.id.toString());
    claims.add("cluster", remediation.cluster.toString());
    claims.add("instance", remediation.instance.toString());
    claims.add("instance name", remediation.instanceName);
    claims.add("mode", remediation.mode);
    claims.add("state", remediation.state);
    claims.add("trigger", remediation.trigger);
    claims.add("over", isOver(remediation.state.value) ? QStringLiteral("yes") : QString());
    claims.add("waits", mayBeReviewed(remediation.state.value) ? QStringLiteral("yes") : QString());
    claims.add("reason", remediation.reason);
    claims.add("asked by", remediation.requestedBy);
    claims.add("reviewed by", remediation.reviewedBy);
    claims.add("comment", remediation.reviewComment);
    claims.add("error", remediation.errorMessage);
    claims.add("active check", remediation.activeHealthCheckRun);
    claims.add("passive check", remediation.passiveHealthCheckEvent);
    claims.add("created", remediation.createdAt);
    claims.add("reviewed", remediation.reviewedAt);
    claims.add("started", remediation.startedAt);
    claims.add("ended", remediation.endedAt);
    claims.add("updated", remediation.updatedAt);
    for (const LinkedAlert &alert : remediation.alerts) {
        Claims own(QStringLiteral("alert"));
        own.add("id", alert.id);
        own.add("name", alert.name);
        own.add("severity", alert.severity);
        own.add("started", alert.startedAt);
        own.add("resolved", alert.resolvedAt);
        own.add("vm", alert.targetVm);
        own.add("instance", alert.instance.toString());
        own.add("title", alert.title);
        own.add("summary", alert.summary);
        own.add("description", alert.description);
        claims.lines += own.lines;
    }
    return claims.lines;
}

QStringList factsOf(const BillingUsage &usage)
{
    Claims claims(QStringLiteral("bill"));
    claims.add("currency", usage.currency);
    claims.add("period", usage.period);
    claims.add("organization", usage.organizationId);
    claims.add("earliest", usage.earliest);
    claims.add("latest", usage.latest);
    claims.add("whole", usage.whole ? QStringLiteral("yes") : QString());
    claims.add("sum", usage.cost());
    for (const BillingWindow &window : usage.windows)
        claims.lines += factsOf(window);
    return claims.lines;
}

QStringList factsOf(const BillingWindow &window)
{
    Claims claims(QStringLiteral("window"));
    claims.add("date", window.date);
    claims.add("start", window.start);
    claims.add("end", window.end);
    for (const BillingLine &line : window.lines) {
        Claims own(QStringLiteral("line"));
        own.add("product", line.product);
        own.add("quantity", line.quantity);
        own.add("unit price", line.unitPrice);
        own.add("cost", line.cost);
        own.add("credit", line.appliedCredit);
        for (auto it = line.dimensions.cbegin(); it != line.dimensions.cend(); ++it)
            own.add("dimension", it.key() + QLatin1Char(':') + it.value());
        for (auto it = line.attributes.cbegin(); it != line.attributes.cend(); ++it)
            own.add("attribute", it.key() + QLatin1Char(':') + it.value());
        claims.lines += own.lines;
    }
    return claims.lines;
}

QStringList factsOf(const Account &account)
{
    Claims claims(QStringLiteral("account"));
    claims.add("key", account.keyId);
    claims.add("organization", account.organizationId);
    claims.add("organization name", account.organizationName);
    claims.add("project", account.project.toString());
    claims.add("project name", account.projectName);
    claims.add("project slug", account.projectSlug);
    claims.add("user", account.userId);
    return claims.lines;
}

QStringList factsOf(const Project &project)
{
    Claims claims(QStringLiteral("project ") + project.id.toString());
    claims.add("id", project.id.toString());
    claims.add("name", project.name);
    claims.add("slug", project.slug);
    claims.add("organization", project.organizationId);
    claims.add("organization name", project.organizationName);
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
