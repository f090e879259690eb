// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterpage.h"
#include "fleetsession.h"
#include "uicontext.h"

#include <QDialog>
#include <QPointer>
#include <QStackedWidget>

#include <map>

namespace deck::ui {

class AsksPage;
class BannerArea;
class CostPage;
class NodesView;
class CreateWizard;
class FleetPage;
class ScaleDialog;
class Sidebar;
class ToastTray;

/// Everything about one session: the sidebar, the banners, the pages and the dialogs that are open. Composes the features,
/// which do not know each other.
class Workspace : public QWidget
{
    Q_OBJECT
public:
    Workspace(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    FleetSession &session() const { return m_session; }
    /// The cluster whose page is shown; empty on the fleet's pages.
    ClusterId currentCluster() const;
    ClusterPage *currentClusterPage() const;

    void showFleet();
    void showCost();
    void showAsks();
    /// Asks for a file on the cost page of what is shown, which is turned to if need be: there it is said how it ended.
    void exportCosts(ExportFormat format);
    NodesView *currentNodesView() const; ///< null when another tab is shown
    CostPage *currentCostPage() const; ///< of the fleet or of a cluster; null elsewhere
    /// Nothing happens when there is no such cluster.
    void showCluster(const ClusterId &cluster, ClusterPage::Tab tab);
    void showNode(const ClusterId &cluster, const NodeId &node);
    void stepCluster(int by); ///< to the next or previous one of the list
    void openWizard();
    void openScale(const ClusterId &cluster);
    void focusNextPane();
    void focusNewestToast();

Q_SIGNALS:
    void placeChanged();
    void leaveWanted();
    void newKeyWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    ClusterPage *clusterPage(const ClusterId &cluster);
    void leaveVanishedClusters();
    void showWritesAllowed();
    void showOutcome(const Operation &operation);
    void showVolumeOutcome(const Operation &operation);
    void tryAgain(const Operation &operation);
    void turnTo(QWidget *page);
    void openDialog(QDialog *dialog);
    CreateWizard *makeWizard(); ///< null while another dialog is open
    ScaleDialog *makeScale(const ClusterId &cluster); ///< null as well when there is no such cluster

    FleetSession &m_session;
    UiContext m_context;
    Sidebar *m_sidebar;
    BannerArea *m_banners;
    QStackedWidget *m_stack;
    ToastTray *m_toasts;
    FleetPage *m_fleet;
    CostPage *m_cost = nullptr; // made when it is first looked at
    AsksPage *m_asks = nullptr; // the same
    std::map<ClusterId, ClusterPage *> m_clusterPages;
    QPointer<QDialog> m_dialog; // one at a time
};

} // namespace deck::ui
