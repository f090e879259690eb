// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodelife.h"

namespace deck {

enum class EventKind {
    ClusterCreated,
    ClusterStatusChanged,
    ClusterMissing, ///< left out by a good list; not known to be gone
    ClusterGone,    ///< GET by id said 404, or our own DELETE succeeded
    NodeAdded,
    NodePhase, ///< a phase other than the first and other than Failed
    NodeFailed,
    PreemptionNotice,
    NodeRemoved,
    ScaledUp,
    ScaledDown,
    TargetChanged,   ///< `num_gpus` or the preemptible target differ from the last observation
    CapacityShort,   ///< allocated fell below the target
    CapacityFilled,  ///< allocated reached the target
    OwnAction,       ///< an intent of ours: create, scale, delete, and its outcome
    Other,           ///< a reason we do not know; its text is kept and shown
};

/// One line of the history. `key` is the same whenever the same thing is read again, from whichever source and after a
/// restart, so that re-reading adds nothing (DESIGN.md, decision 13).
struct TimelineEvent
{
    QString key;
    EventKind kind = EventKind::Other;
    ClusterId cluster;
    NodeId node;                     ///< empty for what concerns the whole cluster
    ComputeClass computeClass = ComputeClass::Unknown;
    std::optional<Instant> at;       ///< nothing = time unknown; sorted last, never dropped (C05)
    QString reason;                  ///< the service's reason word, a phase or a status word; untrusted text
    QString message;                 ///< the service's message; untrusted text
    std::optional<int> before;       ///< TargetChanged, CapacityShort, CapacityFilled: GPUs before
    std::optional<int> after;        ///< and after
    bool estimated = false;          ///< the time is bounded by two observations, not reported
    QStringList sources;             ///< "phase", "event", "deleted", "observation", "intent"

    bool operator==(const TimelineEvent &) const = default;
};

} // namespace deck
