// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drainpicture.h"

#include "hatch.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

namespace {

constexpr int laneHeight = 20;
constexpr int barHeight = 12;
constexpr int firstLane = 12;

void bar(QPainter &painter, qreal x, qreal y, qreal width, const QBrush &fill, const QColor &edge, Qt::PenStyle style = Qt::SolidLine)
{
    painter.setPen(QPen(edge, 1, style));
    painter.setBrush(fill);
    painter.setBrushOrigin(QPointF(x, y));
    painter.drawRect(QRectF(x + 0.5, y + 0.5, width, barHeight));
}

} // namespace

DrainPicture::DrainPicture(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(sizeHint());
}

void DrainPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    painter.setPen(c.line);
    painter.setBrush(c.base);
    painter.drawRect(QRectF(0.5, 0.5, 333, 117));
    for (int lane = 0; lane < 5; ++lane) {
        const int y = firstLane + lane * laneHeight;
        StatusPainter::glyph(painter, QRectF(12, y + 1.5, 10, 10), lane < 2 ? NodeClass::Standard : NodeClass::Preemptible, c);
        if (lane < 3)
            bar(painter, 30, y, 294, c.run, c.runLine);
    }
    const int drained = firstLane + 3 * laneHeight;
    bar(painter, 30, drained, 150, c.run, c.runLine);
    bar(painter, 180, drained, 18, Hatch::draining(c, devicePixelRatioF()), c.drainLine);
    StatusPainter::glyph(painter, QRectF(204, drained + 0.5, 12, 12), Visual::Removed, c, false, c.text3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.drainLine);
    painter.drawPolygon(QPolygonF({{180.0, drained - 7.0}, {190.0, drained - 7.0}, {185.0, drained - 1.0}}));
    const int replaced = firstLane + 4 * laneHeight;
    bar(painter, 200, replaced, 50, Qt::NoBrush, c.provLine, Qt::DashLine);
    bar(painter, 250, replaced, 8, c.p2, c.provLine);
    bar(painter, 258, replaced, 12, c.p3, c.provLine);
    bar(painter, 270, replaced, 54, c.run, c.runLine);
}

} // namespace deck::ui
