// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"
#include "scenarionotes.h"

namespace deck::emulator {

/// Reads a scenario file (resources/scenarios/README.md; resources/scenarios/scenario.schema.json says the same to other
/// tools, and a test holds the two together). Error::Kind::Invalid names the file, the place in it as a JSON pointer and what
/// is expected there. Parameters that are not given have the value the file names.
Result<Scenario> readScenario(const QByteArray &json, const QString &fileName, const ParameterValues &given = {});

} // namespace deck::emulator
