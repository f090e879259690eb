// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonreport.h"

#include "exporttext.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace deck {
namespace {

QJsonValue stamp(std::optional<Instant> at)
{
    return at ? QJsonValue(at->toIso()) : QJsonValue();
}

QString startWord(BillingRule::Start start)
{
    return start == BillingRule::Start::NodeRunning ? QStringLiteral("node_running") : QStringLiteral("cluster_created");
}

QJsonObject ruleOf(const BillingRule &rule)
{
    return {{QStringLiteral("words"), billingRuleWords(rule)},
            {QStringLiteral("standard_from"), startWord(rule.standard)},
            {QStringLiteral("preemptible_from"), startWord(rule.preemptible)},
            {QStringLiteral("grain_seconds"), qint64(rule.grain.count())}};
}

QJsonObject sumOf(const CostSum &sum)
{
    return {{QStringLiteral("amount_usd"), dollars(sum.amount)},
            {QStringLiteral("amount_exact"), exactDollars(sum.amount)},
            {QStringLiteral("on_demand_usd"), dollars(sum.onDemandAmount)},
            {QStringLiteral("saved_usd"), dollars(sum.saved())},
            {QStringLiteral("estimated_usd"), dollars(sum.estimatedAmount)},
            {QStringLiteral("gpu_seconds"), sum.usage.count},
            {QStringLiteral("gpu_hours"), gpuHours(sum.usage)},
            {QStringLiteral("lower_bound"), sum.unpriced}};
}

QJsonArray clustersOf(const CostReport &cost, OutgoingText &outgoing)
{
    QJsonArray clusters;
    for (const ClusterCost &cluster : cost.clusters) {
        QJsonArray classes;
        for (const ClassCost &each : cluster.classes) {
            QJsonArray nodes;
            for (const NodeCost &node : each.nodes)
                nodes.append(QJsonObject{{QStringLiteral("node"), outgoing(node.node.toString())},
                                         {QStringLiteral("live"), node.live},
                                         {QStringLiteral("sum"), sumOf(node.sum)}});
            QJsonObject object{{QStringLiteral("class"), className(each.chargeClass)},
                               {QStringLiteral("sum"), sumOf(each.sum)},
                               {QStringLiteral("units_now"), each.unitsNow},
                               {QStringLiteral("nodes_ever"), each.nodesEver},
                               {QStringLiteral("nodes_now"), each.nodesNow},
                               {QStringLiteral("nodes"), nodes}};
            if (each.microUsdPerUnitHour)
                object.insert(QStringLiteral("rate_usd_per_unit_hour"), dollars(Amount::fromMicroUsd(*each.microUsdPerUnitHour)));
            classes.append(object);
        }
        clusters.append(QJsonObject{{QStringLiteral("id"), outgoing(cluster.cluster.toString())},
                                    {QStringLiteral("name"), outgoing(cluster.name)},
                                    {QStringLiteral("sum"), sumOf(cluster.sum)},
                                    {QStringLiteral("classes"), classes}});
    }
    return clusters;
}

/// "2026-10-25T02:00:00+02:00": with the offset written out, both hours of a DST fold are told apart (C04).
QString localStamp(Instant at, const QTimeZone &zone)
{
    const QDateTime local = at.toDateTimeUtc().toTimeZone(zone);
    return local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate);
}

QJsonArray bucketsOf(const CostReport &cost)
{
    QJsonArray buckets;
    const QTimeZone &zone = cost.query.zone;
    const bool local = zone.isValid() && zone != QTimeZone::utc();
    for (const CostBucket &bucket : cost.buckets) {
        QJsonObject object{{QStringLiteral("from"), bucket.from.toIso()},
                           {QStringLiteral("to"), bucket.to.toIso()},
                           {QStringLiteral("standard_usd"), dollars(bucket.standard)},
                           {QStringLiteral("preemptible_usd"), dollars(bucket.preemptible)},
                           {QStringLiteral("storage_usd"), dollars(bucket.storage)},
                           {QStringLiteral("total_usd"), dollars(bucket.total())},
                           {QStringLiteral("total_exact"), exactDollars(bucket.total())},
                           {QStringLiteral("estimated"), bucket.estimated}};
        if (local)
            object.insert(QStringLiteral("from_local"), localStamp(bucket.from, zone));
        buckets.append(object);
    }
    return buckets;
}

