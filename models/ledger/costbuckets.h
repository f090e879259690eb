// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costreport.h"
#include "stretch.h"

namespace deck {

/// The edges of chart columns over [from, to), both ends included: whole widths of the zone's wall clock, and for 86400 s
/// its calendar days, which may have 23 or 25 hours (C03, C04).
QList<qint64> bucketEdges(const CostQuery &query);
/// Every charge falls into its columns to the second, so that the columns add up to the total.
QList<CostBucket> bucketsOf(const QList<Charge> &charges, const QList<Stretch> &unobserved, const CostQuery &query);

} // namespace deck
