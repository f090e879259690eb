// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "result.h"

#include <optional>

class QSqlDatabase;

namespace deck {

/// Single values by name: since when and until when was observed, and the rate card.
Result<Done> writeMeta(const QSqlDatabase &database, const QString &name, const QString &value);
Result<std::optional<QString>> readMeta(const QSqlDatabase &database, const QString &name);

/// Observed time only ever grows, whatever the order of the changes.
Result<Done> widenObservedTime(const QSqlDatabase &database, Instant observedAt);
Result<Done> readObservedTime(const QSqlDatabase &database, std::optional<Instant> &first, std::optional<Instant> &last);

} // namespace deck
