// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"
#include "storedintent.h"

class QSqlDatabase;

namespace deck {

Result<Done> writeIntent(const QSqlDatabase &database, const StoredIntent &intent);
Result<QList<StoredIntent>> readAllIntents(const QSqlDatabase &database);
Result<QList<StoredIntent>> readOpenIntents(const QSqlDatabase &database);

} // namespace deck
