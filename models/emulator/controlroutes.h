// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "apihabits.h"
#include "router.h"
#include "simulation.h"
#include "virtualclock.h"

namespace deck::emulator {

/// The emulator's own paths; they are no part of the service's API.
///
/// - `GET /x/clock` → `{"now", "speed", "epoch"}`
/// - `POST /x/clock` takes any of `{"speed": x}` and one of `{"to": "next-change", "limit": T}`, `{"to": T}`,
///   `{"advance_seconds": n}` → `{"now", "changed"}`. `changed` says whether /v1 shows something new. Without a limit
///   `next-change` looks seven days ahead. Changes within a second are one; what ages out of the 72 hours is none.
/// - `GET /x/availability` → `{"availability": [{region, gpu_type, standard_gpus_available, preemptible_gpus_available,
///   as_of, source: "emulator"}]}`
/// - `GET /x/metering`, see metering.h
/// - `GET /x/past`, see chronicle.h
/// - `POST /x/reclaim` with `{"cluster_id", "node_id"?, "drain_seconds"?}` takes back a preemptible node (the one that has
///   run longest if none is named) → `{"node_id", "notified_at"}`; 409 if none runs that is not leaving already.
/// - `POST /x/signal`: a health check notices something, see signalroutes.h
/// - `POST /x/break-next-boot` with `{"cluster_id"}`: the cluster's next preemptible node will not boot → `{"cluster_id"}`.
void addControlRoutes(Router &router, Simulation &simulation, VirtualClock &clock, Instant epoch);

/// - `GET /x/habits` → `{"lists_tell_events", "tells_usage"}`, see apihabits.h; `POST` with the same changes it.
void addHabitRoutes(Router &router, ApiHabits &habits);

} // namespace deck::emulator
