// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <QJsonArray>

namespace deck::emulator {

/// What was used from `start` to `end` as `line_items` of the contract's BillingUsage: one a product, region and GPU type, from
/// the same intervals as /x/metering. Product names are made up: nobody has seen the service's own for GPU clusters. Reserved
/// nodes are left out, because they are paid in advance.
QJsonArray billLines(const World &world, Instant start, Instant end, Instant now);

/// The first moment that was billed; nothing as long as there was none.
std::optional<Instant> billedSince(const World &world);

} // namespace deck::emulator
