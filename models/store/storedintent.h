// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "instant.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace deck {

/// A cluster that may be what an ambiguous create made (C11).
struct StoredCandidate
{
    ClusterId id;
    QString name;
    std::optional<Instant> createdAt;

    bool operator==(const StoredCandidate &) const = default;
};

/// A write that the user asked for, stored before it is sent (DESIGN.md, decision 10) and again with each step of its
/// outcome. `kind` and `state` are words of the session, which alone knows what they mean. All text is redacted when stored.
struct StoredIntent
{
    QString id;
    QString kind;
    QString state;
    bool open = true;      ///< still needs somebody: given back by `openIntents` after a restart
    Instant startedAt;
    std::optional<Instant> endedAt; ///< once it is over
    ClusterId cluster;     ///< empty while it is not known
    QString clusterName;
    QByteArray body;       ///< the request body as sent, JSON, without secrets
    QByteArray details;    ///< what the session needs to go on after a restart, JSON; empty in files of older versions
    QString outcome;       ///< the service's own words about it, once known
    QString errorSummary;  ///< empty = none
    int httpStatus = 0;    ///< 0 = no answer
    QString requestId;
    QList<StoredCandidate> candidates;

    bool operator==(const StoredIntent &) const = default;
};

} // namespace deck
