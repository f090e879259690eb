// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timerange.h"

#include <algorithm>

namespace deck::ui {

TimeRange TimeRange::zoomed(double factor, Instant anchor) const
{
    const auto old = double(span().count());
    const double wanted = std::clamp(old * factor, double(shortest.count()), double(longest.count()));
    const double share = old > 0 ? double((anchor - from).count()) / old : 0.5;
    const Instant start = anchor - Millis(qint64(wanted * share));
    return {start, start + Millis(qint64(wanted))};
}

TimeRange TimeRange::endingNow(Millis span, Instant now)
{
    return {now - span, now + span * 35 / 1000};
}

} // namespace deck::ui
