// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statuspill.h"

#include "tokens.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

StatusPill::StatusPill(const Pill &pill, QWidget *parent) : QWidget(parent), m_pill(pill)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void StatusPill::setPill(const Pill &pill)
{
    m_pill = pill;
    describe();
}

void StatusPill::describe()
{
    setAccessibleName(StatusPainter::pillAccessibleText(m_pill));
    updateGeometry();
    update();
}

QSize StatusPill::sizeHint() const
{
    return StatusPainter::pillSize(m_pill);
}

void StatusPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    StatusPainter::pill(painter, rect(), m_pill, Tokens::of(palette()));
}

bool StatusPill::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::LanguageChange)
        describe();
    return QWidget::event(event);
}

} // namespace deck::ui
