// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilitybar.h"

#include "hatch.h"
#include "metrics.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {
namespace {

constexpr int barHeight = 16;

}

AvailabilityBar::AvailabilityBar(NodeClass nodeClass, QWidget *parent)
    : QWidget(parent)
    , m_class(nodeClass)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AvailabilityBar::setPart(int filled, int total, const QString &filledText, const QString &restText)
{
    m_filled = filled;
    m_total = total;
    m_filledText = filledText;
    m_restText = restText;
    setAccessibleName(restText.isEmpty() ? filledText : filledText + QStringLiteral(", ") + restText);
    update();
}

QSize AvailabilityBar::sizeHint() const
{
    return {540, barHeight + 2 + 2 * Type::lineHeight(Type::Role::Caption)};
}

void AvailabilityBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    const QRectF bar(0, 0, width(), barHeight);
    const qreal cut = m_total > 0 ? bar.width() * qMin(m_filled, m_total) / m_total : 0;

    if (m_class == NodeClass::Preemptible) {
        QPen dashed(c.pre, 1);
        dashed.setDashPattern({4, 3});
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(c.line2);
        painter.setBrush(c.track);
    }
    painter.drawRect(bar.adjusted(.5, .5, -.5, -.5));
    painter.setPen(Qt::NoPen);
    painter.setBrushOrigin(0, 0);
    painter.setBrush(m_class == NodeClass::Preemptible ? Hatch::preemptible(c, devicePixelRatioF()) : QBrush(c.standard));
    painter.drawRect(QRectF(0, 0, cut, barHeight));
    if (cut > 0 && cut < bar.width()) {
        painter.setPen(QPen(c.text, 1.5));
        painter.drawLine(QPointF(cut + .5, 0), QPointF(cut + .5, barHeight + 4));
    }

    painter.setFont(Type::font(Type::Role::Caption));
    const QFontMetrics metrics(painter.font(), this);
    const int line = Type::lineHeight(Type::Role::Caption);
    int baseline = barHeight + 2 + metrics.ascent() + 1;
    const QString total = locale().toString(m_total);
    const int totalLeft = width() - metrics.horizontalAdvance(total);
    const int filledWidth = metrics.horizontalAdvance(m_filledText);
    int filledLeft = int(cut) - 4 - filledWidth;
    if (filledLeft < 0)
        filledLeft = 0;
    const int restLeft = qMax(int(cut) + 8, filledLeft + filledWidth + 12);
    painter.setPen(c.text);
    painter.drawText(filledLeft, baseline, m_filledText);
    painter.setPen(c.text3);
    if (!total.isEmpty() && filledLeft + filledWidth + 8 < totalLeft)
        painter.drawText(totalLeft, baseline, total);
    const bool collides = restLeft + metrics.horizontalAdvance(m_restText) > totalLeft - 8;
    painter.setPen(c.text2);
    if (collides)
        baseline += line;
    painter.drawText(collides ? 0 : restLeft, baseline, m_restText);
}

} // namespace deck::ui
