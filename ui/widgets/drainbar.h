// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

/// What is left of a drain window, hatched. The countdown beside it says it in words.
class DrainBar : public QWidget
{
    Q_OBJECT

public:
    explicit DrainBar(QWidget *parent = nullptr);

    void setLeft(double left); ///< 1 just announced, 0 over

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_left = 0;
};

} // namespace deck::ui
