// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classbadge.h"

#include "tokens.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

ClassBadge::ClassBadge(NodeClass nodeClass, bool brief, QWidget *parent)
    : QWidget(parent), m_class(nodeClass), m_brief(brief)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void ClassBadge::setNodeClass(NodeClass nodeClass)
{
    m_class = nodeClass;
    describe();
}

void ClassBadge::describe()
{
    setAccessibleName(StatusPainter::badgeAccessibleText(m_class));
    updateGeometry();
    update();
}

QSize ClassBadge::sizeHint() const
{
    return StatusPainter::badgeSize(m_class, m_brief);
}

void ClassBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    StatusPainter::badge(painter, rect(), m_class, m_brief, Tokens::of(palette()));
}

bool ClassBadge::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::LanguageChange)
        describe();
    return QWidget::event(event);
}

} // namespace deck::ui
