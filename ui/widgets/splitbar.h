// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barpainter.h"

#include <QWidget>

namespace deck::ui {

/// Stretches of one whole side by side (standard, preemptible, storage). Give it an accessible name with the figures.
class SplitBar : public QWidget
{
    Q_OBJECT

public:
    explicit SplitBar(int barHeight = 12, QWidget *parent = nullptr);

    /// `total` of zero means the sum of the parts; a larger one leaves the rest as track.
    void setParts(const QVector<BarPart> &parts, double total = 0);

    QSize sizeHint() const override { return {120, m_height}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVector<BarPart> m_parts;
    double m_total = 0;
    int m_height;
};

} // namespace deck::ui
