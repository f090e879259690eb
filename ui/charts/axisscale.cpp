// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axisscale.h"

#include <QtGlobal>

#include <cmath>

namespace deck::ui {

namespace {

constexpr int leastGap = 28; // pixels between two ticks
constexpr int mostIntervals = 5;

double roundStep(double least, bool money)
{
    static const QVector<double> moneySteps{1, 2, 2.5, 5, 10};
    static const QVector<double> countSteps{1, 2, 3, 4, 5, 8, 10};
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double step : money ? moneySteps : countSteps) {
        if (step * power >= least * (1 - 1e-9))
            return step * power;
    }
    return 10 * power;
}

} // namespace

AxisScale AxisScale::upTo(double largest, int height, bool money)
{
    if (!std::isfinite(largest) || largest <= 0)
        largest = money ? 1 : 8;
    const int most = qBound(1, height / leastGap, mostIntervals);
    double bestTop = 0;
    double bestStep = 0;
    for (int intervals = qMin(2, most); intervals <= most; ++intervals) {
        double step = roundStep(largest / intervals, money);
        if (!money)
            step = std::ceil(step);
        const double top = step * std::ceil(largest / step * (1 - 1e-9));
        if (bestStep == 0 || top < bestTop * (1 - 1e-9)) {
            bestTop = top;
            bestStep = step;
        }
    }
    AxisScale scale;
    scale.top = bestTop;
    for (int i = 0; i * bestStep <= bestTop * (1 + 1e-9); ++i)
        scale.ticks.append(i * bestStep);
    return scale;
}

} // namespace deck::ui
