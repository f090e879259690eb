// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"

class QChart;
class QObject;
class QValueAxis;

namespace deck::ui {

struct Tokens;

/// Puts stacked step areas and the dashed target into a chart; x counts buckets from 0.
class StepAreas
{
public:
    static void addTo(QChart &chart, const ChartData &data, QValueAxis *x, QValueAxis *y, const Tokens &tokens, qreal dpr);
};

} // namespace deck::ui
