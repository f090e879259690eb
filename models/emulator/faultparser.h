// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faultrule.h"
#include "result.h"

namespace deck::emulator {

/// Reads a SPEC, see faultrule.h. Error::Kind::Invalid says what is wrong with which field.
Result<FaultRule> parseFault(const QString &spec);

} // namespace deck::emulator
