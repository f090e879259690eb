// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterrow.h"
#include "fleethistory.h"

namespace deck {

/// One row a cluster of the snapshot. `monthToDate` is the report of all clusters since the first of the month, so that the
/// rows and its total agree; `stale` says that the newest polls failed.
QList<ClusterRow> buildClusterRows(const FleetSnapshot &snapshot, const FleetHistory &history, const RateCard &card,
                                   const CostReport &monthToDate, Instant now, bool stale);

} // namespace deck
