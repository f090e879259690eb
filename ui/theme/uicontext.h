// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "countdown.h"
#include "theme.h"
#include "zonechoice.h"

namespace deck::ui {

/// What every page shares and none owns: colours, the zone in which times are shown, and the one tick a second.
struct UiContext
{
    UiContext(Theme &themeInForce, ZoneChoice &zoneInForce, Countdown &tick)
        : theme(themeInForce)
        , zone(zoneInForce)
        , countdown(tick)
    {
    }

    Theme &theme;
    ZoneChoice &zone;
    Countdown &countdown;
};

} // namespace deck::ui
