// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationspec.h"

namespace deck {

bool RemediationSpec::isComplete() const
{
    const bool oneNode = !instance.isEmpty() && instance.toString() != QLatin1String("-");
    return !cluster.isEmpty() && oneNode && !ownId.isEmpty() && !apiWord(mode).isEmpty();
}

} // namespace deck
