// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"

namespace deck {

/// How soon the clusters are read again, in server time (DESIGN.md, decision 18): 5 s while something is on its way up, down
/// or out, 15 s while preemptible GPUs are allocated or wanted, hidden or not, else 30 s.
Seconds pollInterval(const FleetSnapshot &snapshot);

/// The catalogue changes rarely, so it is read this often only; volumes and availability cost one small request each.
inline constexpr Seconds regionsInterval{3600};
inline constexpr Seconds volumesInterval{60};
inline constexpr Seconds availabilityInterval{30};

} // namespace deck
