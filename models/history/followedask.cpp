// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "followedask.h"

#include <algorithm>

namespace deck {

std::optional<ProductLimit::Followed> followed(const Ask &ask, Instant now)
{
    using Outcome = Ask::Outcome;
    if (ask.outcome != Outcome::Waiting && ask.outcome != Outcome::Granted && ask.outcome != Outcome::Overtaken)
        return std::nullopt;
    const Instant end = ask.settledAt.value_or(now);
    const bool lost = ask.lostSightAt && *ask.lostSightAt < end;
    return ProductLimit::Followed{std::max(Millis(0), (lost ? *ask.lostSightAt : end) - ask.at),
                                  ask.outcome == Outcome::Granted && !lost};
}

} // namespace deck
