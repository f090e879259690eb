// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "historychange.h"
#include "operation.h"
#include "result.h"
#include "task.h"

#include <stop_token>

namespace deck {

/// What was on disk at start.
struct StoredPast
{
    HistoryChange history;
    QList<CoverageGap> gaps;
    std::optional<Instant> firstObservedAt;
    std::optional<Instant> lastObservedAt;
};

/// Where a session keeps what must outlive it. Writes of one store take effect in the order in which they were asked for.
class SessionStore
{
public:
    virtual ~SessionStore() = default;

    virtual Task<Result<StoredPast>> load(std::stop_token stop) = 0;
    virtual Task<Result<Done>> append(HistoryChange change, std::stop_token stop) = 0;
    /// The operation as it stands; it is on disk for good when this answers Done (DESIGN.md, decision 10).
    virtual Task<Result<Done>> saveOperation(Operation operation, std::stop_token stop) = 0;
    /// Those whose outcome is not known: stored as anything but over.
    virtual Task<Result<QList<Operation>>> unfinishedOperations(std::stop_token stop) = 0;
};

} // namespace deck
