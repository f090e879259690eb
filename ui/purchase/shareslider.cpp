// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shareslider.h"

#include "clusterspec.h"
#include "hatch.h"
#include "metrics.h"
#include "tokens.h"

#include <QPainter>
#include <QStyleOptionSlider>

namespace deck::ui {

ShareSlider::ShareSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setSingleStep(gpusPerNode);
    setPageStep(8 * gpusPerNode);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this, [this] { setValue(gpus()); });
}

void ShareSlider::setTotal(int gpus)
{
    setRange(0, qMax(0, gpus - gpusPerNode)); // one standard node there is always (facts.md, section 1.2)
}

int ShareSlider::gpus() const
{
    return (value() + gpusPerNode / 2) / gpusPerNode * gpusPerNode;
}

QSize ShareSlider::sizeHint() const
{
    return {Metrics::scaled(280), Metrics::scaled(Metrics::control)};
}

QSize ShareSlider::minimumSizeHint() const
{
    return {Metrics::scaled(120), Metrics::scaled(Metrics::control)};
}

void ShareSlider::paintEvent(QPaintEvent *)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int knobAt = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).center().x();
    const Tokens &c = Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.;
    const QRectF groove(.5, middle - 4.5, width() - 1, 9);
    painter.setPen(QPen(isEnabled() ? c.line2 : c.line, 1));
    painter.setBrush(c.track);
    painter.drawRoundedRect(groove, 2, 2);
    if (isEnabled() && value() > minimum()) {
        painter.setPen(QPen(c.pre, 1));
        painter.setBrush(Hatch::preemptible(c, devicePixelRatioF()));
        painter.drawRoundedRect(QRectF(groove.left(), groove.top(), knobAt - groove.left(), groove.height()), 2, 2);
    }
    painter.setPen(QPen(isEnabled() ? c.text2 : c.line2, 1.5));
    painter.setBrush(isEnabled() ? c.base : c.alt);
    painter.drawRoundedRect(QRectF(knobAt - 5, middle - 10, 11, 20), 3, 3);
}

} // namespace deck::ui
