// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "asktablemodel.h"
#include "uicontext.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace deck::ui {

class SpokenProxyModel;

/// The asks as a table that can be sorted by every column; newest first.
class AsksTable : public QTableView
{
    Q_OBJECT

public:
    AsksTable(AskTableModel &asks, const UiContext &context, QWidget *parent = nullptr);

private:
    void buildDelegates();
    const Ask &askOf(const QModelIndex &index) const;
    QString timeText(const QModelIndex &index) const;
    QString tookText(const QModelIndex &index) const;

    UiContext m_context;
    AskTableModel &m_asks;
    QSortFilterProxyModel *m_sorted;
    SpokenProxyModel *m_spoken;
};

} // namespace deck::ui
