// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plainlabel.h"

#include <QEvent>

namespace deck::ui {

PlainLabel::PlainLabel(const QString &text, Type::Role role, Ink ink, QWidget *parent)
    : QLabel(parent), m_role(role), m_ink(ink)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    setFont(Type::font(role));
    applyInk();
}

void PlainLabel::setRole(Type::Role role)
{
    m_role = role;
    setFont(Type::font(role));
}

void PlainLabel::setInk(Ink ink)
{
    m_ink = ink;
    applyInk();
}

QSize PlainLabel::sizeHint() const
{
    const QSize size = QLabel::sizeHint();
    return wordWrap() ? size : QSize(size.width(), qMax(size.height(), Type::lineHeight(m_role)));
}

QSize PlainLabel::minimumSizeHint() const
{
    const QSize size = QLabel::minimumSizeHint();
    return wordWrap() ? size : QSize(size.width(), qMax(size.height(), Type::lineHeight(m_role)));
}

bool PlainLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(Type::font(m_role));
    return QLabel::event(event);
}

void PlainLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyInk();
}

void PlainLabel::applyInk()
{
    if (m_inking)
        return;
    m_inking = true;
    const QColor color = inkColor(m_ink, Tokens::of(palette()));
    QPalette own = palette();
    if (own.color(QPalette::Active, QPalette::WindowText) != color) {
        own.setColor(QPalette::Active, QPalette::WindowText, color);
        own.setColor(QPalette::Inactive, QPalette::WindowText, color);
        setPalette(own);
    }
    m_inking = false;
}

} // namespace deck::ui
