// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "surface.h"
#include "uicontext.h"

class QListView;
class QPushButton;
class QToolButton;

namespace deck::ui {

class ClusterDelegate;
class Glyph;
class NavButton;
class PlainLabel;

/// The navigation at the left: whose fleet, the fleet's pages, the clusters, the legend of the two classes, New cluster…
class Sidebar : public Surface
{
    Q_OBJECT
public:
    Sidebar(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    void markFleet();
    void markCost();
    void markAsks();
    void markCluster(const ClusterId &cluster);
    void setNarrow(bool narrow); ///< 48 px of icons instead of 240
    void setWritesAllowed(bool allowed);
    void focusNavigation();

Q_SIGNALS:
    void fleetWanted();
    void costWanted();
    void asksWanted();
    void clusterWanted(const deck::ClusterId &cluster);
    void wizardWanted();
    void leaveWanted(); ///< to the start page

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showSource();
    void showFigures();
    void restoreMark();
    void mark(const NavButton *page, const ClusterId &cluster);

    FleetSession &m_session;
    UiContext m_context;
    bool m_narrow = false;
    ClusterId m_marked;
    QPushButton *m_source;
    QAction *m_leave;
    PlainLabel *m_fleetTitle;
    NavButton *m_overview;
    NavButton *m_cost;
    NavButton *m_asks;
    PlainLabel *m_clustersTitle;
    PlainLabel *m_clustersCount;
    QListView *m_clusters;
    ClusterDelegate *m_delegate;
    QWidget *m_legend;
    PlainLabel *m_standard;
    PlainLabel *m_preemptible;
    QPushButton *m_new;
    QList<QWidget *> m_wideOnly;
};

} // namespace deck::ui
