// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painterstate.h"
#include "tokens.h"

namespace deck::ui {

/// The ground of one row of the sidebar: selected with its edge mark, hovered, or nothing.
inline void paintSidebarRow(QPainter &painter, const QRect &box, bool selected, bool hovered, const Tokens &c)
{
    if (!selected && !hovered)
        return;
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? c.sel : c.hover);
    painter.drawRoundedRect(box, 3, 3);
    if (!selected)
        return;
    painter.setBrush(c.selLine);
    painter.drawRoundedRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8), 1.5, 1.5);
}

} // namespace deck::ui
