// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartaccessible.h"

#include "chartcard.h"
#include "chartcell.h"

namespace deck::ui {

namespace {

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    if (className == QLatin1String(TimeChart::staticMetaObject.className()))
        return new ChartAccessible(qobject_cast<TimeChart *>(object));
    return nullptr;
}

} // namespace

void ChartAccessible::install()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

ChartAccessible::ChartAccessible(TimeChart *chart) : QAccessibleWidget(chart, QAccessible::Table) {}

ChartAccessible::~ChartAccessible()
{
    forget();
}

TimeChart *ChartAccessible::chart() const
{
    return static_cast<TimeChart *>(widget());
}

void ChartAccessible::forget() const
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}

void ChartAccessible::modelChange(QAccessibleTableModelChangeEvent *)
{
    forget();
}

void *ChartAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State ChartAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    return state;
}

int ChartAccessible::rowCount() const
{
    return chart()->data().buckets();
}

int ChartAccessible::columnCount() const
{
    const ChartData &data = chart()->data();
    return int(data.series.size()) + (data.totalText ? 1 : 0);
}

QString ChartAccessible::columnDescription(int column) const
{
    const ChartData &data = chart()->data();
    return column < data.series.size() ? data.series.at(column).name : ChartCard::totalWord();
}

QString ChartAccessible::rowDescription(int row) const
{
    return chart()->bucketTitle(row);
}

QString ChartAccessible::words(int bucket, int column) const
{
    const ChartData &data = chart()->data();
    const bool total = column >= data.series.size();
    const QString value = total ? data.totalText(bucket) : data.valueText ? data.valueText(column, bucket) : QString();
    return QStringLiteral("%1, %2, %3").arg(columnDescription(column), value, rowDescription(bucket));
}

QRect ChartAccessible::cellRect(int bucket) const
{
    const QRect area = chart()->bucketRect(bucket);
    return {chart()->viewport()->mapToGlobal(area.topLeft()), area.size()};
}

QAccessibleInterface *ChartAccessible::cellAt(int row, int column) const
{
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return nullptr;
    const int index = row * columnCount() + column;
    const auto known = m_cells.constFind(index);
    if (known != m_cells.cend())
        return QAccessible::accessibleInterface(*known);
    auto *cell = new ChartCell(this, row, column);
    m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

QAccessibleInterface *ChartAccessible::child(int index) const
{
    return columnCount() > 0 ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
}

int ChartAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    if (!child || child->role() != QAccessible::Cell)
        return -1;
    const auto *cell = static_cast<const ChartCell *>(child);
    return cell->rowIndex() * columnCount() + cell->columnIndex();
}

QAccessibleInterface *ChartAccessible::childAt(int x, int y) const
{
    const int bucket = chart()->bucketAt(chart()->viewport()->mapFromGlobal(QPoint(x, y)));
    return bucket < 0 ? nullptr : cellAt(bucket, 0);
}

QAccessibleInterface *ChartAccessible::focusChild() const
{
    return chart()->hasFocus() ? cellAt(chart()->cursor(), 0) : nullptr;
}

} // namespace deck::ui
