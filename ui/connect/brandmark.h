// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

/// The app's mark: two solid racks over three diamonds.
class BrandMark : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return {36, 36}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace deck::ui