QJsonArray chargesOf(const CostReport &cost, OutgoingText &outgoing)
{
    QList<Amount> amounts;
    for (const Charge &charge : cost.charges)
        amounts.append(charge.amount);
    amounts = addingUp(amounts);
    QJsonArray charges;
    for (qsizetype i = 0; i < cost.charges.size(); ++i) {
        const Charge &charge = cost.charges.at(i);
        const bool storage = charge.chargeClass == ChargeClass::Storage;
        QJsonObject object{{QStringLiteral("cluster_id"), outgoing(charge.cluster.toString())},
                           {QStringLiteral("cluster_name"), outgoing(charge.clusterName)},
                           {QStringLiteral("class"), className(charge.chargeClass)},
                           {QStringLiteral("region"), charge.region.toString()},
                           {QStringLiteral("from"), charge.from.toIso()},
                           {QStringLiteral("to"), charge.to.toIso()},
                           {QStringLiteral("seconds"), charge.to.seconds() - charge.from.seconds()},
                           {QStringLiteral("open"), charge.open},
                           {QStringLiteral("estimated"), charge.estimated},
                           {QStringLiteral("reserved"), charge.reserved},
                           {QStringLiteral("priced"), charge.priced}};
        if (charge.units > 0) // else the service never told
            object.insert(storage ? QStringLiteral("tib") : QStringLiteral("gpus"), charge.units);
        if (storage) {
            object.insert(QStringLiteral("volume_id"), outgoing(charge.volume.toString()));
            object.insert(QStringLiteral("volume_name"), outgoing(charge.volumeName));
        } else {
            object.insert(QStringLiteral("node"), outgoing(charge.node.toString()));
            object.insert(QStringLiteral("gpu_type"), charge.gpuType.toString());
            if (charge.units > 0)
                object.insert(QStringLiteral("gpu_hours"), gpuHours(charge.usage));
        }
        if (charge.priced) {
            object.insert(QStringLiteral("amount_usd"), dollars(amounts.at(i)));
            object.insert(QStringLiteral("amount_exact"), exactDollars(charge.amount));
            object.insert(QStringLiteral("on_demand_exact"), exactDollars(charge.onDemandAmount));
        }
        if (charge.priced && charge.microUsdPerUnitHour)
            object.insert(QStringLiteral("rate_usd_per_unit_hour"), dollars(Amount::fromMicroUsd(*charge.microUsdPerUnitHour)));
        charges.append(object);
    }
    return charges;
}

QJsonObject coverageOf(const CostReport &cost)
{
    QJsonArray gaps;
    for (const CoverageGap &gap : cost.gaps)
        gaps.append(QJsonObject{{QStringLiteral("from"), gap.from.toIso()},
                                {QStringLiteral("to"), gap.to.toIso()},
                                {QStringLiteral("seconds"), gap.to.seconds() - gap.from.seconds()}});
    return {{QStringLiteral("observed_since"), stamp(cost.observedSince)},
            {QStringLiteral("gaps"), gaps},
            {QStringLiteral("gap_usd"), dollars(cost.gapAmount)}};
}

QJsonObject unpricedOf(const CostReport &cost, OutgoingText &outgoing)
{
    QJsonArray types;
    for (const GpuType &type : cost.typesWithoutRate)
        types.append(type.toString());
    QJsonArray clusters;
    for (const ClusterId &cluster : cost.reservationsUnknown)
        clusters.append(outgoing(cluster.toString()));
    return {{QStringLiteral("gpu_types"), types},
            {QStringLiteral("storage"), cost.storageWithoutRate},
            {QStringLiteral("reservation_unknown"), clusters}};
}

} // namespace

QByteArray jsonReport(const Report &report)
{
    const CostReport &cost = report.cost;
    OutgoingText outgoing;
    const QTimeZone zone = cost.query.zone.isValid() ? cost.query.zone : QTimeZone::utc();
    const QJsonObject root{
        {QStringLiteral("schema"), QStringLiteral("clusterdeck-cost-report/1")},
        {QStringLiteral("data"), dataMark(report)},
        {QStringLiteral("demo"), report.demo},
        {QStringLiteral("source"), outgoing(report.sourceName)},
        {QStringLiteral("estimate"), true},
        {QStringLiteral("currency"), QStringLiteral("USD")},
        {QStringLiteral("period"), QJsonObject{{QStringLiteral("from"), cost.query.from.floorToSecond().toIso()},
                                               {QStringLiteral("to"), cost.query.to.floorToSecond().toIso()}}},
        {QStringLiteral("zone"), QString::fromUtf8(zone.id())},
        {QStringLiteral("bucket_seconds"), qint64(cost.query.bucket.count())},
        {QStringLiteral("billing_rule"), ruleOf(cost.rule)},
        {QStringLiteral("rates"), QJsonObject{{QStringLiteral("source"), cost.rateSource},
                                              {QStringLiteral("checked"), stamp(cost.ratesCheckedAt)}}},
        {QStringLiteral("coverage"), coverageOf(cost)},
        {QStringLiteral("without_price"), unpricedOf(cost, outgoing)},
        {QStringLiteral("total"), sumOf(cost.total)},
        {QStringLiteral("standard"), sumOf(cost.standard)},
        {QStringLiteral("preemptible"), sumOf(cost.preemptible)},
        {QStringLiteral("storage"), sumOf(cost.storage)},
        {QStringLiteral("clusters"), clustersOf(cost, outgoing)},
        {QStringLiteral("buckets"), bucketsOf(cost)},
        {QStringLiteral("charges"), chargesOf(cost, outgoing)},
    };
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

} // namespace deck
