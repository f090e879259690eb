// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual.h"

#include <QWidget>

namespace deck::ui {

/// How much of what is there (or of what is missing) the wanted GPUs take: a bar cut in two, with words under both parts.
class AvailabilityBar : public QWidget
{
    Q_OBJECT

public:
    explicit AvailabilityBar(NodeClass nodeClass, QWidget *parent = nullptr);

    /// `filled` of `total` GPUs; an empty text is left out.
    void setPart(int filled, int total, const QString &filledText, const QString &restText);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    NodeClass m_class;
    int m_filled = 0;
    int m_total = 0;
    QString m_filledText;
    QString m_restText;
};

} // namespace deck::ui
