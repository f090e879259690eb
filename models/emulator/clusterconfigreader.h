// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bodyreader.h"
#include "world.h"

namespace deck::emulator {

// The nested parts of cluster requests. Each returns what the contract knows of it, unknown fields left out, and lets the
// outer reader refuse what does not fit.

QJsonObject readClusterConfig(BodyReader &outer);
QJsonObject readOidcConfig(BodyReader &outer);
/// Whether tests are asked for at all.
bool readAcceptanceTests(BodyReader &outer);
/// `withType` for a creation; an update names add-ons that exist.
std::vector<AddOn> readAddOns(BodyReader &outer, bool withType);

} // namespace deck::emulator
