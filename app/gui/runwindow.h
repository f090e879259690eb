// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"

namespace deck {

/// The app: its window until it is closed. Gives the exit status.
int runWindow(const WindowOptions &options, int &argc, char **argv);

} // namespace deck
