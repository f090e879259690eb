// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "askrow.h"
#include "snapshottablemodel.h"

namespace deck {

/// Everything that was asked for, newest first. Roles: roles.h; StateRole is the Ask::Outcome, NowRole what was granted and
/// WantedRole what was asked. Times and durations are worded by the windows, from `rowAt`.
class AskTableModel final : public SnapshotTableModel<AskRow>
{
    Q_OBJECT
public:
    enum class Column { Time, By, Cluster, Region, Gpu, Class, Asked, Granted, Took, Outcome };
    static constexpr int columns = int(Column::Outcome) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    void setAsks(const QList<Ask> &asks);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString outcomeText(const Ask &ask); ///< "refused: Out of stock"
    static QString askedText(const Ask &ask);   ///< "16 → 64"
};

} // namespace deck
