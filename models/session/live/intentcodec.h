// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operation.h"
#include "storedintent.h"

namespace deck {

/// An operation as the store keeps it: the body that is sent, without secrets, what is needed to go on, and where it stands.
StoredIntent intentOf(const Operation &operation);

/// The operation as it stood when it was written. All of its wishes come back, but for an intent that an older version of the
/// program wrote: there name, place, kind and counts do.
Operation operationOf(const StoredIntent &intent);

} // namespace deck
