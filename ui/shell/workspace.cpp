// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace.h"

#include "askspage.h"
#include "bannerarea.h"
#include "costpage.h"
#include "createwizard.h"
#include "errorwords.h"
#include "fleetpage.h"
#include "metrics.h"
#include "nodesview.h"
#include "scaledialog.h"
#include "sidebar.h"
#include "timelinepage.h"
#include "toast.h"
#include "toasttray.h"
#include "visibletext.h"
#include "volumewords.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {

Workspace::Workspace(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_sidebar(new Sidebar(session, context, this))
    , m_banners(new BannerArea(session, context, this))
    , m_stack(new QStackedWidget(this))
    , m_toasts(new ToastTray(*m_stack))
    , m_fleet(new FleetPage(session, context, m_stack))
{
    buildLayout();
    connect(m_sidebar, &Sidebar::fleetWanted, this, &Workspace::showFleet);
    connect(m_sidebar, &Sidebar::costWanted, this, &Workspace::showCost);
    connect(m_sidebar, &Sidebar::asksWanted, this, &Workspace::showAsks);
    connect(m_sidebar, &Sidebar::clusterWanted, this, [this](const ClusterId &cluster) {
        const ClusterPage *shown = currentClusterPage();
        showCluster(cluster, shown ? shown->currentTab() : ClusterPage::Tab::Overview);
    });
    connect(m_sidebar, &Sidebar::wizardWanted, this, &Workspace::openWizard);
    connect(m_fleet, &FleetPage::wizardWanted, this, &Workspace::openWizard);
    connect(m_fleet, &FleetPage::exportWanted, this, &Workspace::exportCosts);
    connect(m_sidebar, &Sidebar::leaveWanted, this, &Workspace::leaveWanted);
    connect(m_banners, &BannerArea::newKeyWanted, this, &Workspace::newKeyWanted);
    connect(m_banners, &BannerArea::tryAgainWanted, this, &Workspace::tryAgain);
    connect(m_fleet, &FleetPage::clusterWanted, this,
            [this](const ClusterId &cluster) { showCluster(cluster, ClusterPage::Tab::Overview); });
    connect(m_fleet, &FleetPage::nodeWanted, this, &Workspace::showNode);
    connect(&m_session, &FleetSession::snapshotPublished, this, &Workspace::leaveVanishedClusters);
    connect(&m_session, &FleetSession::connectionChanged, this, &Workspace::showWritesAllowed);
    connect(&m_session, &FleetSession::operationChanged, this, &Workspace::showOutcome);
    showWritesAllowed();
    showFleet();
}

void Workspace::buildLayout()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_banners);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    m_stack->addWidget(m_fleet);
}

void Workspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_sidebar->setNarrow(width() < Metrics::sidebarBreak);
}

ClusterId Workspace::currentCluster() const
{
    const ClusterPage *page = currentClusterPage();
    return page ? page->cluster() : ClusterId();
}

ClusterPage *Workspace::currentClusterPage() const
{
    return qobject_cast<ClusterPage *>(m_stack->currentWidget());
}

void Workspace::turnTo(QWidget *page)
{
    m_stack->setCurrentWidget(page);
    Q_EMIT placeChanged();
}

void Workspace::showFleet()
{
    m_sidebar->markFleet();
    turnTo(m_fleet);
}

void Workspace::showCost()
{
    if (!m_cost) {
        m_cost = new CostPage(m_session, m_context, {}, m_stack);
        m_stack->addWidget(m_cost);
    }
    m_sidebar->markCost();
    turnTo(m_cost);
}

void Workspace::showAsks()
{
    if (!m_asks) {
        m_asks = new AsksPage(m_session, m_context, m_stack);
        m_stack->addWidget(m_asks);
    }
    m_sidebar->markAsks();
    turnTo(m_asks);
}

CostPage *Workspace::currentCostPage() const
{
    if (ClusterPage *page = currentClusterPage())
        return page->currentTab() == ClusterPage::Tab::Cost ? qobject_cast<CostPage *>(page->tabPage(ClusterPage::Tab::Cost)) : nullptr;
    return qobject_cast<CostPage *>(m_stack->currentWidget());
}

NodesView *Workspace::currentNodesView() const
{
    ClusterPage *page = currentClusterPage();
    return page && page->currentTab() == ClusterPage::Tab::Nodes ? qobject_cast<NodesView *>(page->tabPage(ClusterPage::Tab::Nodes)) : nullptr;
}

