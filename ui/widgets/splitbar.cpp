// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "splitbar.h"

#include "painterstate.h"
#include "tokens.h"

namespace deck::ui {

SplitBar::SplitBar(int barHeight, QWidget *parent) : QWidget(parent), m_height(barHeight)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SplitBar::setParts(const QVector<BarPart> &parts, double total)
{
    m_parts = parts;
    m_total = total;
    if (total <= 0) {
        m_total = 0;
        for (const BarPart &part : parts)
            m_total += part.value;
    }
    update();
}

void SplitBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    const QRectF bar(0, (height() - m_height) / 2, width(), m_height);
    {
        const PainterState state(painter);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.track);
        painter.drawRoundedRect(bar, 2, 2);
    }
    BarPainter::splitBar(painter, bar, m_parts, m_total, true, c);
}

} // namespace deck::ui
