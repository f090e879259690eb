// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"
#include "ratecard.h"

namespace deck {

class FakeSession;

/// The moment of the mockups: 2026-06-16T14:32:08Z.
Instant sampleNow();
/// The made-up prices of the mockups: H100 3.36, H200 4.20, B200 6.40, L40 1.60, storage 0.20 a TiB-hour.
RateCard sampleRates();
/// The fleet of the mockups at that moment: train-west-h100 with a draining node, infer-prod-h200 degraded, research-slurm,
/// rl-rollouts waiting for capacity, eval-b200 coming up, sandbox-l40 paused. Cluster ids are "cl-" plus the name.
FleetSnapshot sampleFleet();
ClusterId sampleId(const char *name);
/// Publishes a day that ends with sampleFleet(): a few looks at the fleet on its way there.
void playSampleDay(FakeSession &session);

} // namespace deck
