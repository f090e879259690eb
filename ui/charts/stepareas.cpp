// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepareas.h"

#include "charttheme.h"
#include "tokens.h"

#include <QAreaSeries>
#include <QChart>
#include <QLineSeries>
#include <QPen>
#include <QValueAxis>

#include <cmath>

namespace deck::ui {

namespace {

void attach(QChart &chart, QAbstractSeries *series, QValueAxis *x, QValueAxis *y)
{
    chart.addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
}

/// Two points a bucket: a level does not slope into the next one.
QList<QPointF> doubled(const QVector<double> &levels, int first, int end)
{
    QList<QPointF> points;
    points.reserve(2 * (end - first));
    for (int i = first; i < end; ++i)
        points << QPointF(i, levels.at(i)) << QPointF(i + 1, levels.at(i));
    return points;
}

} // namespace

void StepAreas::addTo(QChart &chart, const ChartData &data, QValueAxis *x, QValueAxis *y, const Tokens &tokens, qreal dpr)
{
    const int buckets = data.buckets();
    QVector<double> below(buckets, 0.0);
    for (const ChartData::Series &series : data.series) {
        QVector<double> above = below;
        for (int i = 0; i < buckets; ++i)
            above[i] += series.values.value(i);
        // Drawn in pieces where it is known; what lies on something unknown has no place either.
        for (int first = 0; first < buckets; ++first) {
            int end = first;
            while (end < buckets && std::isfinite(above.at(end)))
                ++end;
            if (end == first)
                continue;
            auto *upper = new QLineSeries;
            auto *lower = new QLineSeries;
            upper->replace(doubled(above, first, end));
            lower->replace(doubled(below, first, end));
            auto *area = new QAreaSeries(upper, lower);
            upper->setParent(area);
            lower->setParent(area);
            area->setPen(Qt::NoPen);
            area->setBrush(ChartTheme::fill(series.kind, tokens, dpr));
            attach(chart, area, x, y);
            auto *edge = new QLineSeries;
            edge->replace(doubled(above, first, end));
            edge->setPen(QPen(ChartTheme::line(series.kind, tokens), 1.25));
            attach(chart, edge, x, y);
            first = end;
        }
        below = above;
    }
    // The target is drawn in pieces where it is known.
    QPen dashed(tokens.text, 1.5);
    dashed.setDashPattern({5 / 1.5, 3 / 1.5});
    dashed.setCapStyle(Qt::FlatCap);
    QList<QPointF> piece;
    const auto flush = [&] {
        if (piece.isEmpty())
            return;
        auto *line = new QLineSeries;
        line->replace(piece);
        line->setPen(dashed);
        attach(chart, line, x, y);
        piece.clear();
    };
    for (int i = 0; i < qMin<int>(buckets, int(data.target.size())); ++i) {
        if (!std::isfinite(data.target.at(i))) {
            flush();
            continue;
        }
        piece << QPointF(i, data.target.at(i)) << QPointF(i + 1, data.target.at(i));
    }
    flush();
}

} // namespace deck::ui
