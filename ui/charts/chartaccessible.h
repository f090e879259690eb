// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timechart.h"

#include <QAccessibleWidget>
#include <QHash>

namespace deck::ui {

/// A chart for a screen reader: a table with one row a bucket and one column a series, and the total where there is one. Its
/// name is the caption; a cell reads "Standard, $160.00, 13:45 to 14:00 UTC".
class ChartAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    /// Makes Qt use this class for every TimeChart. Once is enough.
    static void install();

    explicit ChartAccessible(TimeChart *chart);
    ~ChartAccessible() override;

    TimeChart *chart() const;
    QString words(int bucket, int column) const;
    QRect cellRect(int bucket) const;
    /// After new data: cells of the old ones are gone.
    void forget() const;

    void *interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::State state() const override;
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *event) override;

private:
    mutable QHash<int, QAccessible::Id> m_cells; // by child index
};

} // namespace deck::ui
