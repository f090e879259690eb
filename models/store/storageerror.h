// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

class QSqlError;

namespace deck {

/// Says what went wrong and what can be done; the file's path is added by whoever knows it.
Error storageError(const QSqlError &error);
Error storageError(const QString &detail);
/// Whether it says that the file itself is broken: then it is set aside (StoreWorker), and no waiting helps.
bool saysDamaged(const Error &error);

} // namespace deck
