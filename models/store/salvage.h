// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "result.h"

#include <QString>

namespace deck {

class Database;

/// Renames a database with its side files to "PATH.damaged-20261201T034500Z" (a number follows where that is taken) and says
/// what it is called now. Nothing of it is changed; an empty file for its user alone takes its place.
Result<QString> setAside(const QString &path, Instant now);

/// Copies every row that can still be read from the damaged file into the fresh one, from both ends of each table towards
/// the damage. Says how many there were; a file that cannot be read at all has none.
Result<int> salvage(Database &fresh, const QString &damaged);

} // namespace deck
