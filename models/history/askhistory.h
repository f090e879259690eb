// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ask.h"
#include "ownask.h"

#include <QList>

namespace deck {

class FleetHistory;

/// How long a request whose answer was lost can take to show in the fleet and still be counted as ours.
inline constexpr Seconds lostAskWindow{600};

/// Everything that was asked for: our own requests, and changes of targets and new clusters that are none of ours, each with
/// what came of it by the capacity that was observed. Oldest first. Pure: the same history gives the same asks.
QList<Ask> asksOf(const FleetHistory &history, const QList<OwnAsk> &own);

} // namespace deck
