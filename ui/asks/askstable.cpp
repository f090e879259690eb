// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askstable.h"

#include "badgedelegate.h"
#include "metrics.h"
#include "roles.h"
#include "rowdelegate.h"
#include "spokenproxymodel.h"
#include "statevisuals.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace deck::ui {
namespace {

using Column = AskTableModel::Column;

Visual visualOf(Ask::Outcome outcome)
{
    switch (outcome) {
    case Ask::Outcome::Unknown:
        return Visual::Warning;
    case Ask::Outcome::Refused:
        return Visual::Critical;
    case Ask::Outcome::Waiting:
        return Visual::Waiting;
    case Ask::Outcome::Granted:
        return Visual::Good;
    case Ask::Outcome::NotSent:
    case Ask::Outcome::Overtaken:
        return Visual::Information;
    }
    Q_UNREACHABLE();
}

} // namespace

AsksTable::AsksTable(AskTableModel &asks, const UiContext &context, QWidget *parent)
    : QTableView(parent)
    , m_context(context)
    , m_asks(asks)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_spoken(new SpokenProxyModel(this))
{
    setObjectName(QStringLiteral("asksTable"));
    m_sorted->setSourceModel(&m_asks);
    m_sorted->setSortRole(roles::SortRole);
    m_spoken->setSourceModel(m_sorted);
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
    const std::pair<Column, int> widths[] = {{Column::Time, 156},  {Column::By, 104},    {Column::Cluster, 144}, {Column::Region, 104},
                                             {Column::Gpu, 88},    {Column::Class, 116}, {Column::Asked, 112},   {Column::Granted, 72},
                                             {Column::Took, 96}};
    for (const auto &[column, width] : widths)
        setColumnWidth(int(column), Metrics::scaled(width));
    horizontalHeader()->setStretchLastSection(true);
    setSortingEnabled(true);
    sortByColumn(int(Column::Time), Qt::DescendingOrder);
    connect(&m_context.zone, &ZoneChoice::changed, this, [this] { viewport()->update(); });
    connect(&m_context.countdown, &Countdown::tick, this, [this] {
        const int column = int(Column::Took); // what still waits grows older
        viewport()->update(QRect(columnViewportPosition(column), 0, columnWidth(column), viewport()->height()));
    });
}

const Ask &AsksTable::askOf(const QModelIndex &index) const
{
    // Delegates are asked with an index of either proxy; rows are the same in both.
    return m_asks.rowAt(m_sorted->mapToSource(m_sorted->index(index.row(), 0)).row()).ask;
}

QString AsksTable::timeText(const QModelIndex &index) const
{
    const Ask &ask = askOf(index);
    const Fmt fmt = m_context.zone.fmt();
    const bool today = fmt.date(ask.at) == fmt.date(m_context.countdown.now());
    const QString time = today ? fmt.timeSeconds(ask.at) : tr("%1 %2").arg(fmt.dateShort(ask.at), fmt.timeSeconds(ask.at));
    //: a time that is only bounded by two observations, "about 12:51:10"
    return ask.estimated ? tr("about %1").arg(time) : time;
}

QString AsksTable::tookText(const QModelIndex &index) const
{
    const Ask &ask = askOf(index);
    const Fmt fmt = m_context.zone.fmt();
    if (ask.outcome == Ask::Outcome::Waiting)
        //: how long something was waited for so far
        return tr("%1 so far").arg(fmt.age(m_context.countdown.now() - ask.at));
    return ask.settledAt ? fmt.age(*ask.settledAt - ask.at) : Fmt::none();
}

void AsksTable::buildDelegates()
{
    const auto use = [this](Column column, RowDelegate *delegate) {
        setItemDelegateForColumn(int(column), delegate);
        m_spoken->setSpeaker(int(column), delegate);
        return delegate;
    };
    use(Column::Time, new RowDelegate(this))->setText([this](const QModelIndex &index) { return timeText(index); });
    for (const Column column : {Column::By, Column::Cluster, Column::Region, Column::Gpu, Column::Asked, Column::Granted})
        use(column, new RowDelegate(this));
    auto *badge = new BadgeDelegate(this);
    badge->setClassOf([this](const QModelIndex &index) -> std::optional<NodeClass> { return StateVisuals::of(askOf(index).computeClass); });
    use(Column::Class, badge);
    use(Column::Took, new RowDelegate(this))->setText([this](const QModelIndex &index) { return tookText(index); });
    use(Column::Outcome, new RowDelegate(this))->setGlyph([this](const QModelIndex &index) {
        return std::optional(visualOf(askOf(index).outcome));
    });
}

} // namespace deck::ui
