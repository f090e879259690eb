// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "glyph.h"

#include "icons.h"
#include "metrics.h"
#include "statuspainter.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

Glyph::Glyph(Visual visual, int size, QWidget *parent) : QWidget(parent), m_kind(Kind::State), m_visual(visual), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Glyph::Glyph(NodeClass nodeClass, int size, QWidget *parent) : QWidget(parent), m_kind(Kind::Class), m_class(nodeClass), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Glyph::Glyph(const QString &iconName, int size, Ink ink, QWidget *parent)
    : QWidget(parent), m_kind(Kind::Icon), m_icon(iconName), m_ink(ink), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Glyph::setVisual(Visual visual, bool stale)
{
    m_kind = Kind::State;
    m_visual = visual;
    m_stale = stale;
    update();
}

void Glyph::setIcon(const QString &iconName, Ink ink)
{
    m_kind = Kind::Icon;
    m_icon = iconName;
    m_ink = ink;
    update();
}

QSize Glyph::sizeHint() const
{
    return {Metrics::scaled(m_size), Metrics::scaled(m_size)};
}

void Glyph::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    switch (m_kind) {
    case Kind::State: StatusPainter::glyph(painter, rect(), m_visual, c, m_stale); return;
    case Kind::Class: StatusPainter::glyph(painter, rect(), m_class, c); return;
    case Kind::Icon: Icons::paint(painter, rect(), m_icon, isEnabled() ? inkColor(m_ink, c) : c.disabled, c.base); return;
    }
}

bool Glyph::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    return QWidget::event(event);
}

} // namespace deck::ui
