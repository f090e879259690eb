// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodetable.h"

#include "amountdelegate.h"
#include "badgedelegate.h"
#include "metrics.h"
#include "nodehealth.h"
#include "pilldelegate.h"
#include "spokenproxymodel.h"
#include "statewords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>

namespace deck::ui {

namespace {

using Column = NodeTableModel::Column;

} // namespace

NodeTable::NodeTable(NodeTableModel &nodes, const UiContext &context, QWidget *parent)
    : QTableView(parent)
    , m_context(context)
    , m_filter(new NodeFilterProxy(nodes, this))
    , m_spoken(new SpokenProxyModel(this))
    , m_fit(nullptr)
{
    setObjectName(QStringLiteral("nodeTable"));
    m_spoken->setSourceModel(m_filter);
    setModel(m_spoken);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::row));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setResizeContentsPrecision(0); // the rows in sight
    buildDelegates();
    m_fit = new ColumnFitter(this, horizontalHeader(), [this] { return columnWishes(); });
    setSortingEnabled(true);
    sortByColumn(int(Column::Name), Qt::AscendingOrder);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &NodeTable::selectedChanged);
    connect(this, &QTableView::doubleClicked, this, &NodeTable::detailsWanted);
    connect(&m_context.countdown, &Countdown::tick, viewport(), qOverload<>(&QWidget::update));
    connect(&m_context.zone, &ZoneChoice::changed, viewport(), qOverload<>(&QWidget::update));
}

void NodeTable::buildDelegates()
{
    const auto use = [this](Column column, RowDelegate *delegate) {
        setItemDelegateForColumn(int(column), delegate);
        m_spoken->setSpeaker(int(column), delegate);
        return delegate;
    };
    RowDelegate *name = use(Column::Name, new RowDelegate(this));
    name->setTypeRole(Type::Role::Mono);
    name->setElideMode(Qt::ElideMiddle);
    use(Column::Class, new BadgeDelegate(this));
    use(Column::Phase, new PillDelegate(
                           [this](const QModelIndex &index) {
                               Pill pill = PillDelegate::nodeState(index);
                               if (m_offline && pill.visual == Visual::Draining)
                                   pill.text = StateWords::drainingUnsure();
                               return pill;
                           },
                           this));
    RowDelegate *health = use(Column::Health, new RowDelegate(this));
    health->setGlyph([this](const QModelIndex &index) { return NodeHealth::glyph(rowOf(index)); });
    health->setText([this](const QModelIndex &index) { return NodeHealth::words(rowOf(index), m_context.zone.fmt(), m_context.countdown.now()); });
    health->setInk([this](const QModelIndex &index) {
        const NodeRow &row = rowOf(index);
        if (row.stale || !NodeHealth::needsAttention(row))
            return Ink::Text2;
        return row.state == NodeState::Failed ? Ink::Crit : Ink::Warn;
    });
    RowDelegate *age = use(Column::InPhase, new RowDelegate(this));
    age->setAlignment(Qt::AlignRight);
    age->setText([this](const QModelIndex &index) {
        const std::optional<Instant> since = rowOf(index).inPhaseSince;
        return since ? m_context.zone.fmt().age(m_context.countdown.now() - *since) : Fmt::none();
    });
    use(Column::Gpus, new RowDelegate(this))->setAlignment(Qt::AlignRight);
    use(Column::PerHour, new AmountDelegate(AmountDelegate::Format::Cents, m_context.zone, this));
}

void NodeTable::setNarrow(bool narrow)
{
    m_narrow = narrow;
    m_fit->fit();
}

int NodeTable::phaseWidth() const
{
    // Of all rows, not only of those in sight: the column shall not change while one scrolls.
    QSet<std::pair<int, bool>> seen;
    int width = horizontalHeader()->sectionSizeHint(int(Column::Phase));
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const NodeRow &node = m_filter->rowAt(row);
        if (const auto kind = std::pair(int(node.state), node.unfilled); !seen.contains(kind)) {
            seen.insert(kind);
            width = qMax(width, itemDelegateForColumn(int(Column::Phase))->sizeHint({}, m_spoken->index(row, int(Column::Phase))).width());
        }
    }
    return width;
}

QList<ColumnFitter::Wish> NodeTable::columnWishes() const
{
    const auto fixed = [this](Column column, int designed, int leaves = 0) {
        const int least = m_fit->content(int(column));
        return ColumnFitter::Wish{qMax(Metrics::scaled(designed), least), least, 0, leaves};
    };
    ColumnFitter::Wish name = fixed(Column::Name, 238);
    name.least = qMin(name.least, Metrics::scaled(m_narrow ? 184 : 200));
    const int phase = phaseWidth();
    const ColumnFitter::Wish phases{qMax(phase, Metrics::scaled(110)), phase, 0, 0};
    ColumnFitter::Wish health = fixed(Column::Health, 134);
    if (m_narrow) {
        // Short badges; ages, GPUs and prices go, as their sum stands below the table.
        health.share = 1;
        const int brief = qMax(Metrics::scaled(66), m_fit->title(int(Column::Class)));
        return {name, {brief, brief, 0, 0}, phases, health, {}, {}, {}};
    }
    ColumnFitter::Wish age = fixed(Column::InPhase, 88, 1);
    age.share = 1;
    return {name, fixed(Column::Class, 112), phases, health, age, fixed(Column::Gpus, 54, 2), fixed(Column::PerHour, 80, 3)};
}

std::optional<NodeRow> NodeTable::selectedNode() const
{
    const QModelIndexList selected = selectionModel()->selectedRows();
    if (selected.isEmpty())
        return std::nullopt;
    const bool currentIsSelected = selectionModel()->isRowSelected(currentIndex().row(), {});
    return m_filter->rowAt(currentIsSelected ? currentIndex().row() : selected.first().row());
}

bool NodeTable::selectNode(const NodeId &node)
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        if (m_filter->rowAt(row).unfilled || m_filter->rowAt(row).node.id != node)
            continue;
        const QModelIndex index = m_spoken->index(row, 0);
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        scrollTo(index);
        return true;
    }
    return false;
}

void NodeTable::copyNames()
{
    QStringList names;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        names.append(m_filter->rowAt(index.row()).node.id.toString());
    if (!names.isEmpty())
        QGuiApplication::clipboard()->setText(names.join(u'\n'));
}

void NodeTable::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier));
    if (event->matches(QKeySequence::Copy))
        copyNames();
    else if (plain && event->key() == Qt::Key_T)
        Q_EMIT timelineWanted();
    else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT detailsWanted();
    else
        QTableView::keyPressEvent(event);
}

} // namespace deck::ui
