// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodestrip.h"

#include "hatch.h"
#include "metrics.h"
#include "tokens.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {
namespace {

constexpr int boxWidth = 28;
constexpr int boxHeight = 20;
constexpr int boxGap = 4;

} // namespace

NodeStrip::NodeStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NodeStrip::setNodes(int standard, int preemptible)
{
    m_standard = standard;
    m_preemptible = preemptible;
    describe();
    update();
}

QString NodeStrip::standardWords() const
{
    return m_preemptible > 0 ? tr("%n standard node(s), ready first", nullptr, m_standard)
                             : tr("%n standard node(s) on day one", nullptr, m_standard);
}

QString NodeStrip::preemptibleWords() const
{
    return m_preemptible > 0 ? tr("%n preemptible node(s) join as capacity appears", nullptr, m_preemptible) : QString();
}

void NodeStrip::describe()
{
    setAccessibleName(m_preemptible > 0 ? standardWords() + QStringLiteral(", ") + preemptibleWords() : standardWords());
}

QSize NodeStrip::sizeHint() const
{
    return {480, boxHeight + 6 + Type::lineHeight(Type::Role::Caption)};
}

void NodeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    painter.setFont(Type::font(Type::Role::Caption));
    const QFontMetrics metrics(painter.font(), this);
    // Boxes become narrower when there are many, down to a line each.
    const int count = m_standard + m_preemptible;
    const qreal step = count > 0 ? qMin(qreal(boxWidth + boxGap), qreal(width() - boxGap) / count) : boxWidth;
    const qreal box = step > 6 ? step - boxGap : qMax(1., step - 1);
    painter.setPen(Qt::NoPen);
    qreal x = 0;
    for (int i = 0; i < m_standard; ++i, x += step) {
        painter.setBrush(c.standard);
        painter.drawRoundedRect(QRectF(x, 0, box, boxHeight), 2, 2);
    }
    const qreal preemptibleFrom = m_standard > 0 ? x + boxGap : x;
    x = preemptibleFrom;
    painter.setBrushOrigin(QPointF(x, 0));
    for (int i = 0; i < m_preemptible && x < width(); ++i, x += step) {
        painter.setBrush(Hatch::preemptible(c, devicePixelRatioF()));
        painter.drawRoundedRect(QRectF(x, 0, box, boxHeight), 2, 2);
    }
    const int baseline = boxHeight + 6 + metrics.ascent();
    painter.setPen(c.text3);
    painter.drawText(0, baseline, standardWords());
    const int after = metrics.horizontalAdvance(standardWords()) + 24;
    const int left = qMax(after, qMin(int(preemptibleFrom), width() - metrics.horizontalAdvance(preemptibleWords())));
    painter.drawText(left, baseline, preemptibleWords());
}

void NodeStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
