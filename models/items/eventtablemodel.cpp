// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventtablemodel.h"

#include "roles.h"
#include "statetext.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = EventTableModel::Column;

QString displayText(const EventRow &row, Column column)
{
    const TimelineEvent &event = row.event;
    switch (column) {
    case Column::Time:
        return event.at ? event.at->toIso() : EventTableModel::tr("time unknown");
    case Column::Event:
        return event.kind == EventKind::Other && !event.reason.isEmpty() ? visibleText(event.reason, 60)
                                                                         : StateText::eventKind(event.kind);
    case Column::Node:
        return event.node.isEmpty() ? QStringLiteral("–") : visibleText(event.node.toString());
    case Column::Class:
        return event.node.isEmpty() ? QStringLiteral("–") : StateText::computeClass(event.computeClass);
    case Column::WhatHappened:
        return StateText::whatHappened(event);
    case Column::Age:
    case Column::PerHour:
        return {}; // ages and money are worded by the windows, from InstantRole and AmountRole
    }
    Q_UNREACHABLE();
}

QVariant sortValue(const EventRow &row, Column column)
{
    switch (column) {
    case Column::Time:
    case Column::Age:
        return row.event.at ? row.event.at->millis() : std::numeric_limits<qint64>::min();
    case Column::Event:
        return int(row.event.kind);
    case Column::Node:
        return row.event.node.toString();
    case Column::Class:
        return int(row.event.computeClass);
    case Column::WhatHappened:
        return StateText::whatHappened(row.event);
    case Column::PerHour:
        return row.perHourChange ? row.perHourChange->toMicroUsd() : qint64(0);
    }
    Q_UNREACHABLE();
}

} // namespace

int EventTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant EventTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const EventRow &row = rowAt(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return column == Column::Event ? tr("%1: %2").arg(displayText(row, Column::Event), displayText(row, Column::WhatHappened))
                                       : displayText(row, column);
    case roles::SortRole:
        return sortValue(row, column);
    case roles::KeyRole:
        return row.event.key;
    case roles::StateRole:
        return int(row.event.kind);
    case roles::RawStateRole:
        return row.event.reason;
    case roles::StaleRole:
        return false;
    case roles::ClassRole:
        return int(row.event.computeClass);
    case roles::AmountRole:
        return row.perHourChange ? QVariant::fromValue(*row.perHourChange) : QVariant();
    case roles::InstantRole:
        return row.event.at ? QVariant::fromValue(*row.event.at) : QVariant();
    default:
        return {};
    }
}

QVariant EventTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Time:
        return tr("Time");
    case Column::Age:
        return tr("Age");
    case Column::Event:
        return tr("Event");
    case Column::Node:
        return tr("Node");
    case Column::Class:
        return tr("Class");
    case Column::WhatHappened:
        return tr("What happened");
    case Column::PerHour:
        return tr("Change per hour");
    }
    return {};
}

int EventTableModel::rowOf(const QString &eventKey) const
{
    const auto found = std::ranges::find_if(rows(), [&eventKey](const EventRow &row) { return row.event.key == eventKey; });
    return found == rows().cend() ? -1 : int(found - rows().cbegin());
}

} // namespace deck
