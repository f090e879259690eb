// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterpage.h"

#include "attention.h"
#include "buttonrole.h"
#include "confirmdialog.h"
#include "deletewords.h"
#include "icons.h"
#include "overviewtab.h"
#include "pageheader.h"
#include "plaintooltip.h"
#include "statevisuals.h"
#include "statuspill.h"
#include "visibletext.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace deck::ui {

ClusterPage::ClusterPage(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_header(new PageHeader({}, this))
    , m_status(new StatusPill)
    , m_drains(new StatusPill)
    , m_scale(new QPushButton)
    , m_more(new QPushButton)
    , m_copy(new QAction(this))
    , m_delete(new QAction(this))
    , m_stack(new QStackedWidget(this))
    , m_overview(new OverviewTab(session, context, cluster, m_stack))
{
    setObjectName(QStringLiteral("clusterPage"));
    buildLayout();
    m_pages[Tab::Overview] = m_overview;
    addTab(Tab::Overview, nullptr);
    connect(m_header->tabs(), &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && m_order.at(index) != m_tab)
            showTab(m_order.at(index));
    });
    connect(m_scale, &QPushButton::clicked, this, [this] { Q_EMIT scaleWanted(m_cluster); });
    connect(m_copy, &QAction::triggered, this, &ClusterPage::copyId);
    connect(m_delete, &QAction::triggered, this, &ClusterPage::askToDelete);
    connect(m_overview, &OverviewTab::tabWanted, this, [this](int tab) { showTab(Tab(tab)); });
    connect(m_overview, &OverviewTab::scaleWanted, this, [this] { Q_EMIT scaleWanted(m_cluster); });
    connect(m_overview, &OverviewTab::nodeWanted, this, &ClusterPage::nodeWanted);
    connect(m_overview, &OverviewTab::copyIdWanted, this, &ClusterPage::copyId);
    connect(&m_session, &FleetSession::snapshotPublished, this, &ClusterPage::refresh);
    connect(&m_session, &FleetSession::connectionChanged, this, &ClusterPage::refresh);
    connect(&m_context.countdown, &Countdown::tick, this, &ClusterPage::showDrains);
    connect(&m_context.zone, &ZoneChoice::changed, this, &ClusterPage::refresh);
    retranslate();
}

void ClusterPage::buildLayout()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_overview);
    m_header->addPill(m_status);
    m_header->addPill(m_drains);
    m_scale->setObjectName(QStringLiteral("scale"));
    m_scale->setIcon(Icons::icon(QStringLiteral("scale")));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setIcon(Icons::icon(QStringLiteral("more")));
    auto *menu = new QMenu(m_more);
    menu->addAction(m_copy);
    menu->addSeparator();
    menu->addAction(m_delete);
    connect(m_more, &QPushButton::clicked, menu, [this, menu] {
        menu->popup(m_more->mapToGlobal(QPoint(m_more->width() - menu->sizeHint().width(), m_more->height() + 2)));
    });
    m_header->addAction(m_scale);
    m_header->addAction(m_more);
    m_header->tabs()->setObjectName(QStringLiteral("clusterTabs"));
}

void ClusterPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString ClusterPage::titleOf(Tab tab)
{
    switch (tab) {
    case Tab::Overview:
        return tr("Overview");
    case Tab::Nodes:
        return tr("Nodes");
    case Tab::Timeline:
        return tr("Timeline");
    case Tab::Cost:
        return tr("Cost");
    }
    Q_UNREACHABLE();
}

void ClusterPage::addTab(Tab tab, std::function<QWidget *(QWidget *parent)> make)
{
    m_order.append(tab);
    m_makers[tab] = std::move(make);
    m_header->tabs()->addTab(titleOf(tab));
}

QWidget *ClusterPage::tabPage(Tab tab)
{
    if (!m_order.contains(tab))
        return nullptr;
    QWidget *&page = m_pages[tab];
    if (!page) {
        page = m_makers.at(tab)(m_stack);
        m_stack->addWidget(page);
    }
    return page;
}

void ClusterPage::showTab(Tab tab)
{
    if (!m_order.contains(tab))
        tab = Tab::Overview;
    m_tab = tab;
    m_stack->setCurrentWidget(tabPage(tab));
    m_header->tabs()->setCurrentIndex(int(m_order.indexOf(tab)));
    showDrains();
    Q_EMIT tabChanged();
}

