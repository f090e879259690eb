// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bill.h"

#include "metering.h"
#include "tariff.h"

#include <QJsonObject>

#include <algorithm>
#include <map>
#include <tuple>

namespace deck::emulator {

namespace {

/// Product, region, GPU type (empty for storage), micro-dollars an hour.
using Product = std::tuple<QString, QString, QString, qint64>;

qint64 overlap(Instant from, std::optional<Instant> to, Instant start, Instant end)
{
    const qint64 first = std::max(from.seconds(), start.seconds());
    const qint64 last = std::min(to.value_or(end).seconds(), end.seconds());
    return std::max<qint64>(last - first, 0);
}

template <class Visit>
void forEachNode(const Cluster &cluster, Visit visit)
{
    for (const auto &node : cluster.removed)
        visit(*node);
    for (const auto &node : cluster.workers)
        visit(*node);
}

template <class Visit>
void forEachSpan(const Volume &volume, Visit visit)
{
    for (size_t i = 0; i < volume.sizes.size(); ++i) {
        const auto end = i + 1 < volume.sizes.size() ? std::optional(volume.sizes[i + 1].from) : volume.billedTo;
        visit(volume.sizes[i].from, end, volume.sizes[i].sizeTib);
    }
}

QJsonObject lineJson(const Product &product, qint64 unitSeconds)
{
    const auto &[name, region, gpuType, price] = product;
    QJsonObject dimensions{{QStringLiteral("region"), region}};
    if (!gpuType.isEmpty())
        dimensions.insert(QStringLiteral("gpu_type"), gpuType);
    return {{QStringLiteral("product_name"), name},
            {QStringLiteral("quantity"), decimalHours(unitSeconds)},
            {QStringLiteral("unit_price"), decimalUsd(3600, price)},
            {QStringLiteral("cost"), decimalUsd(unitSeconds, price)},
            {QStringLiteral("pricing_dimensions"), dimensions},
            {QStringLiteral("attributes"), QJsonObject()}};
}

} // namespace

QJsonArray billLines(const World &world, Instant start, Instant end, Instant now)
{
    const Instant until = std::min(end, now);
    std::map<Product, qint64> used;
    for (const auto &cluster : world.clusters) {
        forEachNode(*cluster, [&](const WorkerNode &node) {
            const bool preemptible = node.computeClass == ComputeClass::Preemptible;
            if (!preemptible && cluster->spec.billingType == u"RESERVED")
                return;
            const Product product(preemptible ? QStringLiteral("Emulated preemptible GPU-hours") : QStringLiteral("Emulated on-demand GPU-hours"),
                                  cluster->spec.region, cluster->spec.gpuType,
                                  microUsdPerGpuHour(cluster->spec.gpuType, node.computeClass));
            for (const BilledInterval &interval : billedIntervals(node))
                used[product] += gpusPerNode * overlap(interval.start, interval.end, start, until);
        });
    }
    for (const auto &volume : world.volumes) {
        const Product product(QStringLiteral("Emulated shared storage TiB-hours"), volume->region, QString(), microUsdPerTibHour);
        forEachSpan(*volume, [&](Instant from, std::optional<Instant> to, int sizeTib) {
            used[product] += sizeTib * overlap(from, to, start, until);
        });
    }
    QJsonArray lines;
    for (const auto &[product, unitSeconds] : used) {
        if (unitSeconds > 0)
            lines.append(lineJson(product, unitSeconds));
    }
    return lines;
}

std::optional<Instant> billedSince(const World &world)
{
    std::optional<Instant> first;
    const auto note = [&first](Instant at) { first = first ? std::min(*first, at) : at; };
    for (const auto &cluster : world.clusters) {
        forEachNode(*cluster, [&](const WorkerNode &node) {
            for (const BilledInterval &interval : billedIntervals(node))
                note(interval.start);
        });
    }
    for (const auto &volume : world.volumes)
        forEachSpan(*volume, [&](Instant from, std::optional<Instant>, int) { note(from); });
    return first;
}

} // namespace deck::emulator
