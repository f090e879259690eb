// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

namespace deck {

/// Writes "clusterdeck: …" as one line to stderr, redacted, and gives the exit status that goes with it: 1.
int complain(const Error &error);
int complain(const QString &sentence);

} // namespace deck
