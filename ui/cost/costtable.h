// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "columnfitter.h"
#include "costtreemodel.h"
#include "zonechoice.h"

class QTreeView;

namespace deck {
class CostSortModel;
}

namespace deck::ui {

class PlainLabel;
class SegmentedButtons;
class TotalRow;

/// "Where it goes": clusters, classes and nodes of a period with a total that never scrolls away.
class CostTable : public Card
{
    Q_OBJECT

public:
    explicit CostTable(const ZoneChoice &zone, QWidget *parent = nullptr);

    /// `now` and `burn` are empty for a period that is over. `period` heads the amounts ("June to date").
    void setReport(const CostReport &report, const QHash<ClusterId, BurnRate> &now, const std::optional<BurnRate> &burn,
                   const QString &period);
    /// What is in sight as tab-separated text, with its header and total.
    QString asText() const;
    QTreeView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showTotal();
    QList<ColumnFitter::Wish> columnWishes() const;
    QString cellText(const QModelIndex &index) const;
    QStringList totalCells() const;

    const ZoneChoice &m_zone;
    CostTreeModel *m_model;
    CostSortModel *m_sorted;
    QTreeView *m_view;
    TotalRow *m_total;
    PlainLabel *m_hidden;
    ColumnFitter *m_fit;
    SegmentedButtons *m_grouping;
    CostReport m_report;
    std::optional<BurnRate> m_burn;
    bool m_opened = false;
};

} // namespace deck::ui
