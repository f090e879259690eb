// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "overviewtab.h"

#include "bringupcard.h"
#include "capacitycard.h"
#include "clustercostcard.h"
#include "clusterevents.h"
#include "clusterpage.h"
#include "detailscard.h"
#include "drainbanner.h"
#include "historychart.h"
#include "metrics.h"
#include "nodesoverview.h"

#include <QEvent>
#include <QHBoxLayout>

namespace deck::ui {

namespace {

constexpr int oneColumnBelow = 1100; // of the window

} // namespace

OverviewTab::OverviewTab(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_context(context)
    , m_banner(new DrainBanner(session, context, cluster))
    , m_bringUp(new BringUpCard(session, context, cluster))
    , m_capacity(new CapacityCard(session, context, cluster))
    , m_nodes(new NodesOverview(session, context, cluster))
    , m_chart(new HistoryChart(session, context, cluster))
    , m_cost(new ClusterCostCard(session, context, cluster))
    , m_events(new ClusterEvents(session, context, cluster))
    , m_details(new DetailsCard(session, context, cluster))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_left(new QVBoxLayout)
    , m_right(new QVBoxLayout)
{
    setObjectName(QStringLiteral("overviewTab"));
    buildLayout();
    connect(m_banner, &DrainBanner::nodeWanted, this, &OverviewTab::nodeWanted);
    connect(m_capacity, &CapacityCard::scaleWanted, this, &OverviewTab::scaleWanted);
    connect(m_nodes, &NodesOverview::nodeWanted, this, &OverviewTab::nodeWanted);
    connect(m_nodes, &NodesOverview::nodesWanted, this, [this] { Q_EMIT tabWanted(int(ClusterPage::Tab::Nodes)); });
    connect(m_cost, &ClusterCostCard::costWanted, this, [this] { Q_EMIT tabWanted(int(ClusterPage::Tab::Cost)); });
    connect(m_events, &ClusterEvents::timelineWanted, this, [this] { Q_EMIT tabWanted(int(ClusterPage::Tab::Timeline)); });
    connect(m_details, &DetailsCard::copyIdWanted, this, &OverviewTab::copyIdWanted);
    const auto refreshIfShown = [this] {
        if (isVisible())
            refresh();
    };
    connect(&m_session, &FleetSession::snapshotPublished, this, refreshIfShown);
    connect(&m_session, &FleetSession::historyChanged, this, refreshIfShown);
    connect(&m_session, &FleetSession::connectionChanged, this, refreshIfShown);
    connect(&m_session, &FleetSession::rateCardChanged, this, refreshIfShown);
    connect(&m_context.zone, &ZoneChoice::changed, this, refreshIfShown);
    connect(&m_context.countdown, &Countdown::tick, m_nodes, &NodesOverview::showAges);
    refresh();
}

void OverviewTab::buildLayout()
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto *page = new QWidget;
    setWidget(page);
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(Metrics::pagePadding, Metrics::gap, Metrics::pagePadding, Metrics::gap);
    column->setSpacing(Metrics::gap);
    column->addWidget(m_banner);
    column->addWidget(m_bringUp);
    column->addLayout(m_columns, 1);
    m_columns->setSpacing(Metrics::gap);
    m_left->setSpacing(Metrics::gap);
    m_left->addWidget(m_capacity);
    m_left->addWidget(m_nodes);
    m_left->addWidget(m_chart, 1);
    m_right->setSpacing(Metrics::gap);
    m_right->addWidget(m_cost);
    m_right->addWidget(m_events);
    m_right->addWidget(m_details);
    m_right->addStretch(1);
    m_columns->addLayout(m_left, 768);
    m_columns->addLayout(m_right, 388);
}

void OverviewTab::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void OverviewTab::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void OverviewTab::arrange()
{
    const int needed = m_left->minimumSize().width() + m_right->minimumSize().width() + Metrics::gap + 2 * Metrics::pagePadding;
    const bool two = window()->width() >= oneColumnBelow && needed <= viewport()->width();
    m_columns->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void OverviewTab::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    refresh();
}

void OverviewTab::refresh()
{
    m_bringUp->refresh();
    m_capacity->refresh();
    m_nodes->refresh();
    m_chart->refresh();
    m_cost->refresh();
    m_events->refresh();
    m_details->refresh();
    arrange(); // other words, other widths
}

} // namespace deck::ui
