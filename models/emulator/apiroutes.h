// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "apihabits.h"
#include "router.h"
#include "simulation.h"

namespace deck::emulator {

// What the emulator answers under /v1, by resource. Simulation and habits have to outlive the router.
void addClusterRoutes(Router &router, Simulation &simulation, const ApiHabits &habits);
void addVolumeRoutes(Router &router, Simulation &simulation);
/// Whose key it is, and the projects of the account.
void addAccountRoutes(Router &router, Simulation &simulation);
/// What was used and what it costs, see bill.h.
void addBillingRoutes(Router &router, Simulation &simulation, const ApiHabits &habits);
/// Regions and availability zones.
void addCatalogueRoutes(Router &router, Simulation &simulation);
/// Repairs of nodes, all six operations; see remediationlist.h for paging. An id that a caller chose makes one repair only.
void addRemediationRoutes(Router &router, Simulation &simulation);

} // namespace deck::emulator
