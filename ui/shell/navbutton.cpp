// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "navbutton.h"

#include "plaintooltip.h"
#include "icons.h"
#include "metrics.h"
#include "sidebarrow.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

NavButton::NavButton(const QString &iconName, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(iconName)
{
    setCheckable(true);
    setAutoExclusive(false);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void NavButton::setFigure(const QString &figure)
{
    m_figure = figure;
    describe();
    update();
}

void NavButton::setNarrow(bool narrow)
{
    m_narrow = narrow;
    describe();
    updateGeometry();
    update();
}

QSize NavButton::sizeHint() const
{
    return {m_narrow ? 40 : 120, Metrics::scaled(28) + 2};
}

void NavButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    const QRect box(0, 0, width(), height() - 2);
    paintSidebarRow(painter, box, isChecked(), underMouse(), c);
    const int x = m_narrow ? (width() - Metrics::icon) / 2 : 8;
    Icons::paint(painter, QRect(x, (box.height() - Metrics::icon) / 2, Metrics::icon, Metrics::icon), m_icon, c.text2, c.sidebar);
    if (m_narrow)
        return;
    painter.setPen(c.text);
    painter.setFont(Type::font(Type::Role::Body));
    painter.drawText(box.adjusted(32, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setPen(c.text2);
    painter.setFont(Type::font(Type::Role::Caption));
    painter.drawText(box.adjusted(32, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, m_figure);
}

void NavButton::describe()
{
    setAccessibleName(m_figure.isEmpty() ? text() : QStringLiteral("%1, %2").arg(text(), m_figure));
    setPlainToolTip(*this, m_narrow ? accessibleName() : QString());
}

} // namespace deck::ui
