// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "burnrate.h"
#include "costreport.h"

namespace deck {

/// The periods that the cost page offers. Months are calendar months of the zone in the query (C03).
enum class CostPeriod { ThisMonth, LastMonth, Last7Days, Last30Days, Last24Hours };

/// Bounds and chart columns of a period: 15 minutes for a day, an hour for a week, calendar days for more.
CostQuery costQuery(CostPeriod period, Instant now, const QTimeZone &zone, const ClusterId &cluster = {});

/// First moment of the month after the one that `at` lies in.
Instant endOfMonth(Instant at, const QTimeZone &zone);

/// What one hour costs, for `hours` of it.
constexpr Amount overHours(Amount oneHour, int hours)
{
    return Amount::fromRaw(oneHour.raw() * hours);
}

/// What the month comes to when everything that runs now runs until its end, and nothing else. Nothing when a part of it has
/// no price: half a forecast would be a wrong one.
std::optional<Amount> forecastAtThisRate(const CostSum &monthToDate, const BurnRate &now, Instant at, Instant monthEnd);

/// How much cheaper the preemptible GPUs were than the same hours on demand, in whole percent, rounded down; nothing when
/// there were none.
std::optional<int> savedPercent(const CostSum &preemptible);

} // namespace deck
