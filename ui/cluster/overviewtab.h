// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QScrollArea>

class QBoxLayout;
class QVBoxLayout;

namespace deck::ui {

class BringUpCard;
class CapacityCard;
class ClusterCostCard;
class ClusterEvents;
class DetailsCard;
class DrainBanner;
class HistoryChart;
class NodesOverview;

/// The first tab of a cluster: what it wants and has, its nodes, what it costs, what happened.
class OverviewTab : public QScrollArea
{
    Q_OBJECT
public:
    OverviewTab(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

Q_SIGNALS:
    void tabWanted(int tab); ///< a ClusterPage::Tab
    void scaleWanted();
    void nodeWanted(const deck::NodeId &node);
    void copyIdWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildLayout();
    void refresh();
    void arrange();

    FleetSession &m_session;
    UiContext m_context;
    DrainBanner *m_banner;
    BringUpCard *m_bringUp;
    CapacityCard *m_capacity;
    NodesOverview *m_nodes;
    HistoryChart *m_chart;
    ClusterCostCard *m_cost;
    ClusterEvents *m_events;
    DetailsCard *m_details;
    QBoxLayout *m_columns;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
};

} // namespace deck::ui
