// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "columnfitter.h"
#include "fleetsession.h"
#include "uicontext.h"

class QSortFilterProxyModel;
class QTableView;

namespace deck::ui {

class PlainLabel;
class SpokenProxyModel;
class TotalRow;

/// All clusters with their capacity and cost, and the totals, which never scroll away.
class FleetTable : public Card
{
    Q_OBJECT
public:
    FleetTable(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void clusterWanted(const deck::ClusterId &cluster);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildDelegates();
    QList<ColumnFitter::Wish> columnWishes() const;
    void fitHeight();
    void showTotals();
    void open(const QModelIndex &index);
    const ClusterRow &rowOf(const QModelIndex &index) const;

    FleetSession &m_session;
    UiContext m_context;
    QSortFilterProxyModel *m_sorted;
    SpokenProxyModel *m_spoken;
    QTableView *m_view;
    TotalRow *m_total;
    PlainLabel *m_hidden;
    ColumnFitter *m_fit;
};

} // namespace deck::ui
