// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barpainter.h"
#include "rowdelegate.h"

namespace deck::ui {

/// Stretches by compute class, on one scale for all rows ("Split" in the cost table).
class SplitBarDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using Parts = std::function<QVector<BarPart>(const QModelIndex &)>;

    /// `total` is the value of a full bar: the largest row's sum.
    SplitBarDelegate(Parts parts, std::function<double()> total, QObject *parent = nullptr);

    void setSpoken(Text spoken); ///< the shares in words, for screen readers
    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &) const override { return 132; }

private:
    Parts m_parts;
    std::function<double()> m_total;
    Text m_spoken;
};

} // namespace deck::ui
