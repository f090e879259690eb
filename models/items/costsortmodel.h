// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace deck {

/// Sorts the cost table; "36 more nodes" stays last whatever the order.
class CostSortModel final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit CostSortModel(QObject *parent = nullptr);

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace deck
