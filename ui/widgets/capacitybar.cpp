// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitybar.h"

#include "tokens.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

CapacityBar::CapacityBar(const Capacity &capacity, QWidget *parent)
    : QWidget(parent), m_height(BarPainter::capacityBarSize().height())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCapacity(capacity);
}

void CapacityBar::setCapacity(const Capacity &capacity)
{
    m_capacity = capacity;
    setAccessibleName(BarPainter::capacityAccessibleText(capacity));
    update();
}

void CapacityBar::setBarHeight(int pixels)
{
    m_height = pixels;
    updateGeometry();
}

void CapacityBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF bar(0, (height() - m_height) / 2, width(), m_height);
    BarPainter::capacityBar(painter, bar, m_capacity, Tokens::of(palette()));
}

void CapacityBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setCapacity(m_capacity);
}

} // namespace deck::ui
