// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chargecutter.h"

#include <QMap>

#include <algorithm>

namespace deck {
namespace {

Amount scaled(Amount amount, qint64 numerator, qint64 denominator)
{
    // Every amount is a whole number per second and unit, so this division leaves no remainder.
    return Amount::fromRaw(amount.raw() / denominator * numerator);
}

Charge covered(Charge charge)
{
    charge.reserved = true;
    charge.priced = true;
    charge.microUsdPerUnitHour = 0;
    charge.amount = Amount();
    charge.onDemandAmount = Amount(); // paid upfront: neither charged here nor saved
    return charge;
}

Charge uncovered(Charge charge)
{
    charge.coverUnknown = true;
    charge.priced = false;
    charge.microUsdPerUnitHour.reset();
    charge.amount = Amount();
    charge.onDemandAmount = Amount();
    return charge;
}

} // namespace

Charge cut(const Charge &charge, const Stretch &part)
{
    const Stretch whole = stretchOf(charge);
    const Stretch inside = whole.cutTo(part);
    Charge result = charge;
    if (inside == whole)
        return result;
    result.from = Instant::fromSeconds(inside.from);
    result.to = Instant::fromSeconds(inside.to);
    result.open = charge.open && inside.to == whole.to;
    result.usage = GpuSeconds(qint64(charge.units) * inside.seconds());
    result.amount = scaled(charge.amount, inside.seconds(), whole.seconds());
    result.onDemandAmount = scaled(charge.onDemandAmount, inside.seconds(), whole.seconds());
    return result;
}

Charge withUnits(const Charge &charge, int units)
{
    Charge result = charge;
    if (charge.units == 0 || units == charge.units)
        return result;
    result.units = units;
    result.usage = GpuSeconds(charge.usage.count / charge.units * units);
    result.amount = scaled(charge.amount, units, charge.units);
    result.onDemandAmount = scaled(charge.onDemandAmount, units, charge.units);
    return result;
}

void markEstimated(QList<Charge> &charges, const QList<Stretch> &stretches)
{
    if (stretches.isEmpty())
        return;
    QList<Charge> result;
    result.reserve(charges.size());
    for (const Charge &charge : std::as_const(charges)) {
        const Stretch whole = stretchOf(charge);
        qint64 done = whole.from;
        auto each = std::ranges::upper_bound(stretches, whole.from, {}, &Stretch::to);
        for (; each != stretches.cend() && each->from < whole.to; ++each) {
            const Stretch inside = whole.cutTo(*each);
            if (done < inside.from)
                result.append(cut(charge, Stretch(done, inside.from)));
            Charge estimated = cut(charge, inside);
            estimated.estimated = true;
            result.append(estimated);
            done = inside.to;
        }
        if (done < whole.to)
            result.append(cut(charge, Stretch(done, whole.to)));
    }
    charges = result;
}

QList<Charge> withReservation(const QList<Charge> &charges, int reservedGpus, const Stretch &window)
{
    if (reservedGpus <= 0)
        return charges;
    QMap<qint64, bool> moments;
    for (const Charge &charge : charges) {
        const Stretch inside = stretchOf(charge).cutTo(window);
        if (charge.chargeClass == ChargeClass::Standard && !inside.isEmpty()) {
            moments.insert(inside.from, true);
            moments.insert(inside.to, true);
        }
    }
    struct Run
    {
        qint64 from = 0;
        int units = 0; ///< covered ones
    };
    QList<Run> runs(charges.size());
    QList<QList<Charge>> pieces(charges.size());
    const auto flush = [&](qsizetype i, qint64 until) {
        const Charge part = cut(charges.at(i), Stretch(runs[i].from, until));
        if (runs[i].from >= until)
            return;
        if (runs[i].units > 0)
            pieces[i].append(covered(withUnits(part, runs[i].units)));
        if (runs[i].units < part.units || part.units == 0)
            pieces[i].append(withUnits(part, part.units - runs[i].units));
    };
    for (qsizetype i = 0; i < charges.size(); ++i)
        runs[i].from = charges.at(i).from.seconds();
    for (auto moment = moments.cbegin(); moment != moments.cend(); ++moment) {
        int left = window.contains(moment.key()) ? reservedGpus : 0;
        for (qsizetype i = 0; i < charges.size(); ++i) {
            if (charges.at(i).chargeClass != ChargeClass::Standard || !stretchOf(charges.at(i)).contains(moment.key()))
                continue;
            const int units = qMin(left, charges.at(i).units);
            left -= units;
            if (units == runs[i].units)
                continue;
            flush(i, moment.key());
            runs[i].from = moment.key();
            runs[i].units = units;
        }
    }
    QList<Charge> result;
    for (qsizetype i = 0; i < charges.size(); ++i) {
        flush(i, charges.at(i).to.seconds());
        result += pieces[i];
    }
    return result;
}

QList<Charge> withUnknownReservation(const QList<Charge> &charges, const Stretch &window)
{
    QList<Charge> result;
    for (const Charge &charge : charges) {
        const Stretch whole = stretchOf(charge);
        const Stretch inside = whole.cutTo(window);
        if (charge.chargeClass != ChargeClass::Standard || inside.isEmpty()) {
            result.append(charge);
            continue;
        }
        if (whole.from < inside.from)
            result.append(cut(charge, Stretch(whole.from, inside.from)));
        result.append(uncovered(cut(charge, inside)));
        if (inside.to < whole.to)
            result.append(cut(charge, Stretch(inside.to, whole.to)));
    }
    return result;
}

} // namespace deck
