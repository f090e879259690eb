// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetpage.h"

#include "attentionlist.h"
#include "buttonrole.h"
#include "errorwords.h"
#include "fleetcharts.h"
#include "fleettable.h"
#include "fleettiles.h"
#include "icons.h"
#include "metrics.h"
#include "pageheader.h"
#include "stateview.h"
#include "visibletext.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

namespace deck::ui {

FleetPage::FleetPage(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_header(new PageHeader({}, this))
    , m_refresh(new QPushButton)
    , m_export(new QToolButton)
    , m_csv(new QAction(this))
    , m_json(new QAction(this))
    , m_new(new QPushButton)
    , m_attention(new AttentionList(session, context))
    , m_tiles(new FleetTiles(session, context))
    , m_table(new FleetTable(session, context))
    , m_charts(new FleetCharts(session, context))
    , m_state(nullptr)
{
    setObjectName(QStringLiteral("fleetPage"));
    buildLayout();
    connect(m_refresh, &QPushButton::clicked, this, [this] { m_session.refresh(); });
    connect(m_new, &QPushButton::clicked, this, &FleetPage::wizardWanted);
    connect(m_table, &FleetTable::clusterWanted, this, &FleetPage::clusterWanted);
    connect(m_attention, &AttentionList::clusterWanted, this, [this](const ClusterId &cluster, const NodeId &node) {
        if (node.isEmpty())
            Q_EMIT clusterWanted(cluster);
        else
            Q_EMIT nodeWanted(cluster, node);
    });
    connect(&m_session, &FleetSession::snapshotPublished, this, &FleetPage::refreshIfShown);
    connect(&m_session, &FleetSession::historyChanged, this, &FleetPage::refreshIfShown);
    connect(&m_session, &FleetSession::connectionChanged, this, &FleetPage::refreshIfShown);
    connect(&m_session, &FleetSession::rateCardChanged, this, &FleetPage::refreshIfShown);
    connect(&m_context.zone, &ZoneChoice::changed, this, &FleetPage::refreshIfShown);
    retranslate();
}

void FleetPage::buildLayout()
{
    auto *content = new QWidget;
    content->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Metrics::pagePadding, Metrics::gap, Metrics::pagePadding, Metrics::gap);
    column->setSpacing(Metrics::gap);
    column->addWidget(m_attention);
    column->addWidget(m_tiles);
    column->addWidget(m_table);
    column->addWidget(m_charts, 1);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    m_state = new StateView(scroll, this);
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_refresh->setIcon(Icons::icon(QStringLiteral("refresh")));
    m_new->setObjectName(QStringLiteral("newCluster"));
    m_new->setIcon(Icons::icon(QStringLiteral("plus")));
    setButtonRole(m_new, ButtonRole::Primary);
    buildExportMenu();
    m_header->addAction(m_refresh);
    m_header->addAction(m_export);
    m_header->addAction(m_new);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addWidget(m_state, 1);
}

void FleetPage::buildExportMenu()
{
    auto *menu = new QMenu(m_export);
    const auto add = [&](QAction *action, const char *name, ExportFormat format) {
        action->setObjectName(QString::fromLatin1(name));
        action->setIcon(Icons::icon(QStringLiteral("file")));
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, format] { Q_EMIT exportWanted(format); });
    };
    add(m_csv, "exportCsv", ExportFormat::Csv);
    add(m_json, "exportJson", ExportFormat::Json);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setIcon(Icons::icon(QStringLiteral("download")));
}

void FleetPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FleetPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void FleetPage::retranslate()
{
    m_header->setTitle(tr("Fleet overview"));
    m_refresh->setText(tr("Refresh"));
    m_export->setText(tr("Export"));
    m_csv->setText(tr("Charges as CSV…"));
    m_json->setText(tr("Charges as JSON…"));
    m_new->setText(tr("New cluster…"));
    refresh();
}

void FleetPage::refreshIfShown()
{
    if (isVisible())
        refresh();
}

void FleetPage::refresh()
{
    QSet<RegionName> regions;
    for (const ClusterRow &row : m_session.clusters()->rows())
        regions.insert(row.region);
    const QString clusters = tr("%n cluster(s)", nullptr, m_session.clusters()->rowCount());
    const QString where = tr("%n region(s)", nullptr, int(regions.size()));
    const QString project = visibleText(m_session.source().project.toString(), 60);
    m_header->setSubtitle(Sentence::plain(project.isEmpty() ? tr("%1, %2").arg(clusters, where)
                                                            : tr("%1 in project %2, %3").arg(clusters, project, where)));
    const bool writes = m_session.connection().writesAllowed();
    m_export->setEnabled(m_session.clusters()->rowCount() > 0);
    m_new->setEnabled(writes);
    m_new->setToolTip(writes ? QString() : tr("Needs a connection"));
    showState();
    if (m_state->state() != StateView::State::Content)
        return;
    m_charts->refresh();
    m_attention->refresh();
    m_tiles->refresh(m_charts->burnShape());
    m_table->refresh();
}

void FleetPage::showState()
{
    const ConnectionState connection = m_session.connection();
    if (!m_session.hasFleet()) {
        if (connection.kind == ConnectionState::Kind::Connecting || !connection.error) {
            if (m_state->state() != StateView::State::Loading)
                m_state->showLoading(tr("Loading clusters"));
        } else {
            m_state->showFailed(ErrorWords::sentence(*connection.error), ErrorWords::advice(*connection.error),
                                ErrorWords::details(*connection.error), {{tr("Retry"), [this] { m_session.refresh(); }}});
        }
        return;
    }
    const auto missing = m_session.history().missingClusters().size();
    if (m_session.clusters()->rowCount() == 0 && missing > 0) {
        m_state->showEmpty({QStringLiteral("server"), tr("No clusters listed"),
                            tr("%n cluster(s) of earlier days are not in the service's list. They may still run and cost money.",
                               nullptr, int(missing)),
                            {{tr("Refresh"), [this] { m_session.refresh(); }}}});
        return;
    }
    if (m_session.clusters()->rowCount() == 0) {
        m_state->showEmpty({QStringLiteral("server"), tr("No clusters yet"),
                            tr("This project has no GPU clusters. Nothing runs and nothing costs anything."),
                            {{tr("New cluster…"), [this] { Q_EMIT wizardWanted(); }}}});
        return;
    }
    m_state->showContent();
}

} // namespace deck::ui
