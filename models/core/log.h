// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <spdlog/fwd.h>

#include <memory>

namespace deck::log {

enum class Level { Trace, Info, Warning, Error };

/// Writes one redacted line: ids and statuses, never bodies or headers. `category` is the room's name ("net", "store").
void write(Level level, const char *category, const QString &message);

/// Where lines go from now on; until then they go nowhere. Called once by app/compose.
void setSink(std::shared_ptr<spdlog::logger> logger);

} // namespace deck::log
