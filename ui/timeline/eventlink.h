// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventrow.h"
#include "segmentref.h"

namespace deck::ui {

/// What an event of a node or of the unfilled slots points at; nothing for what concerns the whole cluster, for an event
/// without a time (C05) and for a node whose life is not known. Events name a node, the moment says which of its lives. Pure.
std::optional<SegmentRef> placeOf(const TimelineEvent &event, const QList<Lane> &lanes);

/// The row that tells of a place: the event with which it began, −1 when none did. Rows in any order. Pure.
int eventAt(const SegmentRef &place, const QList<Lane> &lanes, const QList<EventRow> &rows);

} // namespace deck::ui
