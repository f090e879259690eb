// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QByteArray>

#include <optional>

namespace deck {

/// An HTTP date in the only form that may be sent today, "Mon, 04 May 2026 10:01:00 GMT". The weekday is not checked.
std::optional<Instant> parseHttpDate(const QByteArray &text);

} // namespace deck
