// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "timelineevent.h"

namespace deck {

struct EventRow
{
    TimelineEvent event;
    std::optional<Amount> perHourChange; ///< change of the cost per hour; nothing = none, or no price

    /// Newest first; what has no time comes last (C05).
    QString key() const;
    bool operator==(const EventRow &) const = default;
};

} // namespace deck
