// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterbadge.h"

#include "statuspainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

CounterBadge::CounterBadge(int count, Visual severity, QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCount(count, severity);
}

void CounterBadge::setCount(int count, Visual severity)
{
    m_count = count;
    m_severity = severity;
    setAccessibleName(QString::number(count));
    // Showing a widget that has no parent yet would open a window of its own.
    if (count <= 0)
        hide();
    else if (parentWidget() || !isHidden())
        show();
    updateGeometry();
    update();
}

QSize CounterBadge::sizeHint() const
{
    return StatusPainter::counterSize(m_count);
}

void CounterBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    StatusPainter::counter(painter, rect(), m_count, m_severity, Tokens::of(palette()));
}

} // namespace deck::ui
