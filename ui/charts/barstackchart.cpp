// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barstackchart.h"

#include "charttheme.h"
#include "stepareas.h"
#include "tokens.h"

#include <QBarSet>
#include <QChart>
#include <QPen>
#include <QStackedBarSeries>
#include <QValueAxis>

namespace deck::ui {

namespace {

constexpr double barShare = 0.82;
constexpr double leastBar = 3;

} // namespace

BarStackChart::BarStackChart(const ZoneChoice &zone, QWidget *parent) : TimeChart(zone, parent) {}

bool BarStackChart::showsBars() const
{
    return data().buckets() > 0 && plot().width() / data().buckets() * barShare >= leastBar;
}

void BarStackChart::rebuild()
{
    chart()->removeAllSeries();
    const int buckets = data().buckets();
    if (buckets == 0)
        return;
    const Tokens &c = Tokens::of(palette());
    const qreal dpr = devicePixelRatioF();
    if (!showsBars()) {
        xAxis()->setRange(0, buckets);
        StepAreas::addTo(*chart(), data(), xAxis(), yAxis(), c, dpr);
        return;
    }
    auto *bars = new QStackedBarSeries;
    for (const ChartData::Series &series : data().series) {
        auto *set = new QBarSet(series.name);
        for (int i = 0; i < buckets; ++i)
            set->append(series.values.value(i));
        set->setBrush(ChartTheme::fill(series.kind, c, dpr));
        set->setPen(series.kind == ChartData::Kind::Preemptible ? QPen(c.pre, 0.7) : QPen(Qt::NoPen));
        bars->append(set);
    }
    bars->setBarWidth(barShare);
    chart()->addSeries(bars);
    // A bar series counts categories from the middle of the first bar.
    xAxis()->setRange(-0.5, buckets - 0.5);
    bars->attachAxis(xAxis());
    bars->attachAxis(yAxis());
}

} // namespace deck::ui
