// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonreader.h"
#include "volume.h"

namespace deck {

/// A volume, in its own list or inside a cluster; nothing without `volume_id`.
std::optional<Volume> readVolume(const JsonReader &reader);

} // namespace deck
