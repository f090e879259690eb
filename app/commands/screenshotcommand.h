// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "screenshotoptions.h"

namespace deck {

/// `clusterdeck screenshot`: the real window on a screen of its own making, so that no display is needed and nothing of this
/// computer shows; the clock stands still. Gives the exit status: 0 done, 1 failed, 2 a page that is not built yet. Makes the
/// QApplication itself, since what it needs must be set before.
int runScreenshot(const ScreenshotOptions &options, int &argc, char **argv);

} // namespace deck
