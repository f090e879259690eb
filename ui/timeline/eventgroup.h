// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodelife.h"
#include "timelineevent.h"

namespace deck::ui {

/// The kinds by which events are filtered. Every event is in exactly one, so that the counts add up.
enum class EventGroup { Preemption, Failure, Scaling, Phases, Other };

inline constexpr EventGroup eventGroups[] = {EventGroup::Preemption, EventGroup::Failure, EventGroup::Scaling, EventGroup::Phases,
                                             EventGroup::Other};

/// A removal belongs to what brought it about: `end` says it, for the life that the event ended.
EventGroup groupOf(const TimelineEvent &event, LifeEnd end = LifeEnd::Unexplained);

} // namespace deck::ui
