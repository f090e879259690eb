// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "changepill.h"

#include "metrics.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

void ChangePill::setChange(int gpus)
{
    const QString number = locale().toString(qAbs(gpus));
    m_text = gpus == 0 ? QString() : (gpus > 0 ? QLatin1Char('+') : QChar(0x2212)) + number;
    setAccessibleName(m_text);
    update();
}

QSize ChangePill::sizeHint() const
{
    const QFontMetrics metrics(Type::font(Type::Role::Strong));
    return {metrics.horizontalAdvance(QStringLiteral("+0000")) + 16, Metrics::scaled(Metrics::pillHeight)};
}

void ChangePill::paintEvent(QPaintEvent *)
{
    if (m_text.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    painter.setFont(Type::font(Type::Role::Strong));
    const int wide = painter.fontMetrics().horizontalAdvance(m_text) + 16;
    const int high = Metrics::scaled(Metrics::pillHeight);
    const QRectF pill(0, (height() - high) / 2, wide, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.infoTint);
    painter.drawRoundedRect(pill, high / 2., high / 2.);
    painter.setPen(c.infoText);
    painter.drawText(pill, Qt::AlignCenter, m_text);
}

} // namespace deck::ui
