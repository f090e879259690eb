// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumetablemodel.h"

#include "roles.h"
#include "visibletext.h"

namespace deck {
namespace {

using Column = VolumeTableModel::Column;

constexpr int longest = 80;

QString displayText(const VolumeRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return row.volume.name.isEmpty() ? visibleText(row.volume.id.toString(), longest) : visibleText(row.volume.name, longest);
    case Column::State:
        return VolumeTableModel::stateText(row.volume);
    case Column::Size:
        return row.volume.sizeTib ? QString::number(*row.volume.sizeTib) : VolumeTableModel::tr("unknown");
    case Column::Cluster:
        return VolumeTableModel::attachmentText(row);
    case Column::Region:
        return row.region.isEmpty() ? VolumeTableModel::tr("unknown") : visibleText(row.region.toString(), longest);
    case Column::Lifecycle:
        return VolumeTableModel::lifecycleText(row);
    case Column::Cost:
    case Column::Age:
        return {}; // worded by the windows
    }
    Q_UNREACHABLE();
}

QVariant sortValue(const VolumeRow &row, Column column)
{
    switch (column) {
    case Column::Size:
        return row.volume.sizeTib.value_or(-1);
    case Column::Cost:
        return row.perMonth ? row.perMonth->toMicroUsd() : qint64(-1);
    case Column::Age:
        return row.since ? row.since->millis() : qint64(-1);
    case Column::Name:
    case Column::State:
    case Column::Cluster:
    case Column::Region:
    case Column::Lifecycle:
        return displayText(row, column);
    }
    Q_UNREACHABLE();
}

} // namespace

QString VolumeTableModel::stateText(const Volume &volume)
{
    if (volume.missing)
        return tr("Missing");
    switch (volume.status.value) {
    case VolumeStatus::Missing:
    case VolumeStatus::Unrecognised:
        return volume.status.raw.isEmpty() ? tr("Unknown") : visibleText(volume.status.raw, 60);
    case VolumeStatus::Scheduled:
        return tr("Scheduled");
    case VolumeStatus::Provisioning:
        return tr("Provisioning");
    case VolumeStatus::Available:
        return tr("Available");
    case VolumeStatus::Bound:
        //: a volume that a cluster uses
        return tr("Bound");
    case VolumeStatus::Deleting:
        return tr("Deleting");
    case VolumeStatus::Failed:
        return tr("Failed");
    case VolumeStatus::AccessRevoked:
        return tr("Access revoked");
    case VolumeStatus::Unknown:
        return tr("Unknown");
    }
    Q_UNREACHABLE();
}

QString VolumeTableModel::attachmentText(const VolumeRow &row)
{
    switch (row.attachment) {
    case VolumeRow::Attachment::Attached:
        return visibleText(row.clusterName.isEmpty() ? row.cluster.toString() : row.clusterName, longest);
    case VolumeRow::Attachment::Elsewhere:
        return tr("a cluster that is not known");
    case VolumeRow::Attachment::None:
        return tr("not attached");
    case VolumeRow::Attachment::Unknown:
        return tr("not known");
    }
    Q_UNREACHABLE();
}

QString VolumeTableModel::lifecycleText(const VolumeRow &row)
{
    if (!row.outlivesCluster)
        return tr("not known");
    return *row.outlivesCluster ? tr("outlives its cluster") : tr("goes with its cluster");
}

int VolumeTableModel::rowOf(const VolumeId &volume) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (rowAt(row).volume.id == volume)
            return row;
    }
    return -1;
}

int VolumeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant VolumeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const VolumeRow &row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return displayText(row, Column(index.column()));
    case roles::SortRole:
        return sortValue(row, Column(index.column()));
    case roles::KeyRole:
        return row.volume.id.toString();
    case roles::StateRole:
        return int(row.volume.status.value);
    case roles::RawStateRole:
        return row.volume.status.raw;
    case roles::StaleRole:
        return row.stale;
    case roles::AmountRole:
        return row.perMonth ? QVariant::fromValue(*row.perMonth) : QVariant();
    case roles::InstantRole:
        return row.since ? QVariant::fromValue(*row.since) : QVariant();
    default:
        return {};
    }
}

QVariant VolumeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Name:
        return tr("Volume");
    case Column::State:
        return tr("State");
    case Column::Size:
        return tr("Size");
    case Column::Cluster:
        return tr("Attached to");
    case Column::Region:
        return tr("Region");
    case Column::Lifecycle:
        return tr("When its cluster goes");
    case Column::Cost:
        return tr("Cost per month");
    case Column::Age:
        return tr("Age");
    }
    return {};
}

} // namespace deck
