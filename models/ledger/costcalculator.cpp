// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"

#include "billedtime.h"
#include "burnrate.h"
#include "chargecutter.h"
#include "costbuckets.h"
#include "costsummary.h"

#include <algorithm>

namespace deck {
namespace {

ChargeClass chargeClassOf(ComputeClass computeClass)
{
    switch (computeClass) {
    case ComputeClass::Standard:
        return ChargeClass::Standard;
    case ComputeClass::Preemptible:
        return ChargeClass::Preemptible;
    case ComputeClass::Unknown:
        return ChargeClass::Unknown;
    }
    Q_UNREACHABLE();
}

/// Cuts at the given moments; a moment inside a second counts from the next one.
QList<Stretch> cutAt(const Stretch &stretch, const QList<Instant> &moments)
{
    QList<Stretch> parts;
    qint64 from = stretch.from;
    for (const Instant &moment : moments) {
        const qint64 second = (moment + Millis(999)).seconds();
        if (from < second && second < stretch.to) {
            parts.append(Stretch(from, second));
            from = second;
        }
    }
    parts.append(Stretch(from, stretch.to));
    return parts;
}

/// Storage rates per month become micro-dollars per hour for showing only; amounts use the rate itself.
qint64 perHour(const StorageRate &rate)
{
    return rate.per == StorageRate::Per::TibHour ? rate.microUsd : (rate.microUsd + 365) / 730;
}

QList<Charge> chargesOf(const VolumeSpan &span, const ClusterRecord *cluster, const RateCard &card, const Stretch &period)
{
    const Stretch whole = Stretch(span.from.seconds(), span.to ? span.to->seconds() : stillOpen).cutTo(period);
    QList<Charge> charges;
    if (whole.isEmpty())
        return charges;
    const QList<Instant> moments = card.storageChangesBetween(Instant::fromSeconds(whole.from), Instant::fromSeconds(whole.to));
    const QList<Stretch> parts = cutAt(whole, moments);
    for (const Stretch &part : parts) {
        Charge charge;
        charge.chargeClass = ChargeClass::Storage;
        charge.cluster = span.cluster;
        if (cluster) {
            charge.clusterName = cluster->name;
            charge.region = cluster->region;
        }
        charge.volume = span.volume;
        charge.volumeName = span.name;
        charge.units = span.sizeTib;
        charge.from = Instant::fromSeconds(part.from);
        charge.to = Instant::fromSeconds(part.to);
        charge.open = part.to == period.to && (!span.to || span.to->seconds() > period.to);
        charge.usage = GpuSeconds(span.sizeTib * part.seconds());
        const auto rate = card.storageRateAt(charge.from);
        if (rate && span.sizeTib > 0) {
            charge.priced = true;
            charge.microUsdPerUnitHour = perHour(*rate);
            charge.amount = Amount::of(*rate, TibSeconds(charge.usage.count));
            charge.onDemandAmount = charge.amount;
        }
        charges.append(charge);
    }
    return charges;
}

/// The time of the period in which nobody looked: gaps between observations, the past of what existed before the first
/// one, and the stretch since the newest when it is too long.
QList<Stretch> unobservedTime(const FleetHistory &history, const Stretch &period)
{
    QList<Stretch> stretches;
    const QList<CoverageGap> gaps = history.gaps();
    for (const CoverageGap &gap : gaps)
        stretches.append(Stretch(gap.from.seconds(), gap.to.seconds()).cutTo(period));
    const auto first = history.firstObservedAt();
    const auto last = history.lastObservedAt();
    if (first) {
        const Instant earliest = qMin(history.earliestKnown().value_or(*first), *first);
        stretches.append(Stretch(earliest.seconds(), first->seconds()).cutTo(period));
    }
    if (last && period.to - last->seconds() > longestUnobserved.count())
        stretches.append(Stretch(last->seconds(), period.to).cutTo(period));
    return united(std::move(stretches));
}

QList<Charge> nodeCharges(const FleetHistory &history, const ClusterRecord &cluster, const RateCard &card,
                          const BillingRule &rule, const Stretch &period, const QList<Stretch> &unobserved)
{
    const Instant from = Instant::fromSeconds(period.from);
    const Instant to = Instant::fromSeconds(period.to);
    QList<Charge> charges;
    const QList<NodeLife> lives = history.lives(cluster.id);
    for (const NodeLife &life : lives) {
        QList<Charge> own = chargesOf(life, cluster, card, rule, from, to);
        QList<Stretch> doubtful = unobserved;
        if (life.endEstimated)
            doubtful.append(Stretch(life.lastSeenAt.seconds(), stillOpen));
        else if (!life.endedAt && cluster.missingSince)
            doubtful.append(Stretch(cluster.lastSeenAt.seconds(), stillOpen));
        markEstimated(own, doubtful.size() == unobserved.size() ? unobserved : united(std::move(doubtful)));
        charges += own;
    }
    const qint64 reservedFrom = cluster.reservationStart ? cluster.reservationStart->seconds() : period.from;
    const qint64 reservedTo = cluster.reservationEnd ? cluster.reservationEnd->seconds() : period.to;
    const Stretch window(reservedFrom, reservedTo);
    if (window.isEmpty())
        return charges;
    const std::optional<int> reserved = reservedGpusAt(cluster, cluster.reservationStart.value_or(Instant::fromSeconds(period.from)));
    return reserved ? withReservation(charges, *reserved, window) : withUnknownReservation(charges, window);
}

bool isInside(const QList<Stretch> &stretches, qint64 second)
{
    const auto each = std::ranges::upper_bound(stretches, second, {}, &Stretch::to);
    return each != stretches.cend() && each->contains(second);
}

void addTotals(CostReport &report, const QList<Stretch> &unobserved)
{
    for (const Charge &charge : std::as_const(report.charges)) {
        const CostSum sum = sumOf(charge);
        report.total += sum;
        if (charge.chargeClass == ChargeClass::Standard)
            report.standard += sum;
        else if (charge.chargeClass == ChargeClass::Preemptible)
            report.preemptible += sum;
        else if (charge.chargeClass == ChargeClass::Storage)
            report.storage += sum;
        if (isInside(unobserved, charge.from.seconds()))
            report.gapAmount += charge.amount;
        if (charge.priced)
            continue;
        const bool knownClass = charge.chargeClass == ChargeClass::Standard || charge.chargeClass == ChargeClass::Preemptible;
        if (charge.chargeClass == ChargeClass::Storage)
            report.storageWithoutRate = report.storageWithoutRate || charge.units > 0;
        else if (charge.coverUnknown && charge.units > 0) {
            if (!report.reservationsUnknown.contains(charge.cluster))
                report.reservationsUnknown.append(charge.cluster);
        } else if (knownClass && charge.units > 0 && !report.typesWithoutRate.contains(charge.gpuType))
            report.typesWithoutRate.append(charge.gpuType);
    }
    std::ranges::sort(report.typesWithoutRate);
}

} // namespace

QList<Charge> chargesOf(const NodeLife &life, const ClusterRecord &cluster, const RateCard &card, const BillingRule &rule,
                        Instant from, Instant to)
{
    const Stretch period(from.seconds(), to.seconds());
    QList<Charge> charges;
    const QList<Stretch> billed = billedTime(life, cluster, rule);
    for (const Stretch &each : billed) {
        const Stretch whole = each.cutTo(period);
        if (whole.isEmpty())
            continue;
        const QList<Instant> moments =
            card.changesBetween(life.gpuType, Instant::fromSeconds(whole.from - 1), Instant::fromSeconds(whole.to));
        const QList<Stretch> parts = cutAt(whole, moments);
        for (const Stretch &part : parts) {
            Charge charge;
            charge.chargeClass = chargeClassOf(life.computeClass);
            charge.cluster = cluster.id;
            charge.clusterName = cluster.name;
            charge.region = life.region;
            charge.gpuType = life.gpuType;
            charge.node = life.key.node.node;
            charge.units = qMax(0, life.gpus.value_or(0));
            charge.from = Instant::fromSeconds(part.from);
            charge.to = Instant::fromSeconds(part.to);
            charge.open = part.to == period.to && each.to > period.to;
            charge.usage = GpuSeconds(charge.units * part.seconds());
            const auto rate = card.rateAt(life.gpuType, life.computeClass, charge.from);
            const auto onDemand = card.rateAt(life.gpuType, ComputeClass::Standard, charge.from);
            if (rate && onDemand && charge.units > 0) {
                charge.priced = true;
                charge.microUsdPerUnitHour = rate->microUsdPerGpuHour;
                charge.amount = Amount::of(*rate, charge.usage);
                charge.onDemandAmount = Amount::of(*onDemand, charge.usage);
            }
            charges.append(charge);
        }
    }
    return charges;
}

CostReport calculateCost(const FleetHistory &history, const RateCard &card, const BillingRule &rule, const CostQuery &query)
{
    CostReport report;
    report.query = query;
    report.rule = rule;
    report.rateSource = card.source;
    report.ratesCheckedAt = card.checkedAt;
    report.observedSince = history.firstObservedAt();
    const Stretch period(query.from.seconds(), query.to.seconds());
    if (period.isEmpty())
        return report;
    const QList<Stretch> unobserved = unobservedTime(history, period);
    for (const Stretch &each : unobserved) {
        CoverageGap gap;
        gap.from = Instant::fromSeconds(each.from);
        gap.to = Instant::fromSeconds(each.to);
        report.gaps.append(gap);
    }
    const QList<ClusterRecord> clusters = history.clusters();
    for (const ClusterRecord &cluster : clusters) {
        if (query.cluster.isEmpty() || query.cluster == cluster.id)
            report.charges += nodeCharges(history, cluster, card, rule, period, unobserved);
    }
    const QList<VolumeSpan> spans = history.volumeSpans();
    for (const VolumeSpan &span : spans) {
        if (!query.cluster.isEmpty() && query.cluster != span.cluster)
            continue;
        QList<Charge> storage = chargesOf(span, history.cluster(span.cluster), card, period);
        markEstimated(storage, unobserved);
        report.charges += storage;
    }
    sortForReport(report.charges);
    addTotals(report, unobserved);
    report.clusters = summarise(report.charges);
    report.buckets = bucketsOf(report.charges, unobserved, query);
    return report;
}

} // namespace deck
