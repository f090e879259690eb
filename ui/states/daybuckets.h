// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "fmt.h"

#include <QList>

#include <cmath>

namespace deck::ui {

/// The edges of the quarter-hours of the 24 hours before `now`; the last one ends at `now` and may be shorter.
inline QList<Instant> dayEdges(Instant now)
{
    constexpr qint64 quarter = 900;
    QList<Instant> edges;
    const Instant end = Instant::fromSeconds(now.seconds());
    for (qint64 at = (end.seconds() - 24 * 3600) / quarter * quarter; at < end.seconds(); at += quarter)
        edges.append(Instant::fromSeconds(at));
    edges.append(end);
    return edges;
}

/// What was in force at the end of each bucket; before the first step nothing was known.
inline QList<CapacityStep> atEndOfBuckets(const QList<CapacityStep> &steps, const QList<Instant> &edges)
{
    QList<CapacityStep> sampled;
    CapacityStep inForce;
    qsizetype next = 0;
    for (qsizetype bucket = 1; bucket < edges.size(); ++bucket) {
        while (next < steps.size() && steps.at(next).at < edges.at(bucket))
            inForce = steps.at(next++);
        sampled.append(inForce);
    }
    return sampled;
}

/// A count of a chart in words; NaN is what is not known.
inline QString countText(const Fmt &fmt, double count)
{
    return std::isfinite(count) ? fmt.count(qRound(count)) : Fmt::unknown();
}

} // namespace deck::ui
