// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace deck::ui {

ElidedLabel::ElidedLabel(const QString &text, Type::Role role, Ink ink, QWidget *parent)
    : QWidget(parent), m_role(role), m_ink(ink)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setInk(Ink ink)
{
    m_ink = ink;
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {QFontMetrics(Type::font(m_role)).horizontalAdvance(m_text) + 1, Type::lineHeight(m_role)};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QFontMetrics metrics(Type::font(m_role));
    return {qMin(sizeHint().width(), metrics.averageCharWidth() * 9), Type::lineHeight(m_role)};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    painter.setFont(Type::font(m_role));
    painter.setPen(isEnabled() ? inkColor(m_ink, c) : c.disabled);
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(m_text, m_mode, width()));
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    // Tooltips guess rich text from their content; a server's name is escaped so that it stays plain.
    if (event->type() == QEvent::ToolTip && sizeHint().width() > width() && toolTip().isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_text.toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace deck::ui
