// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparkline.h"

#include "barpainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

Sparkline::Sparkline(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Sparkline::setValues(const QVector<double> &values)
{
    m_values = values;
    update();
}

void Sparkline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    BarPainter::sparkline(painter, rect(), m_values, Tokens::of(palette()).text2);
}

} // namespace deck::ui
