// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requesttablemodel.h"

#include "roles.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = RequestTableModel::Column;

QString outcome(const RequestRecord &row)
{
    if (row.status == 0)
        return row.problem.isEmpty() ? RequestTableModel::tr("no answer") : visibleText(row.problem, 200);
    return row.problem.isEmpty() ? QString::number(row.status) : visibleText(row.problem, 200);
}

QString displayText(const RequestRecord &row, Column column)
{
    switch (column) {
    case Column::Time:
        return row.at.toIso();
    case Column::Request:
        return row.method + QLatin1Char(' ') + visibleText(row.path, 200);
    case Column::Outcome:
        return outcome(row);
    case Column::Took:
        return row.took ? RequestTableModel::tr("%1 ms").arg(row.took->count()) : QStringLiteral("–");
    case Column::RequestId:
        return row.requestId.isEmpty() ? QStringLiteral("–") : visibleText(row.requestId, 80);
    }
    Q_UNREACHABLE();
}

} // namespace

int RequestTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant RequestTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const RequestRecord &row = rowAt(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return column == Column::Request ? QStringLiteral("%1: %2").arg(displayText(row, column), outcome(row))
                                         : displayText(row, column);
    case roles::SortRole:
        if (column == Column::Took)
            return row.took ? row.took->count() : qint64(-1);
        return column == Column::Time ? QVariant(row.number) : QVariant(displayText(row, column));
    case roles::KeyRole:
        return QString::number(row.number);
    case roles::StaleRole:
        return !row.problem.isEmpty();
    case roles::InstantRole:
        return column == Column::Time ? QVariant::fromValue(row.at) : QVariant();
    default:
        return {};
    }
}

QVariant RequestTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Time:
        return tr("Time");
    case Column::Request:
        return tr("Request");
    case Column::Outcome:
        return tr("Outcome");
    case Column::Took:
        return tr("Took");
    case Column::RequestId:
        return tr("Request ID");
    }
    return {};
}

} // namespace deck
