// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costperiod.h"

#include <QDateTime>

namespace deck {
namespace {

Instant startOfDay(const QDate &date, const QTimeZone &zone)
{
    // A day may start at 01:00 where clocks change at midnight; startOfDay knows.
    return Instant::fromDateTime(date.startOfDay(zone));
}

QDate firstOfMonth(Instant at, const QTimeZone &zone)
{
    const QDate date = at.toDateTimeUtc().toTimeZone(zone).date();
    return QDate(date.year(), date.month(), 1);
}

} // namespace

CostQuery costQuery(CostPeriod period, Instant now, const QTimeZone &zone, const ClusterId &cluster)
{
    constexpr Seconds day{86400};
    CostQuery query;
    query.zone = zone;
    query.cluster = cluster;
    query.to = now;
    query.bucket = day;
    switch (period) {
    case CostPeriod::ThisMonth: query.from = startOfDay(firstOfMonth(now, zone), zone); break;
    case CostPeriod::LastMonth:
        query.from = startOfDay(firstOfMonth(now, zone).addMonths(-1), zone);
        query.to = startOfDay(firstOfMonth(now, zone), zone);
        break;
    case CostPeriod::Last30Days: query.from = now - 30 * day; break;
    case CostPeriod::Last7Days:
        query.from = now - 7 * day;
        query.bucket = Seconds(3600);
        break;
    case CostPeriod::Last24Hours:
        query.from = now - day;
        query.bucket = Seconds(900);
        break;
    }
    return query;
}

Instant endOfMonth(Instant at, const QTimeZone &zone)
{
    return startOfDay(firstOfMonth(at, zone).addMonths(1), zone);
}

std::optional<Amount> forecastAtThisRate(const CostSum &monthToDate, const BurnRate &now, Instant at, Instant monthEnd)
{
    if (monthToDate.unpriced || now.unpriced)
        return {};
    const qint64 seconds = qMax<qint64>(0, monthEnd.seconds() - at.seconds());
    return monthToDate.amount + Amount::fromRaw(now.total().raw() * seconds / 3600);
}

std::optional<int> savedPercent(const CostSum &preemptible)
{
    if (preemptible.unpriced || preemptible.onDemandAmount.isZero())
        return {};
    return int(preemptible.saved().raw() * 100 / preemptible.onDemandAmount.raw());
}

} // namespace deck
