// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "splitbardelegate.h"

#include "metrics.h"

namespace deck::ui {

SplitBarDelegate::SplitBarDelegate(Parts parts, std::function<double()> total, QObject *parent)
    : RowDelegate(parent), m_parts(std::move(parts)), m_total(std::move(total))
{
}

void SplitBarDelegate::setSpoken(Text spoken)
{
    m_spoken = std::move(spoken);
}

void SplitBarDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const QRectF bar(rect.left(), rect.top() + (rect.height() - Metrics::barHeight) / 2.0, qMin(rect.width(), 132),
                     Metrics::barHeight);
    BarPainter::splitBar(painter, bar, m_parts(index), m_total(), true, Tokens::of(option.palette));
}

QString SplitBarDelegate::accessibleText(const QModelIndex &index) const
{
    return m_spoken ? m_spoken(index) : QString();
}

} // namespace deck::ui
