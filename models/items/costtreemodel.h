// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costrow.h"
#include "roles.h"

#include <QAbstractItemModel>
#include <QSet>

#include <memory>

namespace deck {

/// Roles of the cost table beside those in roles.h. ClassRole is the ChargeClass here, KeyRole is unique among siblings only.
namespace costroles {
enum Role { // no ": int" here: lupdate would lose the namespace of the class below
    KindRole = Qt::UserRole + 100, ///< int: CostRow::Kind
    UsageRole,    ///< qlonglong: GPU-seconds; invalid = does not apply
    RateRole,     ///< qlonglong: micro-dollars per unit and hour; invalid = several, or none known
    SplitRole,    ///< QList<double>: standard, preemptible, storage as shares of the dearest top row
    UnpricedRole, ///< bool: something in here has no price; the amount is a lower bound
    NodesEverRole,
    NodesNowRole,
    UnitsNowRole, ///< int: GPUs running now, or TiB
};
}

/// Where the money of a period went, by cluster, class and node. A new report is merged into the tree in place, so that open
/// branches, selection and scroll position survive a refresh.
class CostTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum class Column { Name, Class, GpuHours, Rate, Amount, Split, Saved, PerHour };
    static constexpr int columns = int(Column::PerHour) + 1;

    explicit CostTreeModel(QObject *parent = nullptr);
    ~CostTreeModel() override;

    /// `now` as for costRows().
    void setReport(const CostReport &report, const QHash<ClusterId, BurnRate> &now);
    void setPeriodHeading(const QString &heading); ///< heads the amounts: "June to date"
    CostGrouping grouping() const { return m_grouping; }
    void setGrouping(CostGrouping grouping);
    /// Shows all nodes where the row `more` stands for the cheaper ones.
    void unfold(const QModelIndex &more);

    const CostRow &rowAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Item;

    void rebuild();
    void merge(Item &into, const QModelIndex &at, std::vector<CostRow> next);
    Item &itemAt(const QModelIndex &index) const;
    QVariant displayText(const CostRow &row, Column column) const;
    QVariant sortValue(const CostRow &row, Column column) const;
    QVariant amountOf(const CostRow &row, Column column) const;

    std::unique_ptr<Item> m_root;
    CostReport m_report;
    QHash<ClusterId, BurnRate> m_now;
    QSet<QString> m_unfolded;
    QString m_periodHeading;
    CostGrouping m_grouping = CostGrouping::ByCluster;
    double m_largest = 0; ///< micro-dollars of the dearest top row: the scale of the bars
};

} // namespace deck
