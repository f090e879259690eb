// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

/// A small picture of what the app shows: five lanes, of which one is taken back and one takes its place.
class DrainPicture : public QWidget
{
    Q_OBJECT
public:
    explicit DrainPicture(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {334, 118}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace deck::ui
