// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace deck {

/// Log lines go into a rotating file (3 × 2 MiB) in the data folder, and the messages of Qt itself with them. Without a
/// writable folder nothing is logged, which is no reason to stop.
void startLogging();

} // namespace deck
