// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepchart.h"

#include "stepareas.h"
#include "tokens.h"

#include <QChart>
#include <QValueAxis>

namespace deck::ui {

StepChart::StepChart(const ZoneChoice &zone, QWidget *parent) : TimeChart(zone, parent) {}

void StepChart::rebuild()
{
    chart()->removeAllSeries();
    if (data().buckets() == 0)
        return;
    xAxis()->setRange(0, data().buckets());
    StepAreas::addTo(*chart(), data(), xAxis(), yAxis(), Tokens::of(palette()), devicePixelRatioF());
}

} // namespace deck::ui
