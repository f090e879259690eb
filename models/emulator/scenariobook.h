// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"

namespace deck::emulator {

/// Those that are built in, the default first.
std::vector<ScenarioInfo> scenarios();

/// WORDS = ( NAME | FILE.json ) [ ":" PARAMETER "=" NUMBER *( "," PARAMETER "=" NUMBER ) ]: one that is built in, or a file of
/// the same format. Error::Kind::Invalid says what is wrong with the words or where in the file, on one line.
Result<Scenario> loadScenario(const QString &words);
Result<ScenarioInfo> findScenario(const QString &words);

} // namespace deck::emulator
