// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QWidget>

class QHeaderView;

namespace deck::ui {

/// The total below a table or tree, aligned with its columns, never scrolled away. Place it under the view.
class TotalRow : public QWidget
{
    Q_OBJECT

public:
    explicit TotalRow(QHeaderView *header, QWidget *parent = nullptr);

    /// `rightEdge` right-aligns at that many pixels from the column's left edge (capacity numbers); 0 is the column's edge.
    void setCell(int column, const QString &text, Qt::Alignment alignment = Qt::AlignRight, int rightEdge = 0);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Cell
    {
        QString text;
        Qt::Alignment alignment;
        int rightEdge;
    };

    void describe();

    QPointer<QHeaderView> m_header;
    QHash<int, Cell> m_cells;
};

} // namespace deck::ui
