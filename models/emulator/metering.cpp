// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "metering.h"

#include <QJsonArray>

#include <map>

namespace deck::emulator {

namespace {

QString classText(ComputeClass computeClass)
{
    return computeClass == ComputeClass::Preemptible ? QStringLiteral("preemptible") : QStringLiteral("standard");
}

QJsonValue endText(const std::optional<Instant> &end)
{
    return end ? QJsonValue(end->toIso()) : QJsonValue();
}

QJsonObject nodeJson(const Cluster &cluster, const WorkerNode &node, const std::vector<BilledInterval> &intervals)
{
    QJsonArray array;
    for (const BilledInterval &interval : intervals) {
        array.append(QJsonObject{{QStringLiteral("start"), interval.start.toIso()},
                                 {QStringLiteral("end"), endText(interval.end)}});
    }
    return {{QStringLiteral("cluster_id"), cluster.id},
            {QStringLiteral("cluster_name"), cluster.spec.name},
            {QStringLiteral("node_id"), node.id},
            {QStringLiteral("compute_class"), classText(node.computeClass)},
            {QStringLiteral("gpu_type"), cluster.spec.gpuType},
            {QStringLiteral("region"), cluster.spec.region},
            {QStringLiteral("billing_type"), cluster.spec.billingType},
            {QStringLiteral("gpus"), gpusPerNode},
            {QStringLiteral("intervals"), array}};
}

QJsonObject volumeJson(const Volume &volume)
{
    QJsonArray spans;
    for (size_t i = 0; i < volume.sizes.size(); ++i) {
        const auto end = i + 1 < volume.sizes.size() ? std::optional(volume.sizes[i + 1].from) : volume.billedTo;
        spans.append(QJsonObject{{QStringLiteral("start"), volume.sizes[i].from.toIso()},
                                 {QStringLiteral("end"), endText(end)},
                                 {QStringLiteral("size_tib"), volume.sizes[i].sizeTib}});
    }
    return {{QStringLiteral("volume_id"), volume.id},
            {QStringLiteral("volume_name"), volume.name},
            {QStringLiteral("region"), volume.region},
            {QStringLiteral("spans"), spans}};
}

/// Adds the nodes of one cluster and its totals.
void addCluster(const Cluster &cluster, Instant now, QJsonArray &nodes, QJsonArray &totals)
{
    std::map<ComputeClass, qint64> gpuSeconds{{ComputeClass::Standard, 0}, {ComputeClass::Preemptible, 0}};
    const auto add = [&](const std::vector<std::unique_ptr<WorkerNode>> &list) {
        for (const auto &node : list) {
            const auto intervals = billedIntervals(*node);
            if (intervals.empty())
                continue;
            nodes.append(nodeJson(cluster, *node, intervals));
            for (const BilledInterval &interval : intervals)
                gpuSeconds[node->computeClass] += gpusPerNode * (interval.end.value_or(now).seconds() - interval.start.seconds());
        }
    };
    add(cluster.removed);
    add(cluster.workers);
    for (const auto &[computeClass, sum] : gpuSeconds) {
        totals.append(QJsonObject{{QStringLiteral("cluster_id"), cluster.id},
                                  {QStringLiteral("compute_class"), classText(computeClass)},
                                  {QStringLiteral("gpu_seconds"), sum}});
    }
}

} // namespace

std::vector<BilledInterval> billedIntervals(const WorkerNode &node)
{
    std::vector<BilledInterval> intervals;
    for (size_t i = 0; i < node.steps.size(); ++i) {
        if (node.steps[i].phase != NodePhase::Running)
            continue;
        const bool last = i + 1 == node.steps.size();
        intervals.push_back({node.steps[i].at, last ? std::nullopt : std::optional(node.steps[i + 1].at)});
    }
    return intervals;
}

QJsonObject meteringJson(const World &world, Instant now)
{
    QJsonArray nodes;
    QJsonArray totals;
    for (const auto &cluster : world.clusters)
        addCluster(*cluster, now, nodes, totals);
    QJsonArray volumes;
    for (const auto &volume : world.volumes)
        volumes.append(volumeJson(*volume));
    return {{QStringLiteral("now"), now.floorToSecond().toIso()},
            {QStringLiteral("nodes"), nodes},
            {QStringLiteral("totals"), totals},
            {QStringLiteral("volumes"), volumes}};
}

} // namespace deck::emulator
