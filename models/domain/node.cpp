// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "node.h"

namespace deck {

std::optional<Transition<NodePhase>> Node::latest() const
{
    if (unsure || transitions.isEmpty())
        return std::nullopt;
    return transitions.last();
}

} // namespace deck
