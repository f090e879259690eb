// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

namespace deck {

/// What kind of capacity a node is. `Unknown` is shown as unknown, priced at nothing and counted apart.
enum class ComputeClass { Unknown, Standard, Preemptible };

/// The one rule (DESIGN.md, decision 9): the label `together.ai/compute-class` when it is known (empty = not known), else
/// the name prefix, `gpu-preemptible-dp` or `gpu-dp`, of the node id, then of the host name. `gpu-dp` is no prefix of the
/// other, so the order of the tests does not matter.
ComputeClass computeClassOf(const NodeId &node, const QString &hostName, const QString &label = {});

} // namespace deck
