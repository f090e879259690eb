// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual.h"

#include <QWidget>

namespace deck::ui {

/// A number in a rounded box; hidden while it is zero. `Visual::Warning` and `Critical` tint it, anything else is neutral.
class CounterBadge : public QWidget
{
    Q_OBJECT

public:
    explicit CounterBadge(int count = 0, Visual severity = Visual::Warning, QWidget *parent = nullptr);

    void setCount(int count, Visual severity);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_count = -1;
    Visual m_severity = Visual::Unknown;
};

} // namespace deck::ui
