// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"

namespace deck {

/// The steps of one cluster. Where there can be no preemptible capacity, an answer that is silent about it leaves nothing open:
/// there is none of it then.
QList<CapacityStep> capacityOf(const FleetHistory &history, const ClusterRecord &record);

/// The capacity of all clusters together as one list of steps inside [from, to], in order of time; `cluster` is empty in
/// them. The first step is what held at `from`, so that a chart can begin there. A count that is not known for one cluster is
/// not known for all: a sum without one of its parts would look like less. An empty `cluster` means all.
QList<CapacityStep> capacitySum(const FleetHistory &history, const ClusterId &cluster, Instant from, Instant to);

} // namespace deck
