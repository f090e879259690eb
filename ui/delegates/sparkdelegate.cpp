// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparkdelegate.h"

#include "barpainter.h"
#include "roles.h"

namespace deck::ui {

SparkDelegate::SparkDelegate(QObject *parent) : RowDelegate(parent) {}

void SparkDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const QRectF box(rect.left(), rect.top() + (rect.height() - 18) / 2.0, rect.width(), 18);
    BarPainter::sparkline(painter, box, index.data(roles::SparkRole).value<QList<double>>(),
                          Tokens::of(option.palette).text3);
}

} // namespace deck::ui
