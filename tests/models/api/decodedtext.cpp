// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decodedtext.h"

namespace deck {
namespace {

class Lines
{
public:
    explicit Lines(int depth = 0) : m_indent(QString(2 * depth, QLatin1Char(' '))) {}

    void head(const char *what, const QString &name) { m_text += m_indent + QLatin1String(what) + QLatin1Char(' ') + name + QLatin1Char('\n'); }
    void add(const char *name, const QString &value)
    {
        if (!value.isEmpty())
            m_text += m_indent + QStringLiteral("  ") + QLatin1String(name) + QStringLiteral(": ") + value + QLatin1Char('\n');
    }
    void add(const char *name, const std::optional<int> &value) { add(name, value ? QString::number(*value) : QString()); }
    void add(const char *name, const std::optional<double> &value) { add(name, value ? QString::number(*value) : QString()); }
    void add(const char *name, const std::optional<Instant> &value) { add(name, value ? value->toIso() : QString()); }
    void add(const char *name, const std::optional<Decimal> &value) { add(name, value ? value->toText() : QString()); }
    void add(const char *name, const std::optional<bool> &value)
    {
        add(name, value ? *value ? QStringLiteral("yes") : QStringLiteral("no") : QString());
    }
    template <class E>
    void add(const char *name, const Open<E> &value) { add(name, word(value)); }
    template <class Tag>
    void add(const char *name, const StrongId<Tag> &id) { add(name, id.toString()); }
    template <class Phase>
    void add(const QList<Transition<Phase>> &transitions)
    {
        for (const Transition<Phase> &transition : transitions)
            add("phase", word(transition.phase) + QStringLiteral(" at ") + transition.at.toIso());
    }
    void append(const QString &block) { m_text += block; }
    const QString &text() const { return m_text; }

private:
    template <class E>
    static QString word(const Open<E> &value)
    {
        return value == E::Unrecognised ? value.raw + QStringLiteral(" (unrecognised)") : value.raw;
    }

