// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

class QLineEdit;
class QSplitter;

namespace deck::ui {

class FilterPill;
class NodeDetails;
class NodeTable;
class NoticeBar;
class PlainLabel;
class SegmentedButtons;
class StateView;

/// The tab "Nodes" of a cluster: filters, the table and the details of the selected node, which become a drawer in a narrow
/// window.
class NodesView : public QWidget
{
    Q_OBJECT

public:
    NodesView(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    bool hasSelection() const;
    void openDetails();
    void askForTimeline();
    void copyNames(); ///< of the selected nodes
    bool selectNode(const NodeId &node); ///< clears filters that hide it; false when the node is not known

Q_SIGNALS:
    void showInTimeline(const deck::NodeId &node);
    void selectedChanged();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildLayout();
    void connectParts();
    void retranslate();
    void refresh();
    QString shownPerHour() const; ///< sum of the rows shown
    void refreshNotice();
    void showFootnote();
    void showState();
    void showEmpty();
    void clearFilters();
    void applyClass(int id);
    void selectionChanged();
    void closeDetails();
    void placeDetails();

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    QLineEdit *m_text;
    SegmentedButtons *m_classes;
    FilterPill *m_attention;
    PlainLabel *m_summary;
    NodeTable *m_table;
    StateView *m_state;
    NoticeBar *m_notice;
    PlainLabel *m_keys;
    NodeDetails *m_details;
    QSplitter *m_splitter;
    bool m_isDrawer = false;
};

} // namespace deck::ui
