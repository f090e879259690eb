// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingrule.h"
#include "clusterrecord.h"
#include "nodelife.h"
#include "stretch.h"

#include <limits>

namespace deck {

/// What never ended yet.
inline constexpr qint64 stillOpen = std::numeric_limits<qint64>::max();

/// When a life is billed under a rule; the last stretch ends at `stillOpen` while it runs on. This is the one place that
/// knows the rule (DESIGN.md, decision 6; facts.md, 5.2).
QList<Stretch> billedTime(const NodeLife &life, const ClusterRecord &cluster, const BillingRule &rule);

} // namespace deck
