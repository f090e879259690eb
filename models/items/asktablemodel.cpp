// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "asktablemodel.h"

#include "roles.h"
#include "statetext.h"
#include "visibletext.h"

namespace deck {

namespace {

using Column = AskTableModel::Column;

QString displayText(const Ask &ask, Column column)
{
    switch (column) {
    case Column::Time:
        return ask.at.toIso();
    case Column::By:
        return ask.ours ? AskTableModel::tr("you") : AskTableModel::tr("someone else");
    case Column::Cluster:
        return visibleText(ask.clusterName, 80);
    case Column::Region:
        return ask.region.isEmpty() ? AskTableModel::tr("unknown") : visibleText(ask.region.toString(), 40);
    case Column::Gpu:
        return ask.gpuType.isEmpty() ? AskTableModel::tr("unknown") : visibleText(gpuTypeName(ask.gpuType), 40);
    case Column::Class:
        return StateText::computeClass(ask.computeClass);
    case Column::Asked:
        return AskTableModel::askedText(ask);
    case Column::Granted:
        return ask.granted ? QString::number(*ask.granted) : QStringLiteral("–");
    case Column::Took:
        return {}; // worded by the windows
    case Column::Outcome:
        return AskTableModel::outcomeText(ask);
    }
    Q_UNREACHABLE();
}

qint64 took(const Ask &ask)
{
    return ask.settledAt ? (*ask.settledAt - ask.at).count() : std::numeric_limits<qint64>::max();
}

QVariant sortValue(const Ask &ask, Column column)
{
    switch (column) {
    case Column::Time:
        return ask.at.millis();
    case Column::Asked:
        return ask.asked;
    case Column::Granted:
        return ask.granted.value_or(-1);
    case Column::Took:
        return took(ask);
    case Column::Outcome:
        return int(ask.outcome);
    case Column::By:
    case Column::Cluster:
    case Column::Region:
    case Column::Gpu:
    case Column::Class:
        return displayText(ask, column);
    }
    Q_UNREACHABLE();
}

} // namespace

void AskTableModel::setAsks(const QList<Ask> &asks)
{
    QList<AskRow> rows;
    rows.reserve(asks.size());
    for (const Ask &ask : asks)
        rows.append(AskRow{ask});
    applySnapshot(std::move(rows));
}

QString AskTableModel::askedText(const Ask &ask)
{
    if (ask.kind == Ask::Kind::Create)
        //: GPUs of a cluster that is new
        return tr("%1, new cluster").arg(ask.asked);
    return ask.before ? QStringLiteral("%1 → %2").arg(*ask.before).arg(ask.asked) : QString::number(ask.asked);
}

QString AskTableModel::outcomeText(const Ask &ask)
{
    switch (ask.outcome) {
    case Ask::Outcome::Unknown:
        return tr("not known whether it arrived");
    case Ask::Outcome::NotSent:
        return tr("not sent");
    case Ask::Outcome::Refused:
        return ask.reason.isEmpty() ? tr("refused") : tr("refused: %1").arg(visibleText(ask.reason, 120));
    case Ask::Outcome::Waiting:
        return ask.granted ? tr("waiting, %1 of %2").arg(*ask.granted).arg(ask.asked) : tr("waiting");
    case Ask::Outcome::Granted:
        return ask.wantsMore() ? tr("all there") : tr("lowered");
    case Ask::Outcome::Overtaken:
        return ask.granted ? tr("changed again at %1 of %2").arg(*ask.granted).arg(ask.asked) : tr("changed again");
    }
    Q_UNREACHABLE();
}

int AskTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant AskTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Ask &ask = rowAt(index.row()).ask;
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return displayText(ask, column);
    case roles::SortRole:
        return sortValue(ask, column);
    case roles::KeyRole:
        return ask.key;
    case roles::StateRole:
        return int(ask.outcome);
    case roles::RawStateRole:
        return ask.reason;
    case roles::StaleRole:
        return false;
    case roles::ClassRole:
        return int(ask.computeClass);
    case roles::InstantRole:
        return QVariant::fromValue(ask.at);
    case roles::NowRole:
        return ask.granted ? QVariant(*ask.granted) : QVariant();
    case roles::WantedRole:
        return ask.asked;
    default:
        return {};
    }
}

QVariant AskTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return SnapshotTableModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Time:
        return tr("Time");
    case Column::By:
        return tr("By");
    case Column::Cluster:
        return tr("Cluster");
    case Column::Region:
        return tr("Region");
    case Column::Gpu:
        return tr("GPU");
    case Column::Class:
        return tr("Class");
    case Column::Asked:
        return tr("Asked");
    case Column::Granted:
        return tr("Granted");
    case Column::Took:
        return tr("Took");
    case Column::Outcome:
        return tr("Outcome");
    }
    return {};
}

} // namespace deck
