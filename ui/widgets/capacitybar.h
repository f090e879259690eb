// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barpainter.h"

#include <QWidget>

namespace deck::ui {

/// A capacity bar as a widget, 10 px high in tiles, 16 in cards (setBarHeight). It says in words what it shows.
class CapacityBar : public QWidget
{
    Q_OBJECT

public:
    explicit CapacityBar(const Capacity &capacity = {}, QWidget *parent = nullptr);

    void setCapacity(const Capacity &capacity);
    void setBarHeight(int pixels);

    QSize sizeHint() const override { return {BarPainter::capacityBarSize().width(), m_height}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Capacity m_capacity;
    int m_height;
};

} // namespace deck::ui
