// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faultbook.h"
#include "router.h"

namespace deck::emulator {

/// The faults in force, changed while the emulator runs.
///
/// - `GET /x/faults` → `{"faults": [{"id", "spec", "seen", "fired", "left": n|null}]}`: how many calls a rule concerned, how
///   many went wrong, and how many still will.
/// - `POST /x/faults` with `{"fault": SPEC}` (grammar in faultrule.h) adds one behind the others → the same for it alone;
///   400 says what is wrong with it.
/// - `DELETE /x/faults` forgets all, `DELETE /x/faults/{id}` one → `{}`.
void addFaultRoutes(Router &router, FaultBook &faults);

} // namespace deck::emulator
