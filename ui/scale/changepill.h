// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

/// "+16" in a pill; empty text paints nothing but keeps its place.
class ChangePill : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setChange(int gpus);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace deck::ui
