// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "retryafter.h"

#include "httpdate.h"

#include <algorithm>
#include <cmath>

namespace deck {
namespace {

// A server that asks for more is asked again after an hour: the app must notice when it has come back.
constexpr Millis longestWait = std::chrono::hours(1);

std::optional<Millis> fromNumber(const QByteArray &text, double millisPerUnit)
{
    bool ok = false;
    const double units = text.trimmed().toDouble(&ok);
    if (!ok || !std::isfinite(units) || units < 0)
        return std::nullopt;
    const double millis = std::min(units * millisPerUnit, double(longestWait.count()));
    return Millis(qint64(std::ceil(millis)));
}

} // namespace

std::optional<Millis> parseRetryAfter(const QByteArray &retryAfterMs, const QByteArray &retryAfter, Instant now)
{
    if (const std::optional<Millis> wait = fromNumber(retryAfterMs, 1))
        return wait;
    if (const std::optional<Millis> wait = fromNumber(retryAfter, 1000))
        return wait;
    if (const std::optional<Instant> date = parseHttpDate(retryAfter))
        return std::clamp(*date - now, Millis(0), longestWait);
    return std::nullopt;
}

} // namespace deck
