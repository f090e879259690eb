// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "instant.h"

#include <optional>

namespace deck {

/// How the newest answers of the service stand: what the status bar says in words (design-system.md, section 5).
struct ConnectionState
{
    enum class Kind {
        Connecting, ///< no good answer yet
        Live,
        Stale,   ///< no good answer for three refreshes; data stay without colour
        Offline, ///< nothing can be reached; actions are off
        Refused, ///< 401 or 403: the key is not accepted; writes are off, at most one try a minute
    };

    Kind kind = Kind::Connecting;
    std::optional<Instant> lastGoodAt; ///< server time
    std::optional<Instant> nextTryAt;  ///< server time; while not Live
    std::optional<Millis> latency;     ///< of the newest good answer, real time
    std::optional<Error> error;        ///< of the newest failed try
    std::optional<Millis> localClockAhead; ///< how far this computer's clock is ahead, once it is over a minute off (C07)

    bool operator==(const ConnectionState &) const = default;
    bool writesAllowed() const { return kind == Kind::Live || kind == Kind::Stale; }
};

} // namespace deck
