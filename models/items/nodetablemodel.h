// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "noderow.h"
#include "snapshottablemodel.h"

namespace deck {

/// The nodes of one cluster. Roles: roles.h. Unfilled slots are rows that are enabled but not selectable.
class NodeTableModel final : public SnapshotTableModel<NodeRow>
{
    Q_OBJECT
public:
    enum class Column { Name, Class, Phase, Health, InPhase, Gpus, PerHour };
    static constexpr int columns = int(Column::PerHour) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    int rowOf(const NodeId &id) const; ///< -1 when there is none
};

} // namespace deck
