// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operation.h"
#include "storedintent.h"

namespace deck {

/// An operation as the store keeps it: the body that is sent, byte for byte, and where it stands. All text is redacted.
StoredIntent intentOf(const Operation &operation);

/// What can be told from disk after a restart. Whatever was not over may have been sent: it comes back as Looking. Of a
/// create's wishes name, place, kind and counts come back, of a change its targets.
Operation operationOf(const StoredIntent &intent);

} // namespace deck
