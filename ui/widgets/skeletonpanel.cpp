// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "skeletonpanel.h"

#include "metrics.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

SkeletonPanel::SkeletonPanel(QWidget *parent) : QWidget(parent) {}

void SkeletonPanel::setWords(const QString &words)
{
    m_words = words;
    setAccessibleName(words);
    update();
}

void SkeletonPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    painter.fillRect(rect(), c.base);
    const int row = Metrics::scaled(Metrics::row);
    const int strip = Metrics::scaled(Metrics::row);
    constexpr int lengths[] = {118, 104, 126, 110, 120, 98, 116, 124, 108};
    const int rows = qMin(int(std::size(lengths)), (height() - strip) / row);
    for (int i = 0; i < rows; ++i) {
        const int y = i * row;
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.track);
        const auto block = [&](int x, int width) {
            painter.drawRoundedRect(QRectF(x, y + (row - 10) / 2, width, 10), 2, 2);
        };
        block(8, lengths[i]);
        if (width() > 320) {
            block(width() * 2 / 5, 52);
            block(width() * 3 / 5, 70);
        }
        block(width() - 8 - 40, 40);
        painter.fillRect(QRectF(0, y + row - 1, width(), 1), c.grid);
    }
    if (m_words.isEmpty())
        return;
    const QRect foot(0, height() - strip, width(), strip);
    painter.fillRect(foot, c.raised);
    painter.fillRect(QRect(0, foot.top(), width(), 1), c.line);
    StatusPainter::glyph(painter, QRectF(12, foot.top() + (strip - 12) / 2, 12, 12), Visual::Booting, c);
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text2);
    painter.drawText(foot.adjusted(30, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, m_words);
}

} // namespace deck::ui
