// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "volumerowbuilder.h"

namespace deck {

class OperationDesk;

/// The volumes that were asked for here and are known to have been made, of this run and earlier ones.
QList<OwnVolume> ownVolumesOf(const OperationDesk &desk);

} // namespace deck
