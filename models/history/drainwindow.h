// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

namespace deck {

/// A preemptible node leaves as soon as its pods have exited and at the latest this long after the notice (facts.md, 4).
inline constexpr Seconds longestDrain{300};

/// The five minutes after a notice, counted in server time. "At most": the node may leave earlier.
struct DrainWindow
{
    DrainWindow(Instant from, Instant to) : notice(from), deadline(to) {}
    explicit DrainWindow(Instant from) : notice(from), deadline(from + longestDrain) {}

    Instant notice;
    Instant deadline;

    /// Time left, never negative (C07); zero means "window over, waiting for confirmation".
    Millis left(Instant now) const { return now < deadline ? deadline - now : Millis(0); }

    bool operator==(const DrainWindow &) const = default;
};

/// Whether an event's reason is about a preemption at all: matched case-insensitively on "preempt", since no two sources
/// agree on the words (facts.md, 0.2; cases.md, A4).
bool isPreemptionReason(const QString &reason);

/// The one rule of DESIGN.md, decision 9: `TogetherPreemptionNotified`, or any other preemption reason on a node that is
/// still live, is the notice; the earliest inside this life counts. On a node that is gone such another reason is its removal.
std::optional<Instant> noticeOf(const Cluster &cluster, const Node &node, bool live);

/// Whether an event announces a preemption of this node and its time could not be read: no countdown follows from it, and it
/// may be about an earlier life, but the node cannot be called well.
bool hasUntimedNotice(const Cluster &cluster, const Node &node);

/// What a live node is doing, the notice included: what pills and bands show.
enum class NodeState {
    Unknown, ///< no phase at all
    Unrecognised,
    Pending,
    Scheduling,
    Booting,
    Bootstrapping,
    Running,
    Draining, ///< derived: notice seen, node not gone
    Succeeded,
    Failed,
    Paused,
    Removed,
};

NodeState nodeState(NodePhase latest, bool noticeSeen, bool gone);
NodeState nodeState(const Cluster &cluster, const Node &node);

} // namespace deck
