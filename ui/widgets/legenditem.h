// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace deck::ui {

/// One entry of a chart's or bar's legend, for the card header, in stacking order.
class LegendItem : public QWidget
{
    Q_OBJECT

public:
    enum class Mark {
        StandardArea, PreemptibleArea, Storage,               // charts
        StandardBar, PreemptibleBar, Draining, WaitingPreemptible, Failed, // capacity and split bars
        Target, Preemption, Estimated,
        GpuRequested, GpuFree, GpuFault,
    };

    LegendItem(Mark mark, const QString &text, QWidget *parent = nullptr);

    void setText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void paintMark(QPainter &painter, const QRectF &rect) const;

    Mark m_mark;
    QString m_text;
};

} // namespace deck::ui
