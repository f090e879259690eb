// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statuspainter.h"

#include <QWidget>

namespace deck::ui {

/// A state pill as a widget.
class StatusPill : public QWidget
{
    Q_OBJECT

public:
    explicit StatusPill(const Pill &pill = {}, QWidget *parent = nullptr);

    const Pill &pill() const { return m_pill; }
    void setPill(const Pill &pill);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void describe();

    Pill m_pill;
};

} // namespace deck::ui
