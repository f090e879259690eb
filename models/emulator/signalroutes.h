// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "router.h"
#include "simulation.h"

namespace deck::emulator {

/// - `POST /x/signal` with `{"cluster_id", "node_id" or "instance_id", "alert_name"}`: a passive health check notices that on
///   the node (facts.md, section 8; names in healthsignals.cpp). More it takes: `"xid"` (of DmesgXidError, 31 unless given; 79
///   asks for another host), `"automatic": true` (the suggestion is approved at once), `"stops_node": bool` (whether the node
///   breaks, instead of what the signal does by itself).
///   → `{"alert_id", "node_id", "instance_id", "remediation_id"|null, "mode"|null, "state"|null}`; null when nothing is
///   suggested: a warning only, a node that must not be repaired automatically, or the half hour after a repair.
/// - The same with `"cleared": true`: the alert ends; a suggestion none of whose alerts is on is AUTO_RESOLVED five minutes
///   later. 409 if there is no such alert.
void addSignalRoutes(Router &router, Simulation &simulation);

} // namespace deck::emulator
