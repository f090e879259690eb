// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <QJsonObject>

namespace deck::emulator {

/// As the contract's schemas Volume and ClusterVolume have it: no region, no project, no attachment.
QJsonObject volumeJson(const Volume &volume);

} // namespace deck::emulator
