// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticstable.h"

#include "metrics.h"
#include "roles.h"
#include "spokenproxymodel.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace deck::ui {

DiagnosticsTable::DiagnosticsTable(QAbstractItemModel &model, const UiContext &context, QWidget *parent)
    : QTableView(parent)
    , m_context(context)
    , m_sorted(new QSortFilterProxyModel(this))
    , m_spoken(new SpokenProxyModel(this))
{
    m_sorted->setSourceModel(&model);
    m_sorted->setSortRole(roles::SortRole);
    m_spoken->setSourceModel(m_sorted);
    setModel(m_spoken);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::rowDense));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&m_context.zone, &ZoneChoice::changed, viewport(), QOverload<>::of(&QWidget::update));
}

RowDelegate *DiagnosticsTable::addColumn(int column, int width)
{
    return use(column, width, new RowDelegate(this));
}

RowDelegate *DiagnosticsTable::addTimeColumn(int column, int width)
{
    RowDelegate *delegate = use(column, width, new RowDelegate(this));
    delegate->setText([this](const QModelIndex &index) {
        return m_context.zone.fmt().dateTime(index.data(roles::InstantRole).value<Instant>());
    });
    return delegate;
}

RowDelegate *DiagnosticsTable::use(int column, int width, RowDelegate *delegate)
{
    delegate->setRowHeight(Metrics::rowDense);
    setItemDelegateForColumn(column, delegate);
    m_spoken->setSpeaker(column, delegate);
    if (width > 0)
        setColumnWidth(column, Metrics::scaled(width));
    else
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    return delegate;
}

} // namespace deck::ui
