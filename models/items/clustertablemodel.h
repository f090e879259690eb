// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterrow.h"
#include "snapshottablemodel.h"

namespace deck {

/// All clusters of the account, in order of name. Roles: roles.h.
class ClusterTableModel final : public SnapshotTableModel<ClusterRow>
{
    Q_OBJECT
public:
    enum class Column { Name, Status, Standard, Preemptible, Preempted24h, ComputePerHour, MonthToDate };
    static constexpr int columns = int(Column::MonthToDate) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    int rowOf(const ClusterId &id) const; ///< -1 when there is none
};

} // namespace deck
