// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "requestrecord.h"
#include "snapshottablemodel.h"

namespace deck {

/// The last requests of an account, newest first. Roles: roles.h; InstantRole in the column of time, StaleRole for those
/// that did not go well.
class RequestTableModel final : public SnapshotTableModel<RequestRecord>
{
    Q_OBJECT
public:
    enum class Column { Time, Request, Outcome, Took, RequestId };
    static constexpr int columns = int(Column::RequestId) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

} // namespace deck
