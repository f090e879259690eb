// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costtreemodel.h"

#include <algorithm>

namespace deck {

struct CostTreeModel::Item
{
    CostRow row; ///< its children are moved into `children`
    Item *parent = nullptr;
    std::vector<std::unique_ptr<Item>> children; ///< in order of key

    int place() const
    {
        const auto here = std::ranges::find_if(parent->children, [this](const auto &sibling) { return sibling.get() == this; });
        return int(here - parent->children.begin());
    }
    QString path() const { return parent && parent->parent ? parent->path() + QLatin1Char('/') + row.key : row.key; }

    static std::unique_ptr<Item> make(CostRow row, Item *parent)
    {
        auto item = std::make_unique<Item>();
        std::vector<CostRow> below = std::move(row.children);
        row.children.clear();
        item->row = std::move(row);
        item->parent = parent;
        std::ranges::sort(below, {}, &CostRow::key);
        for (CostRow &child : below)
            item->children.push_back(make(std::move(child), item.get()));
        return item;
    }
};

CostTreeModel::CostTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Item>())
{
}

CostTreeModel::~CostTreeModel() = default;

void CostTreeModel::setReport(const CostReport &report, const QHash<ClusterId, BurnRate> &now)
{
    m_report = report;
    m_now = now;
    rebuild();
}

void CostTreeModel::setGrouping(CostGrouping grouping)
{
    if (m_grouping == grouping)
        return;
    m_grouping = grouping;
    rebuild();
    Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::Name), int(Column::Name));
}

void CostTreeModel::setPeriodHeading(const QString &heading)
{
    if (m_periodHeading == heading)
        return;
    m_periodHeading = heading;
    Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::Amount), int(Column::Amount));
}

void CostTreeModel::unfold(const QModelIndex &more)
{
    if (!more.isValid() || rowAt(more).kind != CostRow::Kind::More)
        return;
    m_unfolded.insert(itemAt(more.parent()).path());
    rebuild();
}

void CostTreeModel::rebuild()
{
    std::vector<CostRow> rows = costRows(m_report, m_grouping, m_now, m_unfolded);
    double largest = 0;
    for (const CostRow &row : rows)
        largest = std::max(largest, double(row.sum.amount.toMicroUsd()));
    const bool rescaled = largest != m_largest;
    m_largest = largest;
    merge(*m_root, {}, std::move(rows));
    if (rescaled && !m_root->children.empty()) {
        const int last = int(m_root->children.size()) - 1;
        Q_EMIT dataChanged(index(0, int(Column::Split)), index(last, int(Column::Split)), {costroles::SplitRole});
    }
}

void CostTreeModel::merge(Item &into, const QModelIndex &at, std::vector<CostRow> next)
{
    std::ranges::sort(next, {}, &CostRow::key);
    auto &rows = into.children;
    size_t place = 0;
    auto fresh = next.begin();
    while (place < rows.size() || fresh != next.end()) {
        if (place < rows.size() && (fresh == next.end() || rows[place]->row.key < fresh->key)) {
            beginRemoveRows(at, int(place), int(place));
            rows.erase(rows.begin() + std::ptrdiff_t(place));
            endRemoveRows();
        } else if (place == rows.size() || fresh->key < rows[place]->row.key) {
            beginInsertRows(at, int(place), int(place));
            rows.insert(rows.begin() + std::ptrdiff_t(place), Item::make(std::move(*fresh), &into));
            endInsertRows();
            ++place;
            ++fresh;
        } else {
            Item &item = *rows[place];
            std::vector<CostRow> below = std::move(fresh->children);
            fresh->children.clear();
            if (!item.row.sameFacts(*fresh)) {
                item.row = std::move(*fresh);
                Q_EMIT dataChanged(index(int(place), 0, at), index(int(place), columns - 1, at));
            }
            merge(item, index(int(place), 0, at), std::move(below));
            ++place;
            ++fresh;
        }
    }
}

CostTreeModel::Item &CostTreeModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? *static_cast<Item *>(index.internalPointer()) : *m_root;
}

const CostRow &CostTreeModel::rowAt(const QModelIndex &index) const
{
    return itemAt(index).row;
}

QModelIndex CostTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, itemAt(parent).children[size_t(row)].get());
}

QModelIndex CostTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    Item *above = itemAt(child).parent;
    return above == m_root.get() ? QModelIndex() : createIndex(above->place(), 0, above);
}

int CostTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(itemAt(parent).children.size());
}

int CostTreeModel::columnCount(const QModelIndex &) const
{
    return columns;
}

