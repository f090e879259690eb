// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"

namespace deck {

/// The capacity of all clusters together as one list of steps inside [from, to], in order of time; `cluster` is empty in
/// them. The first step is what held at `from`, so that a chart can begin there. A count that is not known for a cluster
/// adds nothing; one that is known for none stays unknown. An empty `cluster` means all.
QList<CapacityStep> capacitySum(const FleetHistory &history, const ClusterId &cluster, Instant from, Instant to);

} // namespace deck
