// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "historychange.h"

namespace deck {

/// Everything the store has of the past: what FleetHistory::restore takes.
struct StoredHistory
{
    HistoryChange all; ///< every record, life, event, step and span there is; no gap
    QList<CoverageGap> gaps;
    std::optional<Instant> firstObservedAt;
    std::optional<Instant> lastObservedAt;
};

} // namespace deck
