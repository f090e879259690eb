// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelineaccessible.h"

#include "timelinecell.h"
#include "timelinewords.h"

namespace deck::ui {

namespace {

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    if (className == QLatin1String(TimelineView::staticMetaObject.className()))
        return new TimelineAccessible(qobject_cast<TimelineView *>(object));
    return nullptr;
}

quint64 cellKey(int lane, int segment)
{
    return quint64(quint32(lane)) << 32 | quint32(segment);
}

} // namespace

void TimelineAccessible::install()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

void TimelineAccessible::announceRow(TimelineView *view)
{
    if (!QAccessible::isActive() || !view->scene().selected)
        return;
    auto *table = static_cast<TimelineAccessible *>(QAccessible::queryAccessibleInterface(view));
    QAccessibleInterface *cell = table ? table->focusChild() : nullptr;
    if (!cell)
        return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(table->indexOfChild(cell));
    QAccessible::updateAccessibility(&event);
}

TimelineAccessible::TimelineAccessible(TimelineView *view)
    : QAccessibleWidget(view, QAccessible::Table)
{
    QObject::connect(view, &TimelineView::contentChanged, view, [this] { forget(); });
}

TimelineAccessible::~TimelineAccessible()
{
    forget();
}

void TimelineAccessible::forget() const
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}

TimelineView *TimelineAccessible::view() const
{
    return static_cast<TimelineView *>(widget());
}

void *TimelineAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QList<int> TimelineAccessible::laneRows() const
{
    QList<int> rows;
    for (int row = 0; row < view()->scene().rows.size(); ++row)
        if (view()->scene().laneOfRow(row))
            rows.append(row);
    return rows;
}

QString TimelineAccessible::words(int row, int segment) const
{
    const Fmt fmt = view()->fmt();
    const Lane *lane = view()->scene().laneOfRow(row);
    return lane ? TimelineWords(fmt, view()->scene()).segmentSpoken(*lane, segment) : QString();
}

QString TimelineAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Name)
        return TimelineWords::tableName(rowCount());
    return QAccessibleWidget::text(kind);
}

int TimelineAccessible::rowCount() const
{
    return int(laneRows().size());
}

int TimelineAccessible::columnCount() const
{
    qsizetype most = 0;
    for (const int row : laneRows())
        most = std::max(most, view()->scene().laneOfRow(row)->segments.size());
    return int(most);
}

int TimelineAccessible::childCount() const
{
    int count = 0;
    for (const int row : laneRows())
        count += int(view()->scene().laneOfRow(row)->segments.size());
    return count;
}

QAccessibleInterface *TimelineAccessible::child(int index) const
{
    const QList<int> rows = laneRows();
    for (int lane = 0; lane < rows.size(); ++lane) {
        const int segments = int(view()->scene().laneOfRow(rows.at(lane))->segments.size());
        if (index < segments)
            return index < 0 ? nullptr : cellAt(lane, index);
        index -= segments;
    }
    return nullptr;
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = child && child->role() == QAccessible::Cell ? static_cast<const TimelineCell *>(child) : nullptr;
    if (!cell)
        return -1;
    int index = cell->columnIndex();
    const QList<int> rows = laneRows();
    for (int lane = 0; lane < cell->rowIndex() && lane < rows.size(); ++lane)
        index += int(view()->scene().laneOfRow(rows.at(lane))->segments.size());
    return index;
}

QAccessibleInterface *TimelineAccessible::cellAt(int row, int column) const
{
    const QList<int> rows = laneRows();
    const Lane *lane = row >= 0 && row < rows.size() ? view()->scene().laneOfRow(rows.at(row)) : nullptr;
    if (!lane || column < 0 || column >= lane->segments.size())
        return nullptr;
    const quint64 key = cellKey(row, column);
    if (const auto known = m_cells.constFind(key); known != m_cells.cend())
        return QAccessible::accessibleInterface(*known);
    auto *cell = new TimelineCell(const_cast<TimelineAccessible *>(this), view(), row, column);
    m_cells.insert(key, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

QAccessibleInterface *TimelineAccessible::childAt(int x, int y) const
{
    for (int index = 0; index < childCount(); ++index) {
        QAccessibleInterface *cell = child(index);
        if (cell && cell->rect().contains(x, y))
            return cell;
    }
    return nullptr;
}

QAccessibleInterface *TimelineAccessible::focusChild() const
{
    const QList<QAccessibleInterface *> cells = selectedCells();
    return cells.isEmpty() ? nullptr : cells.first();
}

QList<QAccessibleInterface *> TimelineAccessible::selectedCells() const
{
    const std::optional<SegmentRef> selected = view()->scene().selected;
    const QList<int> rows = laneRows();
    for (int lane = 0; selected && lane < rows.size(); ++lane) {
        const int segment = selected->indexIn(*view()->scene().laneOfRow(rows.at(lane)));
        if (segment >= 0)
            return {cellAt(lane, segment)};
    }
    return {};
}

QString TimelineAccessible::columnDescription(int) const
{
    return {};
}

QString TimelineAccessible::rowDescription(int row) const
{
    const QList<int> rows = laneRows();
    return row >= 0 && row < rows.size() ? TimelineWords::laneName(*view()->scene().laneOfRow(rows.at(row))) : QString();
}

void TimelineAccessible::modelChange(QAccessibleTableModelChangeEvent *)
{
    forget();
}

} // namespace deck::ui
