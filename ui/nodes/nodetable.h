// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnfitter.h"
#include "nodefilterproxy.h"
#include "uicontext.h"

#include <QTableView>

namespace deck::ui {

class SpokenProxyModel;

/// The table of nodes. Unfilled slots are shown and cannot be selected; the selection survives a refresh.
class NodeTable : public QTableView
{
    Q_OBJECT

public:
    NodeTable(NodeTableModel &nodes, const UiContext &context, QWidget *parent = nullptr);

    NodeFilterProxy &filter() { return *m_filter; }
    void setNarrow(bool narrow);  ///< short names and badges; no ages, GPUs and prices
    void fit() { m_fit->fit(); }  ///< after the rows or their words have changed
    const ColumnFitter &columns() const { return *m_fit; }
    void setOffline(bool offline) { m_offline = offline; }
    std::optional<NodeRow> selectedNode() const;
    bool selectNode(const NodeId &node); ///< false when it is not among the rows shown
    void copyNames();

Q_SIGNALS:
    void selectedChanged();
    void detailsWanted();
    void timelineWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildDelegates();
    QList<ColumnFitter::Wish> columnWishes() const;
    int phaseWidth() const;
    const NodeRow &rowOf(const QModelIndex &index) const { return m_filter->rowAt(index.row()); }

    UiContext m_context;
    NodeFilterProxy *m_filter;
    SpokenProxyModel *m_spoken;
    ColumnFitter *m_fit;
    bool m_narrow = false;
    bool m_offline = false;
};

} // namespace deck::ui
