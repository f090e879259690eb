// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

#include <functional>
#include <map>

class QAction;
class QPushButton;
class QStackedWidget;

namespace deck::ui {

class OverviewTab;
class PageHeader;
class StatusPill;

/// One cluster: its head with status and actions, and the tabs. The tabs other than the overview belong to other features;
/// the shell gives what makes them, and they are made when they are first looked at.
class ClusterPage : public QWidget
{
    Q_OBJECT
public:
    enum class Tab { Overview, Nodes, Timeline, Cost };
    Q_ENUM(Tab)

    ClusterPage(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    const ClusterId &cluster() const { return m_cluster; }
    Tab currentTab() const { return m_tab; }
    /// Tabs appear in the order in which they are added.
    void addTab(Tab tab, std::function<QWidget *(QWidget *parent)> make);
    /// A tab that was not added shows the overview.
    void showTab(Tab tab);
    /// The page in a tab; made if need be, null when the tab was not added.
    QWidget *tabPage(Tab tab);
    OverviewTab *overview() const { return m_overview; }

    void copyId();
    void askToDelete();

Q_SIGNALS:
    void tabChanged();
    void scaleWanted(const deck::ClusterId &cluster);
    void nodeWanted(const deck::NodeId &node); ///< to be shown in the nodes tab

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void refresh();
    void showDrains();
    void remove();
    static QString titleOf(Tab tab);

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    Tab m_tab = Tab::Overview;
    PageHeader *m_header;
    StatusPill *m_status;
    StatusPill *m_drains;
    QPushButton *m_scale;
    QPushButton *m_more;
    QAction *m_copy;
    QAction *m_delete;
    QStackedWidget *m_stack;
    OverviewTab *m_overview;
    QList<Tab> m_order;
    std::map<Tab, std::function<QWidget *(QWidget *)>> m_makers;
    std::map<Tab, QWidget *> m_pages;
};

} // namespace deck::ui
