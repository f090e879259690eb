// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelineaccessible.h"

namespace deck::ui {

/// One segment of one lane in the accessible tree.
class TimelineCell : public QAccessibleInterface, public QAccessibleTableCellInterface
{
public:
    /// `lane` counts the lanes that are shown, from 0.
    TimelineCell(TimelineAccessible *table, TimelineView *view, int lane, int segment);

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_segment; }
    int rowIndex() const override { return m_lane; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override;

private:
    std::optional<SegmentRef> place() const;

    QPointer<TimelineView> m_view;
    TimelineAccessible *m_table;
    int m_lane;
    int m_segment;
};

} // namespace deck::ui
