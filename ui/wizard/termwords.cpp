// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "termwords.h"

#include "pricewords.h"

namespace deck::ui {
namespace {

QString moment(Instant at, const Fmt &fmt)
{
    //: date and time with its zone, "17 Jun 2026 08:00 UTC"
    return TermWords::tr("%1 %2").arg(fmt.date(at), fmt.timeZone(at));
}

} // namespace

QString TermWords::kind(const ClusterSpec &spec)
{
    switch (spec.billing) {
    case BillingType::Reserved: return tr("Reserved");
    case BillingType::ScheduledCapacity: return tr("Scheduled");
    default: return tr("On-demand");
    }
}

QString TermWords::line(const ClusterSpec &spec)
{
    return spec.billing == BillingType::Reserved && spec.reservedDays ? tr("Reserved, %n day(s)", nullptr, *spec.reservedDays)
                                                                      : kind(spec);
}

QString TermWords::term(const ClusterSpec &spec, const Fmt &fmt)
{
    switch (spec.billing) {
    case BillingType::Reserved:
        return spec.reservedDays ? tr("reserved for %n day(s), paid up front, not refunded", nullptr, *spec.reservedDays) : Fmt::none();
    case BillingType::ScheduledCapacity:
        if (!spec.reservationEnd)
            return Fmt::none();
        return spec.reservationStart
            ? tr("scheduled from %1 to %2").arg(moment(*spec.reservationStart, fmt), moment(*spec.reservationEnd, fmt))
            : tr("scheduled from now to %1").arg(moment(*spec.reservationEnd, fmt));
    default:
        return tr("on demand, by the hour");
    }
}

QString TermWords::whyNoPrice(const ClusterSpec &spec)
{
    switch (spec.billing) {
    case BillingType::Reserved:
        return tr("The sum up front is not known: the price book has no price of reserved GPUs, and the service tells none before it "
                  "charges. The on-demand price does not apply.");
    case BillingType::ScheduledCapacity:
        return tr("The price of scheduled GPUs is not published and not in the price book. The on-demand price does not apply.");
    default:
        return {};
    }
}

QString TermWords::metering(const ClusterSpec &spec, const BillingRule &rule)
{
    const QString hourly = tr("Metered every 1 to 2 minutes. %1").arg(PriceWords::rule(rule));
    if (isHourly(spec))
        return hourly;
    const QString fixed = spec.billing == BillingType::Reserved ? tr("Reserved GPUs are paid up front, used or not.")
                                                                : tr("How scheduled GPUs are charged is not published.");
    //: first how standard GPUs are paid, then the rule for what is metered
    return spec.preemptibleGpus > 0 ? tr("%1 Preemptible GPUs: %2").arg(fixed, hourly) : fixed;
}

Sentence TermWords::agreement(const ClusterSpec &spec, const BurnRate &least, const BurnRate &most, const BurnRate &beside, const Fmt &fmt)
{
    if (!isHourly(spec)) {
        QString words = spec.billing == BillingType::Reserved
            ? tr("I agree to pay **a sum up front that is not known here** for %n day(s). It is not refunded.", nullptr,
                 spec.reservedDays.value_or(0))
            : tr("I agree to pay **a price that is not known here** for the scheduled window.");
        if (beside.unpriced)
            words += QLatin1Char(' ') + tr("Beside it **a price per hour that is not known here** until I scale down or delete.");
        else if (!beside.total().isZero())
            words += QLatin1Char(' ') + tr("Beside it up to **%1 per hour** until I scale down or delete.");
        return Sentence(words, {fmt.usd(beside.total())});
    }
    if (most.unpriced)
        return Sentence(tr("I agree to pay **a price that is not known here** until I scale down or delete."));
    if (spec.preemptibleGpus > 0)
        return Sentence(tr("I agree to pay **%1 per hour** from the start and up to **%2 per hour** when preemptible nodes fill in, "
                           "until I scale down or delete."), {fmt.usd(least.total()), fmt.usd(most.total())});
    return Sentence(tr("I agree to pay **%1 per hour** from the start, until I scale down or delete."), {fmt.usd(least.total())});
}

QString TermWords::deed(const ClusterSpec &spec, const BillingRule &rule)
{
    switch (spec.billing) {
    case BillingType::Reserved:
        return spec.reservedDays ? tr("Create and pay %n day(s)", nullptr, *spec.reservedDays) : tr("Create and pay up front");
    case BillingType::ScheduledCapacity: return tr("Create and book the window");
    default: return PriceWords::createDeed(rule);
    }
}

Sentence TermWords::firstStep(const ClusterSpec &spec, const BillingRule &rule, const Fmt &fmt)
{
    const int nodes = spec.standardGpus / gpusPerNode;
    switch (spec.billing) {
    case BillingType::Reserved:
        return Sentence(tr("**Now:** %n standard node(s) created and paid for up front.", nullptr, nodes));
    case BillingType::ScheduledCapacity:
        return spec.reservationStart
            ? Sentence(tr("**From %1:** %n standard node(s), booked now.", nullptr, nodes), {moment(*spec.reservationStart, fmt)})
            : Sentence(tr("**Now:** %n standard node(s) created for the scheduled window.", nullptr, nodes));
    default:
        return Sentence(tr("**Now:** %n standard node(s) created. %1", nullptr, nodes), {PriceWords::startOfBilling(rule)});
    }
}

} // namespace deck::ui
