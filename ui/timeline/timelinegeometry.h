// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lane.h"
#include "timerange.h"

#include <QRectF>
#include <QTimeZone>

namespace deck::ui {

/// What is painted of a lane: one segment, or several neighbours that would be thinner than a pixel can show.
struct Band
{
    int first = 0; ///< indices of segments
    int last = 0;
    int shown = 0; ///< the segment whose state is painted: the gravest of them
    double left = 0;
    double right = 0;

    int count() const { return last - first + 1; }
    double width() const { return right - left; }
    bool operator==(const Band &) const = default;
};

/// All places on the timeline, in pixels of its viewport, without a painter. A value: make one for a range and a size.
struct TimelineGeometry
{
    TimeRange range;
    int width = 0;
    int gutter = 224;
    int axis = 24;
    int row = 22;
    int scroll = 0; ///< pixels by which the rows, but not the axis, are scrolled up

    static constexpr double thinnest = 2;
    static constexpr double textPadding = 12;

    int plotWidth() const { return std::max(1, width - gutter); }
    double x(Instant at) const;
    Instant at(double x) const;
    /// Time per pixel step; a drag to the right by this many pixels shows earlier times.
    Millis spanOf(double pixels) const;

    int rowTop(int index) const { return axis + index * row - scroll; }
    int rowAt(int y) const { return y < axis ? -1 : (y - axis + scroll) / row; }
    int contentHeight(int rows) const { return rows * row; }

    /// The bands of a lane inside the plot, left to right. Neighbours under `thinnest` are merged, never left out; a lone
    /// thin one grows to it.
    QList<Band> bands(const Lane &lane, Instant observedUntil) const;
    /// Index of the band under `x`, −1 for none. The nearest within 3 px counts, the inside of one before the edge of another.
    static int bandAt(const QList<Band> &bands, double x);
    /// The painted box of a band or mark in a row, 13 px high at 100 % text.
    QRectF box(int index, double left, double right) const;
    /// Whether a text of this width may stand in a band.
    static bool fits(double bandWidth, double textWidth) { return bandWidth >= textWidth + textPadding; }

    /// The distance of ticks: the first of a round ladder that is at least 72 px.
    Millis tickStep() const;
    /// Round moments in the zone, inside the range.
    QList<Instant> ticks(const QTimeZone &zone) const;
};

} // namespace deck::ui
