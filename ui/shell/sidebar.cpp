// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar.h"

#include "plaintooltip.h"
#include "attention.h"
#include "buttonrole.h"
#include "clusterdelegate.h"
#include "glyph.h"
#include "icons.h"
#include "metrics.h"
#include "navbutton.h"
#include "plainlabel.h"
#include "statewords.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QPushButton>

namespace deck::ui {

Sidebar::Sidebar(FleetSession &session, const UiContext &context, QWidget *parent)
    : Surface(&Tokens::sidebar, Edge::Right, parent)
    , m_session(session)
    , m_context(context)
    , m_source(new QPushButton(this))
    , m_leave(new QAction(this))
    , m_fleetTitle(new PlainLabel({}, Type::Role::CaptionStrong, Ink::Text3, this))
    , m_overview(new NavButton(QStringLiteral("overview"), this))
    , m_cost(new NavButton(QStringLiteral("cost"), this))
    , m_asks(new NavButton(QStringLiteral("scale"), this))
    , m_clustersTitle(new PlainLabel({}, Type::Role::CaptionStrong, Ink::Text3, this))
    , m_clustersCount(new PlainLabel({}, Type::Role::Caption, Ink::Text3, this))
    , m_clusters(new QListView(this))
    , m_delegate(new ClusterDelegate(m_clusters))
    , m_legend(new QWidget(this))
    , m_standard(new PlainLabel({}, Type::Role::Caption, Ink::Text2, m_legend))
    , m_preemptible(new PlainLabel({}, Type::Role::Caption, Ink::Text2, m_legend))
    , m_new(new QPushButton(this))
{
    setObjectName(QStringLiteral("sidebar"));
    m_overview->setObjectName(QStringLiteral("navOverview"));
    m_cost->setObjectName(QStringLiteral("navCost"));
    m_asks->setObjectName(QStringLiteral("navAsks"));
    m_clusters->setObjectName(QStringLiteral("navClusters"));
    m_new->setObjectName(QStringLiteral("newCluster"));
    m_source->setObjectName(QStringLiteral("source"));
    buildLayout();

    connect(m_overview, &NavButton::clicked, this, &Sidebar::fleetWanted);
    connect(m_cost, &NavButton::clicked, this, &Sidebar::costWanted);
    connect(m_asks, &NavButton::clicked, this, &Sidebar::asksWanted);
    connect(m_new, &QPushButton::clicked, this, &Sidebar::wizardWanted);
    connect(m_leave, &QAction::triggered, this, &Sidebar::leaveWanted);
    // The user's own choice only: rows that come and go move the current index too, and must not turn the page.
    connect(m_clusters, &QListView::clicked, this, [this](const QModelIndex &index) {
        Q_EMIT clusterWanted(m_session.clusters()->rowAt(index.row()).id);
    });
    connect(m_clusters, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT clusterWanted(m_session.clusters()->rowAt(index.row()).id);
    });
    connect(&m_session, &FleetSession::snapshotPublished, this, &Sidebar::showFigures);
    connect(&m_session, &FleetSession::rateCardChanged, this, &Sidebar::showFigures);
    connect(&m_session, &FleetSession::connectionChanged, this, &Sidebar::showFigures);
    connect(m_session.clusters(), &QAbstractItemModel::rowsInserted, this, &Sidebar::restoreMark);
    connect(m_session.clusters(), &QAbstractItemModel::rowsRemoved, this, &Sidebar::restoreMark);
    connect(&m_context.zone, &ZoneChoice::changed, this, &Sidebar::showFigures);
    retranslate();
    markFleet();
}

void Sidebar::buildLayout()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, Metrics::gap, 9, Metrics::gap);
    column->setSpacing(0);

    auto *menu = new QMenu(m_source);
    menu->addAction(m_leave);
    m_source->setMenu(menu);
    m_source->setIcon(Icons::icon(QStringLiteral("user")));
    column->addWidget(m_source);
    column->addSpacing(16);

    const auto title = [this, column](PlainLabel *label, QWidget *right) {
        auto *holder = new QWidget(this);
        auto *row = new QHBoxLayout(holder);
        row->setContentsMargins(8, 0, 8, 4);
        row->addWidget(label);
        row->addStretch(1);
        if (right)
            row->addWidget(right);
        column->addWidget(holder);
        m_wideOnly.append(holder);
    };
    title(m_fleetTitle, nullptr);
    column->addWidget(m_overview);
    column->addWidget(m_cost);
    column->addWidget(m_asks);
    column->addSpacing(12);
    title(m_clustersTitle, m_clustersCount);

    m_clusters->setModel(m_session.clusters());
    m_clusters->setItemDelegate(m_delegate);
    m_clusters->setFrameShape(QFrame::NoFrame);
    m_clusters->viewport()->setAutoFillBackground(false);
    m_clusters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_clusters->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_clusters->setMouseTracking(true);
    m_clusters->viewport()->setAttribute(Qt::WA_Hover);
    column->addWidget(m_clusters, 1);

    auto *row = new QHBoxLayout(m_legend);
    row->setContentsMargins(8, 8, 8, 8);
    row->setSpacing(4);
    row->addWidget(new Glyph(NodeClass::Standard, 10, m_legend));
    row->addWidget(m_standard);
    row->addStretch(1);
    row->addWidget(new Glyph(NodeClass::Preemptible, 11, m_legend));
    row->addWidget(m_preemptible);
    column->addWidget(m_legend);
    m_wideOnly.append(m_legend);

    m_new->setIcon(Icons::icon(QStringLiteral("plus")));
    column->addWidget(m_new);
    setFixedWidth(Metrics::sidebar);
}