void ClusterPage::retranslate()
{
    m_scale->setText(tr("Scale…"));
    m_more->setToolTip(tr("More actions"));
    m_more->setAccessibleName(tr("More actions"));
    m_copy->setText(tr("Copy &ID"));
    m_delete->setText(tr("&Delete…"));
    for (qsizetype i = 0; i < m_order.size(); ++i)
        m_header->tabs()->setTabText(int(i), titleOf(m_order.at(i)));
    refresh();
}

void ClusterPage::refresh()
{
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    if (!entry)
        return;
    const Cluster &cluster = entry->cluster;
    const Fmt fmt = m_context.zone.fmt();
    const bool stale = m_session.connection().kind != ConnectionState::Kind::Live;
    m_header->setTitle(visibleText(cluster.name, 80));
    const QString created = cluster.createdAt ? fmt.date(*cluster.createdAt) : Fmt::unknown();
    m_header->setSubtitle(Sentence(tr("%1 · %2 · %3 · ``%4`` · created %5"),
                                   {StateVisuals::clusterType(cluster.type), visibleText(gpuTypeName(cluster.gpuType), 40),
                                    visibleText(cluster.region.toString(), 40), visibleText(cluster.id.toString(), 60), created}));
    m_status->setPill(entry->detailsDelayed ? StateVisuals::created(stale)
                                            : StateVisuals::pill(cluster.status, entry->presence, stale));
    setPlainToolTip(*m_status, visibleText(cluster.status.raw, 80));
    const bool writes = m_session.connection().writesAllowed() && entry->presence == Presence::Listed
        && cluster.status != ClusterStatus::Deleting;
    m_scale->setEnabled(writes);
    m_scale->setToolTip(writes ? QString() : tr("Needs a connection and a cluster that is there"));
    m_delete->setEnabled(writes);
    showDrains();
}

void ClusterPage::showDrains()
{
    const Instant now = m_context.countdown.now();
    int draining = 0;
    std::optional<DrainWindow> first;
    for (const NodeRow &row : m_session.nodes(m_cluster)->rows()) {
        if (row.state != NodeState::Draining || !row.drain)
            continue;
        ++draining;
        if (!first || row.drain->deadline < first->deadline)
            first = row.drain;
    }
    // The overview says it louder, in its banner.
    m_drains->setVisible(draining > 0 && m_tab != Tab::Overview);
    if (!first)
        return;
    const bool stale = m_session.connection().kind != ConnectionState::Kind::Live;
    const Fmt fmt = m_context.zone.fmt();
    const QString left = stale ? fmt.aboutLeft(first->left(now)) : fmt.countdownLeft(first->left(now));
    m_drains->setPill(Pill{Visual::Draining, tr("%n node(s) draining, %1", nullptr, draining).arg(left), stale});
}

void ClusterPage::copyId()
{
    QApplication::clipboard()->setText(m_cluster.toString());
}

void ClusterPage::askToDelete()
{
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    if (!entry)
        return;
    const Confirmation confirmation = DeleteWords::deletion(entry->cluster, m_session.rateCard(), m_session.clock().now(),
                                                            m_context.zone.fmt());
    auto *dialog = new ConfirmDialog(tr("Delete cluster"), confirmation, tr("Delete cluster"), tr("Keep cluster"), this);
    dialog->setObjectName(QStringLiteral("deleteDialog"));
    connect(dialog, &ConfirmDialog::confirmed, this, &ClusterPage::remove);
    // What cannot be sent is not confirmed either; the page says why.
    connect(&m_session, &FleetSession::connectionChanged, dialog, [this, dialog] {
        if (!m_session.connection().writesAllowed())
            dialog->reject();
    });
    dialog->open();
}

void ClusterPage::remove()
{
    // A lost deletion that nobody decided on: this one takes its place.
    const QList<Operation> before = m_session.operations();
    m_session.remove(m_cluster);
    for (const Operation &operation : before) {
        if (operation.kind == Operation::Kind::Delete && operation.cluster == m_cluster && operation.needsDecision())
            m_session.dismiss(operation.id);
    }
}

} // namespace deck::ui
