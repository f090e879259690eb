// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "httprequest.h"
#include "replyreader.h"

#include <optional>

namespace deck {

/// What a finished reply means (DESIGN.md, decisions 3 and 10). Nothing for a complete 2xx answer, else the error. The rule
/// for a write: it did not happen only if the server said so with a definite status, or if the connection provably never
/// came about. Everything else is Ambiguous: 5xx of a proxy, and a redirect that may mean "done, look there" (301 to 303).
std::optional<Error> replyOutcome(const HttpRequest &request, const ReplyReader &reader, const QByteArray &body, Instant now);

} // namespace deck
