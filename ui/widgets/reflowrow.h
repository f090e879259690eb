// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;

namespace deck::ui {

/// Tiles or cards side by side while each has the room that its contents need; else in half as many columns, in the end one
/// below the other. So a page never has to be wider than its widest card.
///
///     auto *row = new ReflowRow;
///     row->add(burnTile, 248);
///     row->add(statusTile, 356); // shares of a single row; columns of several rows are equal
class ReflowRow : public QWidget
{
    Q_OBJECT

public:
    explicit ReflowRow(QWidget *parent = nullptr);

    void add(QWidget *widget, int share);
    int columns() const { return m_columns; }

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int widthFor(int columns) const;
    void fit();
    void arrange(int columns);

    struct Item
    {
        QWidget *widget;
        int share;
    };
    QList<Item> m_items;
    QGridLayout *m_grid;
    int m_columns = 0;
};

} // namespace deck::ui
