// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"
#include "storedhistory.h"

class QSqlDatabase;

namespace deck {

/// Writes one change by keys: rows that are there already become what the change says, phases are only added. Called inside
/// a transaction.
Result<Done> writeChange(const QSqlDatabase &database, const HistoryChange &change);
Result<StoredHistory> readHistory(const QSqlDatabase &database);

} // namespace deck
