// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

namespace deck::ui {

/// Where the ticks of a y axis from 0 stand: at most 6, round numbers, as little room above the largest value as they allow.
struct AxisScale
{
    double top = 1;
    QVector<double> ticks; ///< from 0 to top

    /// `height` in pixels bounds their number; `money` prefers 1, 2, 2.5, 5, counts are whole numbers.
    static AxisScale upTo(double largest, int height, bool money);
};

} // namespace deck::ui
