// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QColor>

namespace deck::ui {

struct Tokens;

/// 45° hatches as texture brushes (Qt::BDiagPattern has no background). One direction, one meaning: Rising "/" is
/// preemptible, Falling "\" the drain window. Brushes are cached by colours, tile, angle and device pixel ratio.
///
/// Before filling, set the origin to the top left of what the hatch belongs to, or the stripes swim while it moves:
/// `painter.setBrushOrigin(rect.topLeft())`.
class Hatch
{
public:
    enum class Angle { Rising, Falling };

    static QBrush brush(const QColor &paper, const QColor &ink, int tile, qreal lineWidth, Angle angle, qreal dpr);

    static QBrush preemptible(const Tokens &tokens, qreal dpr);     ///< bars: violet with light lines
    static QBrush preemptibleArea(const Tokens &tokens, qreal dpr); ///< chart areas: light with violet lines
    static QBrush draining(const Tokens &tokens, qreal dpr);
    static QBrush gap(const Tokens &tokens, qreal dpr);             ///< time that was not observed; transparent paper
};

} // namespace deck::ui
