// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"
#include "noderow.h"
#include "ratecard.h"

namespace deck {

/// The live nodes of a cluster, then the wanted slots that no node fills: what is wanted less what is allocated or already
/// listed, a whole node each. A node that the service lists twice is one row.
QList<NodeRow> buildNodeRows(const ClusterEntry &entry, const FleetHistory &history, const RateCard &card, Instant now, bool stale);

} // namespace deck
