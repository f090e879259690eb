// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacityevidence.h"

#include "followedask.h"

#include <algorithm>

namespace deck {
namespace {

Seconds wholeSeconds(Millis span)
{
    return std::chrono::duration_cast<Seconds>(span);
}

} // namespace

CapacityEvidence evidenceOf(const QList<Ask> &asks, const RegionName &region, const GpuType &type, ComputeClass computeClass,
                            Instant now)
{
    CapacityEvidence evidence;
    QList<ProductLimit::Followed> all;
    for (const Ask &ask : asks) {
        const bool answered = ask.outcome != Ask::Outcome::Unknown && ask.outcome != Ask::Outcome::NotSent;
        if (!answered || !ask.wantsMore() || ask.region != region || ask.gpuType != type || ask.computeClass != computeClass
            || ask.at > now || now - ask.at > evidenceSpan)
            continue;
        ++evidence.asks;
        if (!evidence.last || ask.at >= evidence.last->at)
            evidence.last = ask;
        if (ask.outcome == Ask::Outcome::Refused) {
            ++evidence.refused;
            if (!evidence.lastRefused || ask.at >= evidence.lastRefused->at)
                evidence.lastRefused = ask;
            continue;
        }
        evidence.filled += ask.outcome == Ask::Outcome::Granted;
        evidence.waiting += ask.outcome == Ask::Outcome::Waiting;
        if (const auto each = followed(ask, now))
            all.append(*each);
    }
    if (const auto median = ProductLimit(all).median())
        evidence.medianToFill = wholeSeconds(*median);
    for (const ProductLimit::Followed &each : std::as_const(all))
        evidence.longestFollowed = std::max(evidence.longestFollowed.value_or(Seconds(0)), wholeSeconds(each.time));
    return evidence;
}

} // namespace deck
