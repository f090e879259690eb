// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hatch.h"

#include "tokens.h"

#include <QPainter>
#include <QPixmap>

#include <map>
#include <tuple>

namespace deck::ui {

QBrush Hatch::brush(const QColor &paper, const QColor &ink, int tile, qreal lineWidth, Angle angle, qreal dpr)
{
    using Key = std::tuple<QRgb, QRgb, int, int, int, int>;
    static std::map<Key, QBrush> cache;
    const Key key(paper.rgba(), ink.rgba(), tile, qRound(lineWidth * 100), int(angle), qRound(dpr * 100));
    const auto found = cache.find(key);
    if (found != cache.end())
        return found->second;

    // Whole device pixels a tile, or the seams show; the ratio follows the rounding.
    const int side = qMax(1, qRound(tile * dpr));
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(qreal(side) / tile);
    pixmap.fill(paper);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, lineWidth, Qt::SolidLine, Qt::SquareCap));
    for (int offset = -tile; offset <= tile; offset += tile) {
        if (angle == Angle::Rising)
            painter.drawLine(QPointF(offset + tile, 0), QPointF(offset, tile));
        else
            painter.drawLine(QPointF(offset, 0), QPointF(offset + tile, tile));
    }
    painter.end();
    return cache.emplace(key, QBrush(pixmap)).first->second;
}

QBrush Hatch::preemptible(const Tokens &tokens, qreal dpr)
{
    return brush(tokens.pre, tokens.preTint, 8, 1.3, Angle::Rising, dpr);
}

QBrush Hatch::preemptibleArea(const Tokens &tokens, qreal dpr)
{
    return brush(tokens.preArea, tokens.pre, 11, 1.3, Angle::Rising, dpr);
}

QBrush Hatch::draining(const Tokens &tokens, qreal dpr)
{
    return brush(tokens.drain, tokens.drainLine, 7, 2.0, Angle::Falling, dpr);
}

QBrush Hatch::gap(const Tokens &tokens, qreal dpr)
{
    QColor ink = tokens.line2;
    ink.setAlphaF(0.55f);
    return brush(Qt::transparent, ink, 8, 1.0, Angle::Rising, dpr);
}

} // namespace deck::ui
