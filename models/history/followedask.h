// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ask.h"
#include "productlimit.h"

namespace deck {

/// How long this ask was in sight, and whether it was seen to be filled at the end of it. It ends unfilled where the target
/// was changed or withdrawn, where nobody watched any more, and at `now`. Nothing for one that the service did not accept.
std::optional<ProductLimit::Followed> followed(const Ask &ask, Instant now);

} // namespace deck
