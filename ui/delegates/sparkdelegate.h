// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rowdelegate.h"

namespace deck::ui {

/// A trend line (SparkRole) that fills the cell; silent for screen readers, its figure stands in another column.
class SparkDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit SparkDelegate(QObject *parent = nullptr);

    QString accessibleText(const QModelIndex &) const override { return {}; }

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &) const override { return 48; }
};

} // namespace deck::ui
