// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventrow.h"
#include "fleethistory.h"
#include "ratecard.h"

namespace deck {

/// The history of one cluster with what each event did to the cost per hour: a node that begins to run adds its rate, one
/// that was running and fails or goes takes it away. GPUs of a reserved cluster have no hourly rate and change nothing.
QList<EventRow> buildEventRows(const FleetHistory &history, const ClusterId &cluster, const RateCard &card);

} // namespace deck
