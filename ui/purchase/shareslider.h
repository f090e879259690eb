// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace deck::ui {

/// How many of a number of GPUs are preemptible, in whole nodes: none at the left, all but one node at the right. Arrow keys step
/// by one node, Page Up and Down by eight, as in GpuSpinBox.
class ShareSlider : public QSlider
{
    Q_OBJECT

public:
    explicit ShareSlider(QWidget *parent = nullptr);

    void setTotal(int gpus);
    int gpus() const; ///< what is preemptible; whole nodes also while the mouse is between two of them

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace deck::ui
