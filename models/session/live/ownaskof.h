// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operation.h"
#include "ownask.h"

#include <optional>

namespace deck {

/// A create or a scale as the history of asks takes it; a delete asks for nothing, and a volume is no GPU.
std::optional<OwnAsk> ownAskOf(const Operation &operation);

} // namespace deck
