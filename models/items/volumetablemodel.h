// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "snapshottablemodel.h"
#include "volumerow.h"

namespace deck {

/// The shared volumes of the account. Roles: roles.h; KeyRole is the volume's id, StateRole the VolumeStatus, AmountRole what a
/// month costs. Money and ages are worded by the windows, from `rowAt`.
class VolumeTableModel final : public SnapshotTableModel<VolumeRow>
{
    Q_OBJECT
public:
    enum class Column { Name, State, Size, Cluster, Region, Lifecycle, Cost, Age };
    static constexpr int columns = int(Column::Age) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    int rowOf(const VolumeId &volume) const; ///< -1 = not there

    static QString stateText(const Volume &volume);         ///< "Available"; the service's own word where it is not known
    static QString attachmentText(const VolumeRow &row);    ///< the cluster's name, "not attached", "not known"
    static QString lifecycleText(const VolumeRow &row);     ///< "outlives its cluster"
};

} // namespace deck