void Workspace::exportCosts(ExportFormat format)
{
    if (ClusterPage *page = currentClusterPage())
        page->showTab(ClusterPage::Tab::Cost);
    else
        showCost();
    CostPage *cost = currentCostPage();
    if (format == ExportFormat::Csv)
        cost->exportCsv();
    else
        cost->exportJson();
}

void Workspace::showNode(const ClusterId &cluster, const NodeId &node)
{
    showCluster(cluster, ClusterPage::Tab::Nodes);
    if (ClusterPage *page = currentClusterPage())
        qobject_cast<NodesView *>(page->tabPage(ClusterPage::Tab::Nodes))->selectNode(node);
}

void Workspace::showCluster(const ClusterId &cluster, ClusterPage::Tab tab)
{
    if (!m_session.snapshot()->find(cluster))
        return;
    ClusterPage *page = clusterPage(cluster);
    page->showTab(tab);
    m_sidebar->markCluster(cluster);
    turnTo(page);
}

void Workspace::stepCluster(int by)
{
    const ClusterTableModel &clusters = *m_session.clusters();
    if (clusters.rowCount() == 0)
        return;
    const int now = clusters.rowOf(currentCluster());
    const int next = now < 0 ? (by > 0 ? 0 : clusters.rowCount() - 1)
                             : (now + by + clusters.rowCount()) % clusters.rowCount();
    const ClusterPage *shown = currentClusterPage();
    showCluster(clusters.rowAt(next).id, shown ? shown->currentTab() : ClusterPage::Tab::Overview);
}

ClusterPage *Workspace::clusterPage(const ClusterId &cluster)
{
    ClusterPage *&page = m_clusterPages[cluster];
    if (page)
        return page;
    page = new ClusterPage(m_session, m_context, cluster, m_stack);
    connect(page, &ClusterPage::tabChanged, this, &Workspace::placeChanged);
    connect(page, &ClusterPage::scaleWanted, this, &Workspace::openScale);
    connect(page, &ClusterPage::nodeWanted, this, [this, cluster](const NodeId &node) { showNode(cluster, node); });
    page->addTab(ClusterPage::Tab::Nodes, [this, page, cluster](QWidget *parent) {
        auto *nodes = new NodesView(m_session, m_context, cluster, parent);
        connect(nodes, &NodesView::selectedChanged, this, &Workspace::placeChanged);
        connect(nodes, &NodesView::showInTimeline, page, [page](const NodeId &node) {
            page->showTab(ClusterPage::Tab::Timeline);
            qobject_cast<TimelinePage *>(page->tabPage(ClusterPage::Tab::Timeline))->showNode(node);
        });
        return nodes;
    });
    page->addTab(ClusterPage::Tab::Timeline,
                 [this, cluster](QWidget *parent) { return new TimelinePage(m_session, m_context, cluster, parent); });
    page->addTab(ClusterPage::Tab::Cost,
                 [this, cluster](QWidget *parent) { return new CostPage(m_session, m_context, cluster, parent); });
    m_stack->addWidget(page);
    return page;
}

void Workspace::openDialog(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog = dialog;
    // Made for 1440 x 900; on a smaller window it starts smaller, as far as its contents allow.
    constexpr QSize rim(24, 60);
    dialog->resize(dialog->size().boundedTo(window()->size() - rim).expandedTo(dialog->minimumSize()));
    dialog->open();
}

void Workspace::openWizard()
{
    makeWizard();
}

CreateWizard *Workspace::makeWizard()
{
    if (m_dialog)
        return nullptr;
    auto *wizard = new CreateWizard(m_session, m_context, this);
    connect(wizard, &CreateWizard::created, this,
            [this](const ClusterId &cluster) { showCluster(cluster, ClusterPage::Tab::Overview); });
    connect(wizard, &CreateWizard::ratesWanted, this, [this] {
        showCost();
        m_cost->editRates();
    });
    openDialog(wizard);
    return wizard;
}

void Workspace::openScale(const ClusterId &cluster)
{
    makeScale(cluster);
}

ScaleDialog *Workspace::makeScale(const ClusterId &cluster)
{
    if (m_dialog || !m_session.snapshot()->find(cluster))
        return nullptr;
    auto *dialog = new ScaleDialog(m_session, m_context, cluster, this);
    connect(dialog, &ScaleDialog::ratesWanted, this, [this] {
        showCost();
        m_cost->editRates();
    });
    openDialog(dialog);
    return dialog;
}

