// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual.h"

#include <QColor>
#include <QRectF>
#include <QSize>
#include <QString>

class QPainter;

namespace deck::ui {

struct Tokens;

/// A state as a pill. An empty text means the state's own word; "1 node draining, 2:18 left" is a Draining pill with text.
struct Pill
{
    Visual visual = Visual::Unknown;
    QString text;       ///< for Unknown: the raw value
    bool stale = false; ///< keeps glyph and word, loses its colour
};

/// Paints pills, badges and glyphs (bars: BarPainter); used by all delegates and views, so that a state looks the same
/// everywhere. Sizes follow the text scale. Each painting function has a size twin and a text twin for accessibility.
class StatusPainter
{
public:
    static QString glyphName(Visual visual); ///< icon name, "glyph-run"
    static QColor glyphInk(Visual visual, const Tokens &tokens, bool stale = false);

    /// The glyph alone, in the state's own colour (lists, sidebar). `ink` overrides the colour.
    static void glyph(QPainter &painter, const QRectF &rect, Visual visual, const Tokens &tokens, bool stale = false,
                      const QColor &ink = {});
    static void glyph(QPainter &painter, const QRectF &rect, NodeClass nodeClass, const Tokens &tokens);

    /// Left aligned and vertically centred in `rect`; a text that does not fit is cut at its end with "…".
    static void pill(QPainter &painter, const QRect &rect, const Pill &pill, const Tokens &tokens);
    static QSize pillSize(const Pill &pill);
    static QString pillText(const Pill &pill);
    static QString pillAccessibleText(const Pill &pill);

    /// Left aligned and vertically centred. Never elided: pass `brief` when the column is under 80 px.
    static void badge(QPainter &painter, const QRect &rect, NodeClass nodeClass, bool brief, const Tokens &tokens);
    static QSize badgeSize(NodeClass nodeClass, bool brief);
    static QString badgeAccessibleText(NodeClass nodeClass);

    /// A counter in a rounded box ("3"), tinted by severity (Warning, Critical, or Unknown for neutral).
    static void counter(QPainter &painter, const QRect &rect, int count, Visual severity, const Tokens &tokens);
    static QSize counterSize(int count);
};

} // namespace deck::ui
