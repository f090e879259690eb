// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventtable.h"

#include "amountdelegate.h"
#include "badgedelegate.h"
#include "metrics.h"
#include "spokenproxymodel.h"
#include "statevisuals.h"
#include "timelinewords.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace deck::ui {

namespace {

using Column = EventTableModel::Column;

Visual visualOf(const TimelineEvent &event)
{
    switch (event.kind) {
    case EventKind::PreemptionNotice:
        return Visual::Preemption;
    case EventKind::NodeFailed:
        return Visual::Critical;
    case EventKind::ClusterMissing:
        return Visual::Missing;
    case EventKind::CapacityShort:
        return Visual::Waiting;
    case EventKind::CapacityFilled:
        return Visual::Good;
    case EventKind::NodePhase:
    case EventKind::NodeAdded:
        return StateVisuals::of(nodePhaseFromApi(event.reason).value);
    default:
        return Visual::Information;
    }
}

} // namespace

EventTable::EventTable(EventTableModel &events, const UiContext &context, QWidget *parent)
    : QTableView(parent)
    , m_context(context)
    , m_events(events)
    , m_filter(new EventFilterProxy(events, context, this))
    , m_spoken(new SpokenProxyModel(this))
{
    setObjectName(QStringLiteral("eventTable"));
    m_spoken->setSourceModel(m_filter);
    setModel(m_spoken);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::row));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    buildDelegates();
    const std::pair<Column, int> widths[] = {{Column::Time, 152}, {Column::Age, 120}, {Column::Event, 160}, {Column::Node, 146}, {Column::Class, 116}, {Column::PerHour, 84}};
    for (const auto &[column, width] : widths)
        setColumnWidth(int(column), Metrics::scaled(width));
    horizontalHeader()->setSectionResizeMode(int(Column::WhatHappened), QHeaderView::Stretch);
    setSortingEnabled(true);
    sortByColumn(int(Column::Time), Qt::DescendingOrder);

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (!m_quiet && current.isValid())
            Q_EMIT chosen(eventOf(current));
    });
    connect(&m_context.countdown, &Countdown::tick, this, &EventTable::refreshAges);
    connect(&m_context.zone, &ZoneChoice::changed, this, [this] {
        horizontalHeader()->viewport()->update();
        viewport()->update();
    });
    const auto recount = [this] { Q_EMIT m_filter->headerDataChanged(Qt::Horizontal, int(Column::Event), int(Column::Event)); };
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, recount);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, recount);
}

const TimelineEvent &EventTable::eventOf(const QModelIndex &index) const
{
    // A delegate is asked with an index of either proxy: SpokenProxyModel hands on its source's.
    return m_filter->eventAt(index.row());
}

QString EventTable::timeText(const QModelIndex &index) const
{
    const TimelineEvent &event = eventOf(index);
    if (!event.at)
        return tr("time unknown");
    const Fmt fmt = m_context.zone.fmt();
    const bool today = fmt.date(*event.at) == fmt.date(m_context.countdown.now());
    const QString time = today ? fmt.timeSeconds(*event.at) : tr("%1 %2").arg(fmt.dateShort(*event.at), fmt.timeSeconds(*event.at));
    //: a time that is only bounded by two observations, "about 12:51:10"
    return event.estimated ? tr("about %1").arg(time) : time;
}

QString EventTable::ageText(const QModelIndex &index) const
{
    const TimelineEvent &event = eventOf(index);
    return event.at ? m_context.zone.fmt().ago(m_context.countdown.now() - *event.at) : Fmt::none();
}

void EventTable::buildDelegates()
{
    const auto use = [this](Column column, RowDelegate *delegate) {
        setItemDelegateForColumn(int(column), delegate);
        m_spoken->setSpeaker(int(column), delegate);
        return delegate;
    };
    use(Column::Time, new RowDelegate(this))->setText([this](const QModelIndex &index) { return timeText(index); });
    RowDelegate *age = use(Column::Age, new RowDelegate(this));
    age->setText([this](const QModelIndex &index) { return ageText(index); });
    age->setInk([](const QModelIndex &) { return Ink::Text2; });
    use(Column::Event, new RowDelegate(this))->setGlyph([this](const QModelIndex &index) { return std::optional(visualOf(eventOf(index))); });
    RowDelegate *node = use(Column::Node, new RowDelegate(this));
    node->setTypeRole(Type::Role::Mono);
    node->setElideMode(Qt::ElideMiddle);
    node->setText([](const QModelIndex &index) { return TimelineWords::briefName(index.data().toString()); });
    auto *badge = new BadgeDelegate(this);
    badge->setClassOf([this](const QModelIndex &index) -> std::optional<NodeClass> {
        const TimelineEvent &event = eventOf(index);
        if (event.node.isEmpty())
            return std::nullopt;
        return StateVisuals::of(event.computeClass);
    });
    use(Column::Class, badge);
    use(Column::WhatHappened, new RowDelegate(this));
    use(Column::PerHour, new AmountDelegate(AmountDelegate::Format::Change, m_context.zone, this));
}

std::optional<TimelineEvent> EventTable::currentEvent() const
{
    const QModelIndexList selected = selectionModel()->selectedRows();
    return selected.isEmpty() ? std::nullopt : std::optional(eventOf(selected.first()));
}

void EventTable::showRow(int row)
{
    const QScopedValueRollback quiet(m_quiet, true);
    if (row < 0) {
        selectionModel()->clear();
        return;
    }
    const QModelIndex index = m_spoken->index(row, 0);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void EventTable::choose(int row)
{
    if (row < 0)
        return;
    showRow(row);
    Q_EMIT chosen(m_filter->eventAt(row));
}

void EventTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        choose(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void EventTable::refreshAges()
{
    const int column = int(Column::Age);
    viewport()->update(QRect(columnViewportPosition(column), 0, columnWidth(column), viewport()->height()));
}

} // namespace deck::ui