void Workspace::tryAgain(const Operation &operation)
{
    switch (operation.kind) {
    case Operation::Kind::Scale:
        if (ScaleDialog *dialog = makeScale(operation.cluster))
            dialog->resume(operation);
        return;
    case Operation::Kind::Create:
        if (CreateWizard *wizard = makeWizard())
            wizard->tryAgain(operation);
        return;
    case Operation::Kind::Delete:
        showCluster(operation.cluster, ClusterPage::Tab::Overview);
        if (ClusterPage *page = currentClusterPage())
            page->askToDelete();
        return;
    case Operation::Kind::CreateVolume:
    case Operation::Kind::GrowVolume:
    case Operation::Kind::DeleteVolume:
        return;
    }
}

void Workspace::leaveVanishedClusters()
{
    std::erase_if(m_clusterPages, [this](const auto &entry) {
        const auto &[cluster, page] = entry;
        if (m_session.snapshot()->find(cluster))
            return false;
        if (m_stack->currentWidget() == page)
            showFleet();
        m_stack->removeWidget(page);
        page->deleteLater();
        return true;
    });
}

void Workspace::showWritesAllowed()
{
    m_sidebar->setWritesAllowed(m_session.connection().writesAllowed());
}

void Workspace::showOutcome(const Operation &operation)
{
    if (operation.isAboutVolume()) {
        showVolumeOutcome(operation);
        return;
    }
    const QString name = visibleText(operation.clusterName, 60);
    if (operation.state == Operation::State::Refused) {
        const QString what = operation.kind == Operation::Kind::Create ? tr("%1 was not created").arg(name)
            : operation.kind == Operation::Kind::Scale                 ? tr("%1 was not changed").arg(name)
                                                                       : tr("%1 was not deleted").arg(name);
        const QString why = operation.error
            ? ErrorWords::sentence(*operation.error) + QLatin1Char(' ') + ErrorWords::advice(*operation.error)
            : tr("Nothing was sent.");
        m_toasts->show(new Toast(Visual::Critical, what, why.trimmed()), true);
        return;
    }
    if (operation.state != Operation::State::Succeeded)
        return;
    switch (operation.kind) {
    case Operation::Kind::Create:
    case Operation::Kind::Scale: {
        const bool isCreate = operation.kind == Operation::Kind::Create;
        auto *toast = new Toast(Visual::Good, isCreate ? tr("%1 is being created").arg(name) : tr("%1: targets saved").arg(name),
                                isCreate ? tr("Nodes appear as the service brings them up.")
                                         : tr("Standard GPUs come now; preemptible ones join when capacity is there. No date is "
                                              "promised."));
        QPushButton *show = toast->addButton(tr("Show"));
        connect(show, &QPushButton::clicked, this, [this, toast, cluster = operation.cluster] {
            showCluster(cluster, ClusterPage::Tab::Overview);
            Q_EMIT toast->dismissed();
        });
        m_toasts->show(toast, false);
        return;
    }
    case Operation::Kind::Delete:
        m_toasts->show(new Toast(Visual::Good, tr("%1 is being deleted").arg(name), tr("Its history and costs stay here.")), false);
        return;
    case Operation::Kind::CreateVolume:
    case Operation::Kind::GrowVolume:
    case Operation::Kind::DeleteVolume:
        Q_UNREACHABLE();
    }
}

void Workspace::showVolumeOutcome(const Operation &operation)
{
    if (operation.state == Operation::State::Refused)
        m_toasts->show(new Toast(Visual::Critical, VolumeWords::refusedTitle(operation), VolumeWords::why(operation)), true);
    else if (operation.state == Operation::State::Succeeded)
        m_toasts->show(new Toast(Visual::Good, VolumeWords::doneTitle(operation), VolumeWords::doneText(operation)), false);
}

void Workspace::focusNextPane()
{
    const QWidget *focused = focusWidget();
    if (focused && m_sidebar->isAncestorOf(focused)) {
        const QList<QWidget *> inside = m_stack->currentWidget()->findChildren<QWidget *>();
        const auto first = std::ranges::find_if(inside, [](const QWidget *widget) {
            return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
        });
        if (first != inside.cend())
            (*first)->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_sidebar->focusNavigation();
}

void Workspace::focusNewestToast()
{
    m_toasts->focusNewest();
}

} // namespace deck::ui
