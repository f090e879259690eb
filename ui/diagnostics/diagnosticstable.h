// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rowdelegate.h"
#include "uicontext.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace deck::ui {

class SpokenProxyModel;

/// A table of facts without any state of its own: rows of a model, times in the zone in force, sortable.
class DiagnosticsTable : public QTableView
{
    Q_OBJECT
public:
    DiagnosticsTable(QAbstractItemModel &model, const UiContext &context, QWidget *parent = nullptr);

    /// Width in pixels at 100 % text; 0 takes what is left.
    RowDelegate *addColumn(int column, int width);
    RowDelegate *addTimeColumn(int column, int width);

private:
    RowDelegate *use(int column, int width, RowDelegate *delegate);

    UiContext m_context;
    QSortFilterProxyModel *m_sorted;
    SpokenProxyModel *m_spoken;
};

} // namespace deck::ui
