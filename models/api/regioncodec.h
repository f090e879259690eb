// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "region.h"
#include "result.h"

#include <QByteArray>

namespace deck {

class JsonOddities;

/// `GET /compute/regions`. Older answers lack `id` and `os` of a driver (facts.md, 1.5).
Result<QList<Region>> decodeRegionList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

} // namespace deck