QVariant CostTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CostRow &row = rowAt(index);
    const Column column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole: return displayText(row, column);
    case roles::SortRole: return sortValue(row, column);
    case roles::KeyRole: return row.key;
    case roles::ClassRole: return int(row.chargeClass);
    case roles::AmountRole: return amountOf(row, column);
    case costroles::KindRole: return int(row.kind);
    case costroles::UsageRole: return row.showsUsage() ? QVariant(qlonglong(row.sum.usage.count)) : QVariant();
    case costroles::RateRole: return row.microUsdPerUnitHour ? QVariant(qlonglong(*row.microUsdPerUnitHour)) : QVariant();
    case costroles::UnpricedRole: return row.sum.unpriced;
    case costroles::NodesEverRole: return row.nodesEver;
    case costroles::NodesNowRole: return row.nodesNow;
    case costroles::UnitsNowRole: return row.unitsNow;
    case costroles::SplitRole:
        if (m_largest <= 0)
            return {};
        return QVariant::fromValue(QList<double>{double(row.standard.toMicroUsd()) / m_largest,
                                                 double(row.preemptible.toMicroUsd()) / m_largest,
                                                 double(row.storage.toMicroUsd()) / m_largest});
    default: return {};
    }
}

QVariant CostTreeModel::displayText(const CostRow &row, Column column) const
{
    switch (column) {
    case Column::Name:
        switch (row.kind) {
        case CostRow::Kind::More: return tr("%n more node(s)", nullptr, row.nodesEver);
        case CostRow::Kind::Class:
            switch (row.chargeClass) {
            case ChargeClass::Standard:
                return row.nodesEver == row.nodesNow ? tr("Standard, %n node(s)", nullptr, row.nodesEver)
                                                     : tr("Standard, %n node(s), %1 now", nullptr, row.nodesEver).arg(row.nodesNow);
            case ChargeClass::Preemptible:
                return row.nodesEver == row.nodesNow
                    ? tr("Preemptible, %n node(s)", nullptr, row.nodesEver)
                    : tr("Preemptible, %n node(s), %1 now", nullptr, row.nodesEver).arg(row.nodesNow);
            case ChargeClass::Storage: return row.unitsNow > 0 ? tr("Storage, %1 TiB").arg(row.unitsNow) : tr("Storage");
            case ChargeClass::Unknown: return tr("Class unknown, %n node(s)", nullptr, row.nodesEver);
            }
            break;
        case CostRow::Kind::Cluster: return row.name.isEmpty() ? tr("No known cluster") : row.name;
        case CostRow::Kind::Node: return row.name;
        }
        return {};
    case Column::Class:
        if (row.kind == CostRow::Kind::Cluster)
            return {};
        switch (row.chargeClass) {
        case ChargeClass::Standard: return tr("Standard");
        case ChargeClass::Preemptible: return tr("Preemptible");
        case ChargeClass::Storage: return tr("Storage");
        case ChargeClass::Unknown: return tr("Class unknown");
        }
        return {};
    case Column::GpuHours:
    case Column::Rate:
    case Column::Amount:
    case Column::Split:
    case Column::Saved:
    case Column::PerHour: return {}; // figures are written by the delegates, in the user's locale
    }
    return {};
}

QVariant CostTreeModel::sortValue(const CostRow &row, Column column) const
{
    switch (column) {
    case Column::Name: return row.name;
    case Column::Class: return int(row.chargeClass);
    case Column::GpuHours: return qlonglong(row.sum.usage.count);
    case Column::Rate: return qlonglong(row.microUsdPerUnitHour.value_or(-1));
    case Column::Amount:
    case Column::Split: return qlonglong(row.sum.amount.toMicroUsd());
    case Column::Saved: return qlonglong(row.showsSaving() ? row.sum.saved().toMicroUsd() : -1);
    case Column::PerHour: return qlonglong(row.perHour ? row.perHour->toMicroUsd() : -1);
    }
    return {};
}

QVariant CostTreeModel::amountOf(const CostRow &row, Column column) const
{
    switch (column) {
    case Column::Amount: return row.sum.unpriced && row.sum.amount.isZero() ? QVariant() : QVariant::fromValue(row.sum.amount);
    case Column::Saved: return row.showsSaving() ? QVariant::fromValue(row.sum.saved()) : QVariant();
    case Column::PerHour: return row.perHour ? QVariant::fromValue(*row.perHour) : QVariant();
    case Column::Name:
    case Column::Class:
    case Column::GpuHours:
    case Column::Rate:
    case Column::Split: break;
    }
    return {};
}

QVariant CostTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool figures = section >= int(Column::GpuHours) && Column(section) != Column::Split;
        return int((figures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Column::Name: return m_grouping == CostGrouping::ByNode ? tr("Node") : tr("Cluster, class, node");
    case Column::Class: return tr("Class");
    case Column::GpuHours: return tr("GPU-hours");
    case Column::Rate: return tr("$/GPU-hour");
    case Column::Amount: return m_periodHeading.isEmpty() ? tr("Amount") : m_periodHeading;
    case Column::Split: return tr("Split");
    case Column::Saved: return tr("Saved");
    case Column::PerHour: return tr("Now, $/h");
    }
    return {};
}

} // namespace deck
