// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacityevidence.h"

#include <algorithm>

namespace deck {
namespace {

struct Followed
{
    Seconds time;
    bool filled;
};

Seconds wholeSeconds(Millis span)
{
    return std::chrono::duration_cast<Seconds>(span);
}

/// The product limit estimate: at each time at which some were filled, the share of those that were still waiting then.
std::optional<Seconds> medianOf(QList<Followed> all)
{
    // Of one moment those that were filled come first: one that waits so long had not been filled by then.
    std::ranges::sort(all, {}, [](const Followed &each) { return std::pair(each.time, !each.filled); });
    double unfilled = 1;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all.at(i).filled)
            unfilled *= 1 - 1.0 / double(all.size() - i);
        if (unfilled <= 0.5 + 1e-9)
            return all.at(i).time;
    }
    return std::nullopt;
}

} // namespace

CapacityEvidence evidenceOf(const QList<Ask> &asks, const RegionName &region, const GpuType &type, ComputeClass computeClass,
                            Instant now)
{
    CapacityEvidence evidence;
    QList<Followed> followed;
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
        const bool filled = ask.outcome == Ask::Outcome::Granted;
        evidence.filled += filled;
        evidence.waiting += ask.outcome == Ask::Outcome::Waiting;
        followed.append({wholeSeconds(std::max(Millis(0), ask.settledAt.value_or(now) - ask.at)), filled});
    }
    evidence.medianToFill = medianOf(followed);
    for (const Followed &each : std::as_const(followed))
        evidence.longestFollowed = std::max(evidence.longestFollowed.value_or(Seconds(0)), each.time);
    return evidence;
}

} // namespace deck
