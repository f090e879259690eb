// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reflowrow.h"

#include "metrics.h"

#include <QEvent>
#include <QGridLayout>

namespace deck::ui {

ReflowRow::ReflowRow(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Metrics::gap);
}

void ReflowRow::add(QWidget *widget, int share)
{
    widget->setParent(this);
    m_items.append({widget, share});
    arrange(int(m_items.size()));
}

int ReflowRow::widthFor(int columns) const
{
    QList<int> widths(columns, 0);
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        int &width = widths[i % columns];
        width = qMax(width, qMax(m_items.at(i).widget->minimumSizeHint().width(), m_items.at(i).widget->minimumWidth()));
    }
    int sum = Metrics::gap * (columns - 1);
    for (const int width : std::as_const(widths))
        sum += width;
    return sum;
}

QSize ReflowRow::minimumSizeHint() const
{
    return {m_items.isEmpty() ? 0 : widthFor(1), m_grid->minimumSize().height()};
}

void ReflowRow::fit()
{
    int columns = int(m_items.size());
    while (columns > 1 && widthFor(columns) > width())
        columns = (columns + 1) / 2;
    if (columns != m_columns && columns > 0)
        arrange(columns);
}

void ReflowRow::arrange(int columns)
{
    const bool single = columns == m_items.size();
    m_columns = columns;
    for (const Item &item : std::as_const(m_items))
        m_grid->removeWidget(item.widget);
    for (int column = 0; column < m_items.size(); ++column)
        m_grid->setColumnStretch(column, column >= columns ? 0 : single ? m_items.at(column).share : 1);
    for (int i = 0; i < m_items.size(); ++i)
        m_grid->addWidget(m_items.at(i).widget, i / columns, i % columns);
    updateGeometry();
}

bool ReflowRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void ReflowRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace deck::ui
