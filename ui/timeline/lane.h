// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drainwindow.h"
#include "nodelife.h"

#include <QList>

namespace deck::ui {

/// One stretch of a lane: a phase, the drain window, or wanted slots that wait for capacity.
struct Segment
{
    NodeState state = NodeState::Unknown;
    bool waiting = false; ///< wanted GPUs without a node, `gpus` of them; `state` says nothing then
    int gpus = 0;
    QString raw; ///< the service's phase word; untrusted text
    Instant from;
    std::optional<Instant> to; ///< nothing = lasts

    /// Where it ends for the eye: what lasts reaches as far as it was observed.
    Instant end(Instant observedUntil) const { return to ? *to : std::max(from, observedUntil); }
    bool operator==(const Segment &) const = default;
};

/// One row of the timeline: one life of one node, or all unfilled preemptible slots of the cluster.
struct Lane
{
    enum class Kind { Node, UnfilledSlots };

    Kind kind = Kind::Node;
    LifeKey life; ///< Node
    ComputeClass computeClass = ComputeClass::Unknown;
    std::optional<int> gpus;
    QList<Segment> segments; ///< in order of time; those of UnfilledSlots may have holes
    std::optional<DrainWindow> drain;
    std::optional<Instant> removedAt;
    bool removalEstimated = false; ///< `removedAt` is when it was first missing
    LifeEnd end = LifeEnd::Alive;

    bool operator==(const Lane &) const = default;

    const NodeId &node() const { return life.node.node; }
    /// Whether any of it lies in the range.
    bool touches(Instant from, Instant to, Instant observedUntil) const;
    /// What it is now: Removed once it has gone.
    NodeState state() const;
    /// Index of the segment in force at a moment, −1 for none. The end of the last one counts as inside, so that a removal
    /// belongs to what was removed.
    int segmentAt(Instant at) const;
};

} // namespace deck::ui
