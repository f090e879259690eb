// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drainwindow.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace deck::ui {

struct Tokens;

/// Paints one band and the notice mark, in the canvas and in the legend alike.
class BandPainter
{
public:
    struct Look
    {
        NodeState state = NodeState::Unknown;
        bool waiting = false;
        bool stale = false; ///< not confirmed: keeps shape and word, loses its colour
    };

    static void band(QPainter &painter, const QRectF &box, const Look &look, const Tokens &tokens);
    static QColor textInk(const Look &look, const Tokens &tokens);
    /// The down triangle of a preemption notice; `tip` is where it points.
    static void noticeMark(QPainter &painter, const QPointF &tip, const Tokens &tokens);
};

} // namespace deck::ui
