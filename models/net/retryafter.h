// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QByteArray>

#include <optional>

namespace deck {

/// How long a server asks to wait, in its own time: `retry-after-ms` first, then `Retry-After` in seconds (fractions
/// allowed) or as a date, counted from `now` (facts.md, section 2). Never negative, at most one hour; nonsense is nothing.
std::optional<Millis> parseRetryAfter(const QByteArray &retryAfterMs, const QByteArray &retryAfter, Instant now);

} // namespace deck
