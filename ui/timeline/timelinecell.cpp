// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinecell.h"

namespace deck::ui {

TimelineCell::TimelineCell(TimelineAccessible *table, TimelineView *view, int lane, int segment)
    : m_view(view)
    , m_table(table)
    , m_lane(lane)
    , m_segment(segment)
{
}

std::optional<SegmentRef> TimelineCell::place() const
{
    if (!m_view)
        return std::nullopt;
    const QList<int> rows = m_table->laneRows();
    const Lane *lane = m_lane < rows.size() ? m_view->scene().laneOfRow(rows.at(m_lane)) : nullptr;
    return lane && m_segment < lane->segments.size() ? std::optional(SegmentRef::of(*lane, m_segment)) : std::nullopt;
}

bool TimelineCell::isValid() const
{
    return place().has_value();
}

QAccessibleInterface *TimelineCell::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QAccessibleInterface *TimelineCell::table() const
{
    return parent();
}

QString TimelineCell::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && isValid() ? m_table->words(m_table->laneRows().at(m_lane), m_segment) : QString();
}

QRect TimelineCell::rect() const
{
    const std::optional<SegmentRef> here = place();
    const QRect box = here ? m_view->bandRect(*here) : QRect();
    return box.isEmpty() ? box : QRect(m_view->viewport()->mapToGlobal(box.topLeft()), box.size());
}

bool TimelineCell::isSelected() const
{
    return m_view && m_view->scene().selected && place() == m_view->scene().selected;
}

QAccessible::State TimelineCell::state() const
{
    QAccessible::State state;
    state.selectable = true;
    state.focusable = true;
    state.selected = isSelected();
    state.focused = state.selected && m_view->hasFocus();
    state.offscreen = rect().isEmpty();
    state.invalid = !isValid();
    return state;
}

void *TimelineCell::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this) : nullptr;
}

} // namespace deck::ui
