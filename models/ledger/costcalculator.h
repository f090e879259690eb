// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costreport.h"
#include "fleethistory.h"

namespace deck {

/// Prices the history: node lives × rates in force (DESIGN.md, decision 6). Pure; same input, same report.
CostReport calculateCost(const FleetHistory &history, const RateCard &card, const BillingRule &rule, const CostQuery &query);

/// The charges of one life inside [from, to), split where a rate changes, not yet merged with gaps or reservations.
QList<Charge> chargesOf(const NodeLife &life, const ClusterRecord &cluster, const RateCard &card, const BillingRule &rule,
                        Instant from, Instant to);

} // namespace deck
