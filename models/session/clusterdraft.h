// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"

namespace deck {

/// What was typed into the wizard and is not asked for yet; it outlives the window and the program. It holds no secret: a spec
/// has none.
struct ClusterDraft
{
    ClusterSpec spec;
    int step = 0; ///< of the wizard, where it was left
    Instant at;   ///< of the last change
    bool isReadable = true; ///< false: a draft was kept that cannot be read any more; the rest says nothing then

    bool operator==(const ClusterDraft &) const = default;
};

} // namespace deck
