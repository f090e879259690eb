// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "type.h"

namespace deck::ui {

/// Distances and heights of the design system in pixels at 100 % text. Distances stay as they are when text grows; heights
/// of things that hold text go through scaled().
struct Metrics
{
    static constexpr int grid = 8, gap = 12, cardPadding = 12, pagePadding = 16;
    static constexpr int radius = 4, badgeRadius = 3;
    static constexpr int rowDense = 24, row = 28, rowTwoLine = 44, rowListTwoLine = 42, lane = 22, header = 28;
    static constexpr int control = 28, controlDialog = 32, controlSmall = 24;
    static constexpr int menuBar = 28, statusBar = 28, pageHeader = 64, pageHeaderTabbed = 60, tabs = 34;
    static constexpr int sidebar = 240, sidebarNarrow = 48, sidebarBreak = 1200, dialogFooter = 56, cardHeader = 32;
    static constexpr int icon = 16, glyphPill = 12, glyphList = 16;
    static constexpr int pillHeight = 20, badgeHeight = 18, barHeight = 10;

    static int scaled(int pixels) { return qRound(pixels * Type::textScale()); }
};

} // namespace deck::ui
