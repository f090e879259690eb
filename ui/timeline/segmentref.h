// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lane.h"

namespace deck::ui {

/// A place on the timeline that can be selected. Names what it means, not where it stands, so that it survives a refresh.
struct SegmentRef
{
    Lane::Kind kind = Lane::Kind::Node;
    LifeKey life;
    Instant from;         ///< where the segment begins
    bool removal = false; ///< the removal at the end of the life instead

    bool operator==(const SegmentRef &) const = default;

    static SegmentRef of(const Lane &lane, int segment);
    static SegmentRef removalOf(const Lane &lane);
    bool isIn(const Lane &lane) const { return kind == lane.kind && life == lane.life; }
    /// Index in its lane, −1 when it is not there (any more).
    int indexIn(const Lane &lane) const;
};

} // namespace deck::ui
