// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "legenditem.h"

#include "hatch.h"
#include "tokens.h"
#include "type.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

namespace {

constexpr int markSize = 11;
constexpr int lineWidth = 18;

int markWidth(LegendItem::Mark mark)
{
    return mark == LegendItem::Mark::Target ? lineWidth : markSize;
}

} // namespace

LegendItem::LegendItem(Mark mark, const QString &text, QWidget *parent) : QWidget(parent), m_mark(mark)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setText(text);
}

void LegendItem::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize LegendItem::sizeHint() const
{
    const QFontMetrics metrics(Type::font(Type::Role::Caption));
    return {markWidth(m_mark) + 4 + metrics.horizontalAdvance(m_text) + 1, Type::lineHeight(Type::Role::Caption)};
}

void LegendItem::paintMark(QPainter &painter, const QRectF &rect) const
{
    const Tokens &c = Tokens::of(palette());
    const qreal dpr = devicePixelRatioF();
    QBrush fill = Qt::NoBrush;
    QColor line = Qt::transparent;
    switch (m_mark) {
    case Mark::StandardArea: fill = c.standardArea; line = c.standard; break;
    case Mark::PreemptibleArea: fill = Hatch::preemptibleArea(c, dpr); line = c.pre; break;
    case Mark::Storage: fill = c.storage; line = c.storage; break;
    case Mark::StandardBar: fill = c.standard; line = c.standard; break;
    case Mark::PreemptibleBar: fill = Hatch::preemptible(c, dpr); line = c.pre; break;
    case Mark::Draining: fill = Hatch::draining(c, dpr); line = c.drainLine; break;
    case Mark::WaitingPreemptible: line = c.pre; break;
    case Mark::Failed: fill = c.crit; line = c.crit; break;
    case Mark::Estimated: fill = Hatch::gap(c, dpr); line = c.line2; break;
    case Mark::GpuRequested: fill = c.text2; line = c.text2; break;
    case Mark::GpuFree: line = c.line2; break;
    case Mark::GpuFault: fill = c.crit; line = c.crit; break;
    case Mark::Target: {
        QPen pen(c.text, 1.5);
        pen.setDashPattern({5 / 1.5, 3 / 1.5});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.left() + lineWidth, rect.center().y()));
        return;
    }
    case Mark::Preemption:
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.drainLine);
        painter.drawPolygon(QPolygonF{rect.topLeft() + QPointF(1, 2), rect.topLeft() + QPointF(10, 2),
                                      rect.topLeft() + QPointF(5.5, 9)});
        return;
    }
    painter.setBrushOrigin(rect.topLeft());
    painter.setPen(line);
    painter.setBrush(fill);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void LegendItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, QRectF(0, (height() - markSize) / 2, markSize, markSize));
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(Tokens::of(palette()).text2);
    painter.drawText(rect().adjusted(markWidth(m_mark) + 4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

bool LegendItem::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    return QWidget::event(event);
}

} // namespace deck::ui
