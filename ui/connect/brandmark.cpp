// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "brandmark.h"

#include "tokens.h"

#include <QPainter>

namespace deck::ui {

void BrandMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.scale(width() / 36.0, height() / 36.0);
    // The mark keeps the light colours on both themes, as a mark does.
    const Tokens &c = Tokens::light();
    painter.setBrush(c.standard);
    painter.drawRoundedRect(0, 0, 36, 36, 4, 4);
    painter.setBrush(c.base);
    painter.drawRect(7, 8, 22, 5);
    painter.setOpacity(0.8);
    painter.drawRect(QRectF(7, 15.5, 22, 5));
    painter.setOpacity(1);
    painter.setBrush(c.preArea);
    for (const int x : {8, 16, 24})
        painter.drawPolygon(QPolygonF({{qreal(x), 25.5}, {x + 3.0, 22.5}, {x + 6.0, 25.5}, {x + 3.0, 28.5}}));
}

} // namespace deck::ui
