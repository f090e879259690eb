// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operation.h"
#include "timelineevent.h"

namespace deck {

/// The line of the history that says where an operation stands: what the user asked for, and how it ended. The same step gives
/// the same key. `now` is when it was reached.
TimelineEvent actionLine(const Operation &operation, Instant now);

} // namespace deck
