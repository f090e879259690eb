// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartcard.h"

#include "charttheme.h"
#include "metrics.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

namespace {

constexpr int sidePadding = 10;
constexpr int markSize = 11;

int lineHeight()
{
    return Metrics::scaled(17);
}

} // namespace

ChartCard::ChartCard(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ChartCard::show(const QString &title, const ChartData &chart, int bucket)
{
    m_title = title;
    m_lines.clear();
    for (int i = 0; i < chart.series.size(); ++i)
        m_lines.append({chart.series.at(i).kind, chart.series.at(i).name, chart.valueText ? chart.valueText(i, bucket) : QString()});
    m_totalName = totalWord();
    m_total = chart.totalText ? chart.totalText(bucket) : QString();
    resize(sizeHint());
    raise();
    setVisible(true);
    update();
}

QString ChartCard::spoken(const QString &title, const ChartData &chart, int bucket)
{
    QStringList parts{title};
    for (int i = 0; i < chart.series.size(); ++i)
        parts += QStringLiteral("%1 %2").arg(chart.series.at(i).name, chart.valueText ? chart.valueText(i, bucket) : QString());
    if (chart.totalText)
        parts += QStringLiteral("%1 %2").arg(totalWord(), chart.totalText(bucket));
    return parts.join(QStringLiteral(", "));
}

QString ChartCard::totalWord()
{
    return tr("Total");
}

QSize ChartCard::sizeHint() const
{
    const QFontMetrics strong(Type::font(Type::Role::Strong));
    const QFontMetrics caption(Type::font(Type::Role::Caption));
    const QFontMetrics body(Type::font(Type::Role::Body));
    int width = qMax(Metrics::scaled(160), strong.horizontalAdvance(m_title));
    for (const Line &line : m_lines)
        width = qMax(width, markSize + 4 + caption.horizontalAdvance(line.name) + 24 + body.horizontalAdvance(line.value));
    if (!m_total.isEmpty())
        width = qMax(width, strong.horizontalAdvance(m_totalName) + 24 + strong.horizontalAdvance(m_total));
    const int lines = int(m_lines.size()) + 1;
    return {width + 2 * sidePadding, 6 + lines * lineHeight() + 3 + (m_total.isEmpty() ? 0 : lineHeight() + 6) + 6};
}

void ChartCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    painter.setPen(c.line2);
    painter.setBrush(c.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Metrics::radius, Metrics::radius);
    QRect line(sidePadding, 6, width() - 2 * sidePadding, lineHeight());
    painter.setFont(Type::font(Type::Role::Strong));
    painter.setPen(c.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, m_title);
    line.translate(0, lineHeight() + 3);
    for (const Line &entry : m_lines) {
        const QRectF mark(line.left(), line.top() + (line.height() - markSize) / 2.0, markSize, markSize);
        painter.setBrushOrigin(mark.topLeft());
        painter.setPen(ChartTheme::line(entry.kind, c));
        painter.setBrush(ChartTheme::fill(entry.kind, c, devicePixelRatioF()));
        painter.drawRect(mark.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setFont(Type::font(Type::Role::Caption));
        painter.setPen(c.text2);
        painter.drawText(line.adjusted(markSize + 4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, entry.name);
        painter.setFont(Type::font(Type::Role::Body));
        painter.setPen(c.text);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, entry.value);
        line.translate(0, lineHeight());
    }
    if (m_total.isEmpty())
        return;
    painter.fillRect(QRect(line.left(), line.top() + 2, line.width(), 1), c.line);
    line.translate(0, 5);
    painter.setFont(Type::font(Type::Role::Strong));
    painter.setPen(c.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, m_totalName);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, m_total);
}

} // namespace deck::ui
