// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventrow.h"
#include "snapshottablemodel.h"

namespace deck {

/// The history of one cluster, newest first. Roles: roles.h; StateRole is the EventKind.
class EventTableModel final : public SnapshotTableModel<EventRow>
{
    Q_OBJECT
public:
    enum class Column { Time, Age, Event, Node, Class, WhatHappened, PerHour };
    static constexpr int columns = int(Column::PerHour) + 1;

    using SnapshotTableModel::SnapshotTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    int rowOf(const QString &eventKey) const; ///< -1 when there is none
};

} // namespace deck
