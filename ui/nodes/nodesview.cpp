// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodesview.h"

#include "errorwords.h"
#include "filterpill.h"
#include "icons.h"
#include "metrics.h"
#include "nodedetails.h"
#include "nodehealth.h"
#include "nodetable.h"
#include "noticebar.h"
#include "plainlabel.h"
#include "segmentedbuttons.h"
#include "stateview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

constexpr int drawerBelow = 1100;
constexpr int drawerWidth = 336;
enum ClassChoice { AllClasses, StandardOnly, PreemptibleOnly };

} // namespace

NodesView::NodesView(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_text(new QLineEdit)
    , m_classes(new SegmentedButtons)
    , m_attention(new FilterPill)
    , m_summary(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_table(new NodeTable(*session.nodes(cluster), context))
    , m_state(nullptr)
    , m_notice(new NoticeBar(NoticeBar::Kind::Quiet))
    , m_keys(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_details(new NodeDetails(context))
    , m_splitter(new QSplitter(Qt::Horizontal))
{
    setObjectName(QStringLiteral("nodesView"));
    buildLayout();
    connectParts();
    retranslate();
}

void NodesView::buildLayout()
{
    m_text->setObjectName(QStringLiteral("nodeFilter"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_text->setFixedWidth(Metrics::scaled(208));
    m_classes->setObjectName(QStringLiteral("nodeClasses"));
    m_classes->add(AllClasses, {});
    m_classes->add(StandardOnly, {}, Icons::icon(QStringLiteral("glyph-std")));
    m_classes->add(PreemptibleOnly, {}, Icons::icon(QStringLiteral("glyph-pre")));
    m_attention->setObjectName(QStringLiteral("needsAttention"));
    m_attention->setIcon(Icons::icon(QStringLiteral("filter")));
    m_notice->setObjectName(QStringLiteral("unfilledNotice"));
    m_notice->setIcon(QStringLiteral("bolt"));
    auto *filters = new QHBoxLayout;
    filters->setSpacing(Metrics::grid);
    filters->addWidget(m_text);
    filters->addWidget(m_classes);
    filters->addWidget(m_attention);
    filters->addStretch(1);
    filters->addWidget(m_summary);
    m_state = new StateView(m_table);
    auto *box = new Surface(&Tokens::base, Surface::Edge::Box);
    auto *boxed = new QVBoxLayout(box);
    boxed->setContentsMargins(1, 1, 1, 1);
    boxed->addWidget(m_state);
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Metrics::gap);
    column->addLayout(filters);
    column->addWidget(box, 1);
    column->addWidget(m_notice);
    column->addWidget(m_keys);
    m_splitter->setObjectName(QStringLiteral("nodesSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(Metrics::gap);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    // Below what the filters would like: in a narrow window they give way, not the window.
    left->setMinimumWidth(440);
    setMinimumWidth(640);
    m_details->setMinimumWidth(296);
    m_details->setMaximumWidth(420);
    m_splitter->setSizes({854, 302});
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(Metrics::pagePadding, Metrics::gap, Metrics::pagePadding, Metrics::gap);
    page->addWidget(m_splitter);
}

void NodesView::connectParts()
{
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_table->filter().setText(text);
        refresh();
    });
    connect(m_classes, &SegmentedButtons::chosen, this, &NodesView::applyClass);
    connect(m_attention, &FilterPill::toggled, this, [this](bool on) {
        m_table->filter().setAttentionOnly(on);
        refresh();
    });
    connect(&m_table->columns(), &ColumnFitter::fitted, this, &NodesView::showFootnote);
    connect(m_table, &NodeTable::selectedChanged, this, &NodesView::selectionChanged);
    connect(m_table, &NodeTable::selectedChanged, this, &NodesView::selectedChanged);
    connect(m_table, &NodeTable::detailsWanted, this, &NodesView::openDetails);
    connect(m_table, &NodeTable::timelineWanted, this, &NodesView::askForTimeline);
    connect(m_details, &NodeDetails::timelineWanted, this, &NodesView::askForTimeline);
    connect(m_details, &NodeDetails::closeWanted, this, &NodesView::closeDetails);
    NodeTableModel *nodes = m_session.nodes(m_cluster);
    connect(nodes, &QAbstractItemModel::rowsInserted, this, &NodesView::refresh);
    connect(nodes, &QAbstractItemModel::rowsRemoved, this, &NodesView::refresh);
    connect(nodes, &QAbstractItemModel::dataChanged, this, &NodesView::refresh);
    connect(&m_session, &FleetSession::snapshotPublished, this, &NodesView::refresh);
    connect(&m_session, &FleetSession::connectionChanged, this, &NodesView::refresh);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        m_text->setFocus(Qt::ShortcutFocusReason);
        m_text->selectAll();
    });
}

void NodesView::retranslate()
{
    m_text->setPlaceholderText(tr("Filter nodes…"));
    m_text->setAccessibleName(tr("Filter nodes"));
    m_classes->setAccessibleName(tr("Class of the nodes"));
    m_table->setAccessibleName(tr("Nodes"));
    refresh();
}

void NodesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NodesView::refresh()
{
    const QList<NodeRow> &rows = m_session.nodes(m_cluster)->rows();
    const auto count = [&rows](auto test) { return int(std::ranges::count_if(rows, test)); };
    m_classes->setText(AllClasses, tr("All %1").arg(rows.size()));
    m_classes->setText(StandardOnly, tr("Standard %1").arg(count([](const NodeRow &row) { return row.computeClass == ComputeClass::Standard; })));
    m_classes->setText(PreemptibleOnly, tr("Preemptible %1").arg(count([](const NodeRow &row) { return row.computeClass == ComputeClass::Preemptible; })));
    m_attention->setText(tr("Needs attention %1").arg(count(&NodeHealth::needsAttention)));
    m_summary->setText(tr("%n row(s)", nullptr, m_table->filter().rowCount()) + QStringLiteral(", ") + shownPerHour());
    m_table->setOffline(m_session.connection().kind == ConnectionState::Kind::Offline);
    m_table->fit();
    showFootnote();
    refreshNotice();
    showState();
    selectionChanged();
}

void NodesView::showFootnote()
{
    const QString hidden = m_table->columns().hiddenWords();
    if (hidden.isEmpty())
        m_keys->setText(tr("Enter: details    T: show in timeline    Ctrl+C: copy names    Ctrl+F: filter"));
    else
        m_keys->setText(m_summary->isHidden() ? m_summary->text() + QStringLiteral(". ") + hidden : hidden);
}

QString NodesView::shownPerHour() const
{
    Amount sum;
    for (int row = 0; row < m_table->filter().rowCount(); ++row) {
        const std::optional<Amount> perHour = m_table->filter().rowAt(row).perHour;
        if (!perHour) // one unknown price makes the sum unknown
            return Fmt::none() + QLatin1Char(' ') + Fmt::perHourUnit();
        sum += *perHour;
    }
    return m_context.zone.fmt().usdPerHour(sum);
}

void NodesView::refreshNotice()
{
    const QList<NodeRow> &rows = m_session.nodes(m_cluster)->rows();
    const int slots_ = int(std::ranges::count_if(rows, [](const NodeRow &row) { return row.unfilled && row.computeClass == ComputeClass::Preemptible; }));
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    m_notice->setVisible(slots_ > 0 && entry);
    if (slots_ == 0 || !entry)
        return;
    const Fmt fmt = m_context.zone.fmt();
    const auto number = [&fmt](std::optional<int> gpus) { return gpus ? fmt.count(*gpus) : Fmt::unknown(); };
    m_notice->setSentence(Sentence(tr("**%n preemptible slot(s) unfilled.** Target %1 GPUs, %2 running. New nodes join on their own when capacity returns; you "
                                      "pay nothing until then.", nullptr, slots_),
                                   {number(entry->cluster.desiredPreemptibleGpus), number(entry->cluster.allocatedPreemptibleGpus)}));
}

void NodesView::showState()
{
    const ConnectionState connection = m_session.connection();
    if (!m_session.hasFleet()) {
        if (connection.error && connection.kind != ConnectionState::Kind::Connecting)
            m_state->showFailed(ErrorWords::sentence(*connection.error), ErrorWords::advice(*connection.error),
                                ErrorWords::details(*connection.error), {{tr("Retry"), [this] { m_session.refresh(); }}});
        else if (m_state->state() != StateView::State::Loading)
            m_state->showLoading(tr("Loading nodes"));
    } else if (m_table->filter().rowCount() > 0) {
        m_state->showContent();
    } else {
        showEmpty();
    }
}

void NodesView::showEmpty()
{
    if (m_table->filter().isFiltering() && m_session.nodes(m_cluster)->rowCount() > 0) {
        const QString text = m_text->text().trimmed();
        m_state->showEmpty({QStringLiteral("filter"), text.isEmpty() ? tr("No node matches these filters") : tr("No node matches “%1”").arg(text),
                            tr("%n node(s) without the filter.", nullptr, m_session.nodes(m_cluster)->rowCount()),
                            {{tr("Clear filter"), [this] { clearFilters(); }}}, true});
        return;
    }
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    const bool starts = entry && isBringUp(entry->cluster.status.value);
    m_state->showEmpty({QStringLiteral("server"), starts ? tr("No nodes yet") : tr("No nodes"),
                        starts ? tr("The cluster is starting. Nodes appear here when it asks for them. You pay nothing until a node runs.")
                               : tr("This cluster has no nodes, and none are wanted. Compute costs nothing now."),
                        {}});
}

void NodesView::clearFilters()
{
    m_text->clear();
    m_attention->setChecked(false);
    m_classes->setCurrent(AllClasses);
    applyClass(AllClasses);
    m_table->setFocus(Qt::OtherFocusReason);
}

void NodesView::applyClass(int id)
{
    m_table->filter().setClass(id == StandardOnly        ? std::optional(ComputeClass::Standard)
                               : id == PreemptibleOnly ? std::optional(ComputeClass::Preemptible)
                                                       : std::nullopt);
    refresh();
}

void NodesView::selectionChanged()
{
    const std::optional<NodeRow> row = m_table->selectedNode();
    if (!row) {
        m_details->clear();
        return;
    }
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    m_details->setNode(*row, entry ? gpuTypeName(entry->cluster.gpuType) : QString());
}

bool NodesView::selectNode(const NodeId &node)
{
    if (m_session.nodes(m_cluster)->rowOf(node) < 0)
        return false;
    if (!m_table->selectNode(node)) {
        clearFilters();
        m_table->selectNode(node);
    }
    openDetails();
    return true;
}

bool NodesView::hasSelection() const
{
    return m_table->selectedNode().has_value();
}

void NodesView::copyNames()
{
    m_table->copyNames();
}

void NodesView::openDetails()
{
    if (!m_table->selectedNode())
        return;
    m_details->show();
    placeDetails();
}

void NodesView::closeDetails()
{
    m_details->hide();
    placeDetails();
    m_table->setFocus(Qt::OtherFocusReason);
}

void NodesView::askForTimeline()
{
    if (const std::optional<NodeRow> row = m_table->selectedNode())
        Q_EMIT showInTimeline(row->node.id);
}

void NodesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placeDetails();
}

void NodesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeDetails();
}

void NodesView::placeDetails()
{
    const bool drawer = window()->width() < drawerBelow;
    if (drawer != m_isDrawer) {
        m_isDrawer = drawer;
        m_table->setNarrow(drawer);
        if (drawer) {
            m_details->setParent(this);
            m_details->setVisible(m_table->selectedNode().has_value());
        } else {
            m_splitter->addWidget(m_details);
            m_details->show();
        }
    }
    // The table makes room, so that nothing lies hidden under the drawer.
    const bool shifts = drawer && !m_details->isHidden();
    layout()->setContentsMargins(Metrics::pagePadding, Metrics::gap, shifts ? Metrics::scaled(drawerWidth) + Metrics::gap : Metrics::pagePadding, Metrics::gap);
    m_attention->setVisible(!shifts);
    m_summary->setVisible(!shifts);
    showFootnote();
    if (drawer) {
        m_details->setGeometry(width() - Metrics::scaled(drawerWidth), 0, Metrics::scaled(drawerWidth), height());
        m_details->raise();
    }
}

void NodesView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_isDrawer && m_details->isVisible())
        closeDetails();
    else if (m_table->filter().isFiltering())
        clearFilters();
    else
        QWidget::keyPressEvent(event);
}

} // namespace deck::ui
