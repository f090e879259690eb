// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odditytablemodel.h"

#include "roles.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = OddityTableModel::Column;

QString displayText(const OddityRecord &row, Column column)
{
    switch (column) {
    case Column::Field:
        return row.oddity.path.isEmpty() ? OddityTableModel::tr("(whole answer)") : visibleText(row.oddity.path, 200);
    case Column::Oddity:
        return OddityTableModel::words(row.oddity.kind);
    case Column::Count:
        return QString::number(row.count);
    case Column::First:
        return row.firstAt.toIso();
    case Column::Last:
        return row.lastAt.toIso();
    }
    Q_UNREACHABLE();
}

QVariant sortValue(const OddityRecord &row, Column column)
{
    switch (column) {
    case Column::Field:
        return row.oddity.path;
    case Column::Oddity:
        return int(row.oddity.kind);
    case Column::Count:
        return row.count;
    case Column::First:
        return row.firstAt.millis();
    case Column::Last:
        return row.lastAt.millis();
    }
    Q_UNREACHABLE();
}

} // namespace

QString OddityTableModel::words(JsonOddity::Kind kind)
{
    switch (kind) {
    case JsonOddity::Kind::Missing:
        return tr("missing");
    case JsonOddity::Kind::Null:
        return tr("null");
    case JsonOddity::Kind::Mistyped:
        return tr("of another type");
    case JsonOddity::Kind::OutOfRange:
        return tr("out of range");
    case JsonOddity::Kind::BadTime:
        return tr("not a time");
    case JsonOddity::Kind::BadText:
        return tr("not UTF-8");
    case JsonOddity::Kind::Duplicate:
        return tr("there twice");
    case JsonOddity::Kind::UnknownWord:
        return tr("a word that is not known");
    }
    Q_UNREACHABLE();
}

int OddityTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant OddityTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const OddityRecord &row = rowAt(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return column == Column::Field ? tr("%1: %2, %n time(s)", nullptr, int(qMin<qint64>(row.count, 1'000'000)))
                                             .arg(displayText(row, column), words(row.oddity.kind))
                                       : displayText(row, column);
    case roles::SortRole:
        return sortValue(row, column);
    case roles::KeyRole:
        return row.oddity.path;
    case roles::StateRole:
        return int(row.oddity.kind);
    case roles::InstantRole:
        if (column == Column::First)
            return QVariant::fromValue(row.firstAt);
        return column == Column::Last ? QVariant::fromValue(row.lastAt) : QVariant();
    default:
        return {};
    }
}

QVariant OddityTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Field:
        return tr("Field");
    case Column::Oddity:
        return tr("What is odd");
    case Column::Count:
        return tr("Times");
    case Column::First:
        return tr("First seen");
    case Column::Last:
        return tr("Last seen");
    }
    return {};
}

} // namespace deck
