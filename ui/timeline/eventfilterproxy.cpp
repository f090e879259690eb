// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventfilterproxy.h"

#include "roles.h"

namespace deck::ui {

using Column = EventTableModel::Column;

EventFilterProxy::EventFilterProxy(EventTableModel &events, const UiContext &context, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_events(events)
    , m_context(context)
    , m_groups(std::begin(eventGroups), std::end(eventGroups))
{
    setSortRole(roles::SortRole);
    setSourceModel(&events);
}

void EventFilterProxy::setEnds(const Ends &ends)
{
    if (ends == m_ends)
        return;
    m_ends = ends;
    invalidateFilter();
}

EventGroup EventFilterProxy::groupOf(const TimelineEvent &event) const
{
    const bool isRemoval = event.kind == EventKind::NodeRemoved && event.at;
    return ui::groupOf(event, isRemoval ? m_ends.value({event.node, event.at->millis()}, LifeEnd::Unexplained) : LifeEnd::Unexplained);
}

void EventFilterProxy::setGroups(const QSet<EventGroup> &groups)
{
    if (groups == m_groups)
        return;
    m_groups = groups;
    invalidateFilter();
    Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::Event), int(Column::Event));
}

int EventFilterProxy::countOf(EventGroup group) const
{
    return int(std::ranges::count_if(m_events.rows(), [this, group](const EventRow &row) { return groupOf(row.event) == group; }));
}

const TimelineEvent &EventFilterProxy::eventAt(int proxyRow) const
{
    return m_events.rowAt(mapToSource(index(proxyRow, 0)).row()).event;
}

int EventFilterProxy::rowOf(const QString &key) const
{
    const int source = m_events.rowOf(key);
    return source < 0 ? -1 : mapFromSource(m_events.index(source, 0)).row();
}

int EventFilterProxy::step(int direction, std::optional<Instant> from, const QString &key) const
{
    using Place = std::pair<Instant, QString>;
    const Place here(from.value_or(m_context.countdown.now()), key);
    int best = -1;
    Place bestPlace;
    for (int row = 0; row < rowCount(); ++row) {
        const TimelineEvent &event = eventAt(row);
        if (!event.at)
            continue;
        const Place place(*event.at, event.key);
        const bool isAhead = direction > 0 ? here < place : place < here;
        const bool isNearer = best < 0 || (direction > 0 ? place < bestPlace : bestPlace < place);
        if (isAhead && isNearer) {
            best = row;
            bestPlace = place;
        }
    }
    return best;
}

bool EventFilterProxy::filterAcceptsRow(int row, const QModelIndex &) const
{
    return m_groups.contains(groupOf(m_events.rowAt(row).event));
}

QVariant EventFilterProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == int(Column::PerHour))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QSortFilterProxyModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Time:
        //: the zone follows, "Time, UTC"
        return tr("Time, %1").arg(m_context.zone.fmt().zoneName(m_context.countdown.now()));
    case Column::Age:
        return tr("Age");
    case Column::Event:
        return tr("Event, %1 of %2").arg(rowCount()).arg(m_events.rowCount());
    case Column::Node:
        return tr("Node");
    case Column::Class:
        return tr("Class");
    case Column::WhatHappened:
        return tr("What happened");
    case Column::PerHour:
        return tr("$/h");
    }
    return {};
}

} // namespace deck::ui
