// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartcell.h"

#include "chartaccessible.h"

namespace deck::ui {

bool ChartCell::isValid() const
{
    return m_row < m_table->rowCount() && m_column < m_table->columnCount();
}

QAccessibleInterface *ChartCell::parent() const
{
    return QAccessible::queryAccessibleInterface(m_table->chart());
}

QString ChartCell::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && isValid() ? m_table->words(m_row, m_column) : QString();
}

QRect ChartCell::rect() const
{
    return m_table->cellRect(m_row);
}

QAccessible::State ChartCell::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.focused = m_table->chart()->hasFocus() && m_table->chart()->cursor() == m_row;
    return state;
}

void *ChartCell::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this) : nullptr;
}

} // namespace deck::ui
