// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drainbar.h"

#include "barpainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

DrainBar::DrainBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DrainBar::setLeft(double left)
{
    if (qFuzzyCompare(m_left + 1, left + 1))
        return;
    m_left = left;
    update();
}

QSize DrainBar::sizeHint() const
{
    return BarPainter::drainBarSize();
}

void DrainBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    BarPainter::drainBar(painter, rect(), m_left, Tokens::of(palette()));
}

} // namespace deck::ui
