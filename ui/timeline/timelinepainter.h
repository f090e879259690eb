// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelinegeometry.h"
#include "timelinewords.h"

class QPainter;

namespace deck::ui {

struct Tokens;

/// Paints the canvas of the timeline. Back to front: rows, grid, bands and marks, unobserved and future time, header column,
/// axis, cursor and now lines. Only rows inside the viewport are touched.
class TimelinePainter
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::TimelinePainter)

public:
    TimelinePainter(QPainter &painter, const TimelineScene &scene, const TimelineGeometry &geometry, const Fmt &fmt,
                    const Tokens &tokens, int height);

    void paint(bool focused);
    /// Where "show" stands in the row of unchanged nodes; the whole header column reacts to it.
    static QString showText();

private:
    void rowBackgrounds();
    void grid();
    void groupHead(int row);
    void unchangedRow(int row);
    void laneRow(int row);
    void bands(int row, const Lane &lane);
    void marks(int row, const Lane &lane);
    void header(int row, const Lane &lane);
    void unobserved();
    void axis();
    void flag(Instant at, const QString &text, const QColor &fill, const QColor &ink);
    void headerText(const QRectF &rect, const QString &text, const QString &note, const QFont &font, const QColor &ink,
                    const QFont &noteFont, const QColor &noteInk);
    QRectF rowRect(int row) const;
    bool isSelected(int row) const;

    QPainter &m_painter;
    const TimelineScene &m_scene;
    const TimelineGeometry &m_geometry;
    const Fmt &m_fmt;
    const Tokens &m_tokens;
    TimelineWords m_words;
    int m_height;
    int m_firstRow;
    int m_lastRow;
};

} // namespace deck::ui
