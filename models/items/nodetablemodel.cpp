// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodetablemodel.h"

#include "roles.h"
#include "statetext.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = NodeTableModel::Column;

QString nameText(const NodeRow &row)
{
    if (row.unfilled)
        return NodeTableModel::tr("Unfilled slot %1 of %2").arg(row.slot).arg(row.slotCount);
    return visibleText(row.node.id.isEmpty() ? row.node.hostName : row.node.id.toString());
}

QString phaseText(const NodeRow &row)
{
    return row.unfilled ? NodeTableModel::tr("Waiting") : StateText::nodeState(row.state, row.rawPhase);
}

QString displayText(const NodeRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return nameText(row);
    case Column::Class:
        return StateText::computeClass(row.computeClass);
    case Column::Phase:
        return phaseText(row);
    case Column::Health:
        // The service's word is untyped and shown as it came (facts.md, section 3).
        return row.node.status.isEmpty() ? QStringLiteral("–") : visibleText(row.node.status, 60);
    case Column::Gpus:
        return row.node.gpus ? QString::number(*row.node.gpus) : QStringLiteral("–");
    case Column::InPhase:
    case Column::PerHour:
        return {}; // ages and money are worded by the windows, from InstantRole and AmountRole
    }
    Q_UNREACHABLE();
}

QVariant sortValue(const NodeRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return row.key();
    case Column::Class:
        return int(row.computeClass);
    case Column::Phase:
        return row.unfilled ? -1 : int(row.state);
    case Column::Health:
        return row.node.status.toCaseFolded();
    case Column::InPhase:
        // Longest first when ascending; what is not known comes last.
        return row.inPhaseSince ? row.inPhaseSince->millis() : std::numeric_limits<qint64>::max();
    case Column::Gpus:
        return row.node.gpus.value_or(-1);
    case Column::PerHour:
        return row.perHour ? row.perHour->toMicroUsd() : qint64(-1);
    }
    Q_UNREACHABLE();
}

} // namespace

int NodeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant NodeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const NodeRow &row = rowAt(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return column == Column::Name
            ? tr("%1, %2, %3").arg(nameText(row), StateText::computeClass(row.computeClass), phaseText(row))
            : displayText(row, column);
    case roles::SortRole:
        return sortValue(row, column);
    case roles::KeyRole:
        return row.node.id.toString();
    case roles::StateRole:
        return int(row.state);
    case roles::RawStateRole:
        return row.rawPhase;
    case roles::StaleRole:
        return row.stale;
    case roles::ClassRole:
        return int(row.computeClass);
    case roles::AmountRole:
        return row.perHour ? QVariant::fromValue(*row.perHour) : QVariant();
    case roles::InstantRole:
        return row.inPhaseSince ? QVariant::fromValue(*row.inPhaseSince) : QVariant();
    case roles::UnfilledRole:
        return row.unfilled;
    default:
        return {};
    }
}

QVariant NodeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Name:
        return tr("Node");
    case Column::Class:
        return tr("Class");
    case Column::Phase:
        return tr("Phase");
    case Column::Health:
        return tr("Status");
    case Column::InPhase:
        return tr("In phase");
    case Column::Gpus:
        return tr("GPUs");
    case Column::PerHour:
        return tr("Per hour");
    }
    return {};
}

Qt::ItemFlags NodeTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = SnapshotTableModel::flags(index);
    return index.isValid() && rowAt(index.row()).unfilled ? usual & ~Qt::ItemIsSelectable : usual;
}

int NodeTableModel::rowOf(const NodeId &id) const
{
    const auto found = std::ranges::find_if(rows(), [&id](const NodeRow &row) { return !row.unfilled && row.node.id == id; });
    return found == rows().cend() ? -1 : int(found - rows().cbegin());
}

} // namespace deck
