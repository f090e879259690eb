// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustertablemodel.h"

#include "roles.h"
#include "statetext.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = ClusterTableModel::Column;

QString statusText(const ClusterRow &row)
{
    if (row.detailsDelayed)
        return ClusterTableModel::tr("Created, details delayed");
    const QString status = StateText::clusterStatus(row.status);
    return row.presence == Presence::Missing ? ClusterTableModel::tr("Missing, last seen as %1").arg(status) : status;
}

QString displayText(const ClusterRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return visibleText(row.name.isEmpty() ? row.id.toString() : row.name);
    case Column::Status:
        return statusText(row);
    case Column::Standard:
        return StateText::capacity({row.standardRunning, row.standardKnown}, row.standardWanted, row.standardWanted.has_value());
    case Column::Preemptible:
        return row.preemptibleWanted || row.preemptibleRunning > 0 || !row.preemptibleKnown || !row.preemptibleWantedKnown()
            ? StateText::capacity({row.preemptibleRunning, row.preemptibleKnown}, row.preemptibleWanted, row.preemptibleWantedKnown())
            : QStringLiteral("–");
    case Column::Preempted24h:
        return QString::number(row.preempted24h);
    case Column::ComputePerHour:
    case Column::MonthToDate:
        return {}; // money is worded by the windows, from AmountRole
    }
    Q_UNREACHABLE();
}

QString accessibleText(const ClusterRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return ClusterTableModel::tr("%1, %2").arg(displayText(row, column), statusText(row));
    case Column::Standard: {
        const QString text = ClusterTableModel::tr("Standard GPUs: %1").arg(displayText(row, column));
        return row.standardFailed > 0 ? ClusterTableModel::tr("%1, %2 failed").arg(text).arg(row.standardFailed) : text;
    }
    case Column::Preemptible: {
        const QString text = ClusterTableModel::tr("Preemptible GPUs: %1").arg(displayText(row, column));
        return row.preemptibleDraining > 0 ? ClusterTableModel::tr("%1, %2 of them draining").arg(text).arg(row.preemptibleDraining)
                                           : text;
    }
    case Column::Preempted24h:
        return ClusterTableModel::tr("%n node(s) preempted in 24 hours", nullptr, row.preempted24h);
    case Column::Status:
    case Column::ComputePerHour:
    case Column::MonthToDate:
        return displayText(row, column);
    }
    Q_UNREACHABLE();
}

QVariant sortValue(const ClusterRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return row.name.toCaseFolded();
    case Column::Status:
        return int(row.status.value);
    case Column::Standard:
        return row.standardRunning;
    case Column::Preemptible:
        return row.preemptibleRunning;
    case Column::Preempted24h:
        return row.preempted24h;
    case Column::ComputePerHour:
        return row.burn.compute().toMicroUsd();
    case Column::MonthToDate:
        return row.monthToDate.amount.toMicroUsd();
    }
    Q_UNREACHABLE();
}

QVariant amount(const ClusterRow &row, Column column)
{
    if (row.detailsDelayed)
        return {};
    if (column == Column::ComputePerHour && !row.burn.unpriced)
        return QVariant::fromValue(row.burn.compute());
    if (column == Column::MonthToDate && !row.monthToDate.unpriced)
        return QVariant::fromValue(row.monthToDate.amount);
    return {};
}

QVariant capacity(const ClusterRow &row, Column column, int role)
{
    const bool standard = column == Column::Standard;
    if (!standard && column != Column::Preemptible)
        return {};
    switch (role) {
    case roles::NowRole:
        return standard ? row.standardRunning : row.preemptibleRunning;
    case roles::WantedRole: {
        const std::optional<int> wanted = standard ? row.standardWanted : row.preemptibleWanted;
        return wanted ? QVariant(*wanted) : QVariant();
    }
    case roles::NowUnknownRole:
        return standard ? !row.standardKnown : !row.preemptibleKnown;
    case roles::WantedUnknownRole:
        return standard ? !row.standardWanted : !row.preemptibleWantedKnown();
    case roles::DrainingRole:
        return standard ? 0 : row.preemptibleDraining;
    default:
        return standard ? row.standardFailed : 0;
    }
}

} // namespace

int ClusterTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ClusterTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ClusterRow &row = rowAt(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row, column);
    case Qt::AccessibleTextRole:
        return accessibleText(row, column);
    case roles::SortRole:
        return sortValue(row, column);
    case roles::KeyRole:
        return row.id.toString();
    case roles::StateRole:
        return int(row.status.value);
    case roles::RawStateRole:
        return row.status.raw;
    case roles::StaleRole:
        return row.stale || row.presence != Presence::Listed;
    case roles::AmountRole:
        return amount(row, column);
    case roles::InstantRole:
        return column == Column::Preemptible && row.shortSince ? QVariant::fromValue(*row.shortSince) : QVariant();
    case roles::SubtitleRole:
        return QStringLiteral("%1 · %2 · %3").arg(StateText::clusterType(row.type), visibleText(gpuTypeName(row.gpuType), 60),
                                                  visibleText(row.region.toString(), 60));
    case roles::NowUnknownRole:
    case roles::WantedUnknownRole:
    case roles::NowRole:
    case roles::WantedRole:
    case roles::DrainingRole:
    case roles::FailedRole:
        return capacity(row, column, role);
    case roles::SparkRole:
        return QVariant::fromValue(row.spark);
    default:
        return {};
    }
}

QVariant ClusterTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Name:
        return tr("Cluster");
    case Column::Status:
        return tr("Status");
    case Column::Standard:
        return tr("Standard GPUs");
    case Column::Preemptible:
        return tr("Preemptible GPUs");
    case Column::Preempted24h:
        return tr("Preempted, 24 h");
    case Column::ComputePerHour:
        return tr("Compute per hour");
    case Column::MonthToDate:
        return tr("This month");
    }
    return {};
}

int ClusterTableModel::rowOf(const ClusterId &id) const
{
    const auto found = std::ranges::find(rows(), id, &ClusterRow::id);
    return found == rows().cend() ? -1 : int(found - rows().cbegin());
}

} // namespace deck
