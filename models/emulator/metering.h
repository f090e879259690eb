// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <QJsonObject>

namespace deck::emulator {

/// What the service billed, to the second and for ever, for tests and for reconciliation:
/// `{"now", "nodes": [{cluster_id, cluster_name, node_id, compute_class, gpu_type, region, gpus, billing_type,
/// intervals: [{start, end|null}]}], "totals": [{cluster_id, compute_class, gpu_seconds}],
/// "volumes": [{volume_id, volume_name, region, spans: [{start, end|null, size_tib}]}]}`.
/// A node is billed while its latest phase is RUNNING, draining included (DESIGN.md, decision 6); intervals are half-open
/// and `null` means that it still runs. Totals are up to `now`.
QJsonObject meteringJson(const World &world, Instant now);

/// When a node was billed; an interval without an end goes on.
struct BilledInterval
{
    Instant start;
    std::optional<Instant> end;
};
std::vector<BilledInterval> billedIntervals(const WorkerNode &node);

} // namespace deck::emulator
