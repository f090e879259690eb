// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lane.h"
#include "timerange.h"

#include <QSet>

namespace deck::ui {

enum class LaneGroup { Standard, Preemptible, ClassUnknown, Left };

/// One row as it is painted: the head of a group, a lane, or several lanes in which nothing happens.
struct LaneRow
{
    enum class Kind { Group, Lane, Unchanged };

    Kind kind = Kind::Lane;
    LaneGroup group = LaneGroup::Standard;
    QList<int> lanes; ///< indices into the lanes: one for Lane, several for Unchanged, all of the group for Group

    int lane() const { return kind == Kind::Lane ? lanes.first() : -1; }
    bool operator==(const LaneRow &) const = default;
};

/// Which groups the user folded or unfolded.
struct LaneFolding
{
    QSet<LaneGroup> collapsed; ///< only the head is shown
    QSet<LaneGroup> allShown;  ///< unchanged nodes get rows of their own

    bool operator==(const LaneFolding &) const = default;
};

/// The rows for a range, top to bottom: by group; draining first by deadline, then failed, then by name, unfilled slots last.
/// A node that left later than the range is still shown in the group of its class, one that left earlier not at all. Three
/// or more nodes that ran all the time become one row. Pure.
QList<LaneRow> arrangeLanes(const QList<Lane> &lanes, const TimeRange &range, Instant observedUntil,
                            const LaneFolding &folding = {});

} // namespace deck::ui
