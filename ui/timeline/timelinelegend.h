// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QWidget>

namespace deck::ui {

/// What the bands and marks of the timeline mean, and how to move in it.
class TimelineLegend : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineLegend(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Item;
    static QList<Item> items();
    void describe();
};

} // namespace deck::ui
