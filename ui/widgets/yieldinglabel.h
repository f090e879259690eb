// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plainlabel.h"

namespace deck::ui {

/// Words that may be missed, such as the subtitle of a card: shown where all of them fit, else not at all, and then in the
/// tooltip. It never makes a layout wider.
class YieldingLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit YieldingLabel(Type::Role role, Ink ink, QWidget *parent = nullptr);

    bool isYielding() const { return width() < sizeHint().width(); }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace deck::ui