    QString m_indent;
    QString m_text;
};

QString text(const LinkedAlert &alert, int depth)
{
    Lines lines(depth);
    lines.head("alert", alert.id);
    lines.add("name", alert.name);
    lines.add("severity", alert.severity);
    lines.add("started", alert.startedAt);
    lines.add("resolved", alert.resolvedAt);
    lines.add("vm", alert.targetVm);
    lines.add("instance", alert.instance);
    lines.add("title", alert.title);
    lines.add("summary", alert.summary);
    lines.add("description", alert.description);
    return lines.text();
}

QString text(const Remediation &remediation, int depth)
{
    Lines lines(depth);
    lines.head("remediation", remediation.id.toString());
    lines.add("cluster", remediation.cluster);
    lines.add("instance", remediation.instance);
    lines.add("instance name", remediation.instanceName);
    lines.add("mode", remediation.mode);
    lines.add("state", remediation.state);
    lines.add("trigger", remediation.trigger);
    lines.add("reason", remediation.reason);
    lines.add("requested by", remediation.requestedBy);
    lines.add("reviewed by", remediation.reviewedBy);
    lines.add("review comment", remediation.reviewComment);
    lines.add("error", remediation.errorMessage);
    lines.add("active check", remediation.activeHealthCheckRun);
    lines.add("passive check", remediation.passiveHealthCheckEvent);
    lines.add("created", remediation.createdAt);
    lines.add("reviewed", remediation.reviewedAt);
    lines.add("started", remediation.startedAt);
    lines.add("ended", remediation.endedAt);
    lines.add("updated", remediation.updatedAt);
    for (const LinkedAlert &alert : remediation.alerts)
        lines.append(text(alert, depth + 1));
    return lines.text();
}

QString className(ComputeClass computeClass)
{
    switch (computeClass) {
    case ComputeClass::Standard:
        return QStringLiteral("standard");
    case ComputeClass::Preemptible:
        return QStringLiteral("preemptible");
    case ComputeClass::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

QString text(const Node &node, const char *what)
{
    Lines lines(1);
    lines.head(what, node.id.toString());
    lines.add("host", node.hostName);
    lines.add("instance", node.instance);
    lines.add("class", className(node.computeClass));
    lines.add("status", node.status);
    lines.add("marked for deletion", std::optional<bool>(node.markedForDeletion));
    lines.add("deleted", node.deletedAt);
    lines.add(node.transitions);
    lines.add("GPUs", node.gpus);
    lines.add("cores", node.cpuCores);
    lines.add("memory GiB", node.memoryGib);
    lines.add("networks", node.networks.join(QLatin1Char(' ')));
    lines.add("public address", node.publicIpv4);
    lines.add("ephemeral storage", node.ephemeralStorage);
    lines.add("InfiniBand", node.infinibandType);
    lines.add("InfiniBand count", node.infinibandCount);
    lines.add("NVSwitch", node.nvswitchType);
    lines.add("NVSwitch count", node.nvswitchCount);
    lines.add("auto remediation", node.autoRemediation);
    lines.add("Slurm host", node.slurmHostName);
    if (node.latestRemediation)
        lines.append(text(*node.latestRemediation, 2));
    return lines.text();
}

QString text(const Volume &volume, int depth)
{
    Lines lines(depth);
    lines.head("volume", volume.id.toString());
    lines.add("name", volume.name);
    lines.add("TiB", volume.sizeTib);
    lines.add("status", volume.status);
    return lines.text();
}

void addParts(Lines &lines, const Cluster &cluster)
{
    for (const ControlPlaneNode &node : cluster.controlPlane) {
        Lines part(1);
        part.head("control plane", node.id.toString());
        part.add("host", node.hostName);
        part.add("status", node.status);
        part.add(node.transitions);
        lines.append(part.text());
    }
    for (const Node &node : cluster.nodes)
        lines.append(text(node, "node"));
    for (const Node &node : cluster.deletedNodes)
        lines.append(text(node, "deleted node"));
    for (const LifecycleEvent &event : cluster.events) {
        Lines part(1);
        part.head("event", event.reason);
        part.add("node", event.node);
        part.add("at", event.at);
        part.add("message", event.message);
        lines.append(part.text());
    }
    for (const Volume &volume : cluster.volumes)
        lines.append(text(volume, 1));
}

QString text(const BillingLine &line)
{
    Lines lines(2);
    lines.head("line", line.product);
    lines.add("quantity", line.quantity);
    lines.add("unit price", line.unitPrice);
    lines.add("cost", line.cost);
    lines.add("credit", line.appliedCredit);
    for (auto entry = line.dimensions.begin(); entry != line.dimensions.end(); ++entry)
        lines.add("dimension", entry.key() + QStringLiteral(" = ") + entry.value());
    for (auto entry = line.attributes.begin(); entry != line.attributes.end(); ++entry)
        lines.add("attribute", entry.key() + QStringLiteral(" = ") + entry.value());
    return lines.text();
}

QString kindName(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::Http:
        return QStringLiteral("http");
    case Error::Kind::Ambiguous:
        return QStringLiteral("ambiguous");
    default:
        return QStringLiteral("other");
    }
}

} // namespace

QString decodedText(const Cluster &cluster)
{
    Lines lines;
    lines.head("cluster", cluster.id.toString());
    lines.add("name", cluster.name);
    lines.add("type", cluster.type);
    lines.add("status", cluster.status);
    lines.add("region", cluster.region);
    lines.add("GPU", cluster.gpuType);
    lines.add("billing", cluster.billing);
    lines.add("project", cluster.project);
    lines.add("standard GPUs", cluster.standardGpus);
    lines.add("reserved GPUs", cluster.reservedGpus);
    lines.add("preemptible wanted", cluster.desiredPreemptibleGpus);
    lines.add("preemptible here", cluster.allocatedPreemptibleGpus);
    lines.add("created", cluster.createdAt);
    lines.add("first ready", cluster.firstReadyAt);
    lines.add("reserved from", cluster.reservationStart);
    lines.add("reserved to", cluster.reservationEnd);
    lines.add("control plane ready", cluster.controlPlaneReady);
    lines.add("kubeconfig", std::optional<bool>(cluster.hasKubeconfig));
    lines.add("CUDA", cluster.cudaVersion);
    lines.add("driver", cluster.driverVersion);
    lines.add("driver id", cluster.driverVersionId);
    lines.add("system", cluster.osImage);
    lines.add("load balancer", cluster.loadBalancer);
    lines.add("add-ons", cluster.addOns.join(QLatin1Char(' ')));
    lines.add("events told", std::optional<bool>(cluster.eventsKnown));
    lines.add(cluster.transitions);
    addParts(lines, cluster);
    return lines.text();
}

QString decodedText(const Remediation &remediation)
{
    return text(remediation, 0);
}

QString decodedText(const Volume &volume)
{
    return text(volume, 0);
}

QString decodedText(const Region &region)
{
    Lines lines;
    lines.head("region", region.name.toString());
    for (const GpuType &type : region.gpuTypes)
        lines.add("GPU", type);
    for (const DriverVersion &driver : region.drivers)
        lines.add("driver", QStringList{driver.id, driver.cuda, driver.driver, driver.os}.join(QStringLiteral(" | ")));
    return lines.text();
}

QString decodedText(const Account &account)
{
    Lines lines;
    lines.head("account of key", account.keyId);
    lines.add("organization id", account.organizationId);
    lines.add("organization", account.organizationName);
    lines.add("project id", account.project);
    lines.add("project", account.projectName);
    lines.add("slug", account.projectSlug);
    lines.add("user", account.userId);
    return lines.text();
}

QString decodedText(const Project &project)
{
    Lines lines;
    lines.head("project", project.id.toString());
    lines.add("name", project.name);
    lines.add("slug", project.slug);
    lines.add("organization id", project.organizationId);
    lines.add("organization", project.organizationName);
    return lines.text();
}

QString decodedText(const BillingUsage &usage)
{
    Lines lines;
    lines.head("usage", usage.period);
    lines.add("currency", usage.currency);
    lines.add("organization", usage.organizationId);
    lines.add("from", usage.earliest);
    lines.add("to", usage.latest);
    for (const BillingWindow &window : usage.windows) {
        Lines part(1);
        part.head("window", window.date);
        part.add("start", window.start);
        part.add("end", window.end);
        for (const BillingLine &line : window.lines)
            part.append(text(line));
        lines.append(part.text());
    }
    return lines.text();
}

QString decodedText(const Error &error)
{
    Lines lines;
    lines.head("error", kindName(error.kind));
    lines.add("status", std::optional<int>(error.httpStatus));
    lines.add("text", error.serverText);
    lines.add("out of stock", std::optional<bool>(error.isOutOfStock()));
    return lines.text();
}

} // namespace deck
