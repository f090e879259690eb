// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

namespace deck {

/// Completes an answer about a cluster with what an earlier answer said about the parts that this one leaves open: events that
/// it does not carry, nodes and volumes of a list that could not be read whole. Nothing that was read is changed, but a node
/// that lost its id keeps the one it had under the same host name. Pure.
void keepWhatWasNotRead(Cluster &now, const Cluster &before);

} // namespace deck
