// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QString>

#include <optional>

namespace deck {

/// One request that was sent, for diagnostics: where to and what came of it, never what was in it. Redacted.
struct RequestRecord
{
    qint64 number = 0; ///< of this run, from 1
    Instant at;        ///< server time when its end was known
    QString method;    ///< "GET"
    QString path;      ///< with the base URL's path, without the query
    int status = 0;    ///< 0 = no answer
    std::optional<Millis> took; ///< real time; nothing where the service's clock stands still
    QString requestId; ///< `x-request-id` of the answer
    QString problem;   ///< one line; empty when it went well

    qint64 key() const { return -number; } ///< newest first
    bool operator==(const RequestRecord &) const = default;
};

} // namespace deck
