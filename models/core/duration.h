// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "result.h"

#include <QStringView>

namespace deck {

/// A duration as the command lines write it: digits and one unit of `s`, `m`, `h` or `d` ("90s", "15m", "36h", "7d").
/// Anything else, and anything longer than ten years, is Error::Kind::Invalid with a text for people.
Result<Seconds> parseDuration(QStringView text);

} // namespace deck
