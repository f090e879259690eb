// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QString>
#include <QVector>

#include <functional>

namespace deck::ui {

/// What a chart over time shows. Values are for drawing only: texts of money come from the functions, which have the exact
/// sums. Series are in stacking order, from the bottom: standard, preemptible, storage.
struct ChartData
{
    enum class Kind { Standard, Preemptible, Storage };
    enum class Axis { Money, Count };

    struct Series
    {
        Kind kind = Kind::Standard;
        QString name;
        QVector<double> values; ///< one a bucket; NaN where it is not known, which no text may call 0
        bool operator==(const Series &) const = default;
    };
    struct Span
    {
        Instant from, to;
        bool operator==(const Span &) const = default;
    };

    QString caption;              ///< for screen readers: "Charges by compute class, per 15 minutes"
    Axis axis = Axis::Count;
    QVector<Instant> edges;       ///< bucket i is [edges[i], edges[i + 1]); one more than buckets, ascending
    QVector<Series> series;
    QString targetName;
    QVector<double> target;       ///< dashed line; empty = none; NaN where nothing is known
    QVector<Instant> preemptions; ///< a triangle and a dotted line each
    QVector<Span> estimated;      ///< time that was not observed
    bool datesOnTicks = false;    ///< "16 Jun 00:00" at midnight and on the first tick

    std::function<QString(double)> axisText;                ///< "$500" for a tick of the y axis
    std::function<QString(int series, int bucket)> valueText; ///< exact, for the card
    std::function<QString(int bucket)> totalText;           ///< empty function = no total line

    int buckets() const { return qMax<int>(0, int(edges.size()) - 1); }
};

} // namespace deck::ui
