// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costsortmodel.h"

#include "costtreemodel.h"

namespace deck {

CostSortModel::CostSortModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(roles::SortRole);
}

bool CostSortModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto isMore = [](const QModelIndex &index) {
        return index.data(costroles::KindRole).toInt() == int(CostRow::Kind::More);
    };
    if (isMore(left) != isMore(right))
        return isMore(right) == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace deck
