// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "drainwindow.h"
#include "nodelife.h"

namespace deck {

/// One live node, or one wanted slot without a node ("Unfilled slot 7 of 8"), as the nodes table shows it.
struct NodeRow
{
    ClusterId cluster;
    Node node;                 ///< empty for an unfilled slot
    ComputeClass computeClass = ComputeClass::Unknown;
    bool unfilled = false;
    int slot = 0;              ///< unfilled: which slot, from 1
    int slotCount = 0;             ///< unfilled: of how many
    NodeState state = NodeState::Unknown;
    QString rawPhase;          ///< the service's phase word
    std::optional<Instant> inPhaseSince; ///< Draining: since the notice; unfilled: since when the target is short
    std::optional<Instant> aliveSince;   ///< first phase of this life
    std::optional<DrainWindow> drain;
    std::optional<Amount> perHour; ///< nothing = no price
    bool stale = false;

    /// Standard before preemptible before unknown, nodes before unfilled slots, then by name.
    QString key() const;
    bool operator==(const NodeRow &) const = default;
};

} // namespace deck
