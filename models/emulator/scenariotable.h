// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"

namespace deck::emulator {

// One function a scenario; scenario.cpp lists them.
Scenario defaultScenario();
Scenario calmScenario();

/// The regions all scenarios offer so far.
std::vector<Region> standardRegions();

} // namespace deck::emulator
