// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelineview.h"

#include <QAccessibleWidget>
#include <QHash>

namespace deck::ui {

/// The timeline as screen readers see it: a table of lanes with one cell a segment (design-system.md, section 8). The cells
/// are its children, row by row: "gpu-preemptible-dp-x1, Running, 10:00 to 10:05" (C25).
class TimelineAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    /// Makes Qt use this class for every TimelineView. Once is enough.
    static void install();
    /// Tells listeners that the current row of the view has the focus.
    static void announceRow(TimelineView *view);

    explicit TimelineAccessible(TimelineView *view);
    ~TimelineAccessible() override;

    void *interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return int(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override;
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

    TimelineView *view() const;
    /// Indices of rows of the scene that are lanes.
    QList<int> laneRows() const;
    QString words(int row, int segment) const;

private:
    void forget() const;

    mutable QHash<quint64, QAccessible::Id> m_cells; // lane and segment
};

} // namespace deck::ui
