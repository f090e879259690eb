// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "oddityrecord.h"
#include "snapshottablemodel.h"

namespace deck {

/// What was odd in an account's answers, by path. Roles: roles.h; InstantRole in the columns of time.
class OddityTableModel final : public SnapshotTableModel<OddityRecord>
{
    Q_OBJECT
public:
    enum class Column { Field, Oddity, Count, First, Last };
    static constexpr int columns = int(Column::Last) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString words(JsonOddity::Kind kind);
};

} // namespace deck
