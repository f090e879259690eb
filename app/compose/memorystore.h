// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionstore.h"

#include <QHash>

namespace deck {

/// Keeps a history for this run only.
class MemoryStore final : public SessionStore
{
public:
    Task<Result<StoredPast>> load(std::stop_token) override { co_return StoredPast(); }
    Task<Result<Done>> append(HistoryChange, std::stop_token) override { co_return Done(); }
    Task<Result<Done>> saveOperation(Operation, std::stop_token) override { co_return Done(); }
    Task<Result<QList<Operation>>> unfinishedOperations(std::stop_token) override { co_return QList<Operation>(); }
};

} // namespace deck
