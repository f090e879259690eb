// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

class QAction;
class QPushButton;
class QToolButton;

namespace deck::ui {

class AttentionList;
class FleetCharts;
class FleetTable;
class FleetTiles;
class PageHeader;
class StateView;

/// The fleet at a glance.
class FleetPage : public QWidget
{
    Q_OBJECT
public:
    FleetPage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void clusterWanted(const deck::ClusterId &cluster);
    void nodeWanted(const deck::ClusterId &cluster, const deck::NodeId &node);
    void wizardWanted();
    void exportWanted(deck::ExportFormat format); ///< of the costs of all clusters

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildLayout();
    void buildExportMenu();
    void retranslate();
    void refresh();
    void refreshIfShown();
    void showState();

    FleetSession &m_session;
    UiContext m_context;
    PageHeader *m_header;
    QPushButton *m_refresh;
    QToolButton *m_export;
    QAction *m_csv;
    QAction *m_json;
    QPushButton *m_new;
    AttentionList *m_attention;
    FleetTiles *m_tiles;
    FleetTable *m_table;
    FleetCharts *m_charts;
    StateView *m_state;
};

} // namespace deck::ui
