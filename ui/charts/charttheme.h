// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"

#include <QBrush>
#include <QColor>

namespace deck::ui {

struct Tokens;

/// The fills and lines of charts; QChart ignores the palette, so charts take them from here at every PaletteChange.
class ChartTheme
{
public:
    static QBrush fill(ChartData::Kind kind, const Tokens &tokens, qreal dpr);
    static QColor line(ChartData::Kind kind, const Tokens &tokens);
};

} // namespace deck::ui