void Sidebar::changeEvent(QEvent *event)
{
    Surface::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Sidebar::retranslate()
{
    setAccessibleName(tr("Navigation"));
    m_leave->setText(tr("Leave and choose another account…"));
    m_fleetTitle->setText(tr("Fleet"));
    m_overview->setText(tr("Overview"));
    m_cost->setText(tr("Cost"));
    m_asks->setText(tr("Asks"));
    m_clustersTitle->setText(tr("Clusters"));
    m_clusters->setAccessibleName(tr("Clusters"));
    m_standard->setText(StateWords::word(NodeClass::Standard));
    m_preemptible->setText(StateWords::word(NodeClass::Preemptible));
    m_new->setAccessibleName(tr("New cluster…"));
    showSource();
    setNarrow(m_narrow);
    showFigures();
}

void Sidebar::showSource()
{
    const SourceInfo source = m_session.source();
    const bool isDemo = source.kind == SourceInfo::Kind::Demo;
    const QString project = source.project.isEmpty() ? source.name : source.project.toString();
    const QString shown = visibleText(isDemo ? source.name : project, 40);
    const QString words = isDemo ? tr("Demo: %1").arg(shown) : shown;
    m_source->setAccessibleName(isDemo ? tr("Demo, scenario %1").arg(shown) : tr("Account %1").arg(shown));
    setPlainToolTip(*m_source, m_source->accessibleName());
    m_source->setText(m_narrow ? QString() : fontMetrics().elidedText(words, Qt::ElideRight, 160));
}

void Sidebar::showFigures()
{
    const Fmt fmt = m_context.zone.fmt();
    const BurnRate burn = m_session.burnRate({});
    m_cost->setFigure(m_session.hasFleet() && !burn.unpriced ? fmt.usdPerHour(burn.total()) : Fmt::none());
    m_overview->setFigure({});
    m_asks->setFigure({});
    m_clustersCount->setText(fmt.count(m_session.clusters()->rowCount()));
    QHash<ClusterId, ClusterDelegate::Needs> needs;
    for (const Attention &each : attentionOf(*m_session.snapshot(), m_session.history())) {
        if (each.kind == Attention::Kind::WaitingForCapacity)
            continue; // nothing to do about it
        ClusterDelegate::Needs &sum = needs[each.cluster];
        ++sum.count;
        sum.critical = sum.critical || each.kind == Attention::Kind::NodeFailed;
    }
    m_delegate->setNeeds(needs);
    m_clusters->viewport()->update();
}

void Sidebar::mark(const NavButton *page, const ClusterId &cluster)
{
    m_marked = cluster;
    for (NavButton *button : {m_overview, m_cost, m_asks})
        button->setChecked(button == page);
    restoreMark();
}

void Sidebar::markFleet()
{
    mark(m_overview, {});
}

void Sidebar::markCost()
{
    mark(m_cost, {});
}

void Sidebar::markAsks()
{
    mark(m_asks, {});
}

void Sidebar::markCluster(const ClusterId &cluster)
{
    mark(nullptr, cluster);
}

void Sidebar::restoreMark()
{
    const int row = m_marked.isEmpty() ? -1 : m_session.clusters()->rowOf(m_marked);
    m_clustersCount->setText(m_context.zone.fmt().count(m_session.clusters()->rowCount()));
    if (row < 0)
        m_clusters->clearSelection();
    else
        m_clusters->setCurrentIndex(m_session.clusters()->index(row, 0));
}

void Sidebar::setNarrow(bool narrow)
{
    m_narrow = narrow;
    setFixedWidth(narrow ? Metrics::sidebarNarrow : Metrics::sidebar);
    layout()->setContentsMargins(narrow ? 4 : 8, narrow ? 8 : Metrics::gap, narrow ? 4 : 9, narrow ? 8 : Metrics::gap);
    for (QWidget *widget : m_wideOnly)
        widget->setVisible(!narrow);
    m_overview->setNarrow(narrow);
    m_cost->setNarrow(narrow);
    m_asks->setNarrow(narrow);
    m_delegate->setNarrow(narrow);
    m_clusters->doItemsLayout();
    m_new->setText(narrow ? QString() : tr("New cluster…"));
    m_new->setToolTip(narrow ? tr("New cluster…") : QString());
    showSource();
}

void Sidebar::setWritesAllowed(bool allowed)
{
    m_new->setEnabled(allowed);
    if (!allowed)
        m_new->setToolTip(tr("Needs a connection"));
    else
        m_new->setToolTip(m_narrow ? tr("New cluster…") : QString());
}

void Sidebar::focusNavigation()
{
    if (m_marked.isEmpty())
        (m_cost->isChecked() ? m_cost : m_asks->isChecked() ? m_asks : m_overview)->setFocus(Qt::ShortcutFocusReason);
    else
        m_clusters->setFocus(Qt::ShortcutFocusReason);
}

} // namespace deck::ui
