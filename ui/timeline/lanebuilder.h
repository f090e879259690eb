// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "lane.h"

namespace deck::ui {

/// One lane a life, in the order given, then one for the unfilled preemptible slots when there ever were any. Pure.
/// `clusterGoneAt` ends what would wait for ever.
QList<Lane> buildLanes(const QList<NodeLife> &lives, const QList<CapacityStep> &capacity,
                       std::optional<Instant> clusterGoneAt = {});

Lane buildLane(const NodeLife &life);
/// No segments when the target was always reached. A count that was not known is a hole, never zero.
Lane buildUnfilledLane(const QList<CapacityStep> &capacity, std::optional<Instant> clusterGoneAt);

} // namespace deck::ui
