// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "axisscale.h"
#include "chartdata.h"
#include "zonechoice.h"

#include <QChartView>

class QValueAxis;

namespace deck::ui {

class ChartCard;

/// What StepChart and BarStackChart share: axes from 0 in round steps, labels in the zone in force, estimated bands,
/// preemption marks, the cursor with its card. Left and Right move the cursor, Enter shows its card, Escape hides it; the mouse
/// does the same. Legend and title belong to the card around it (LegendItem, Card).
class TimeChart : public QChartView
{
    Q_OBJECT

public:
    ~TimeChart() override;

    void setData(const ChartData &data);
    const ChartData &data() const { return m_data; }
    int cursor() const { return m_cursor; } ///< bucket, -1 for none
    void setCursor(int bucket);             ///< with its card
    QString bucketTitle(int bucket) const;  ///< "13:45 to 14:00 UTC"
    QRect bucketRect(int bucket) const;     ///< in the viewport
    int bucketAt(const QPoint &position) const; ///< -1 outside of the plot

    QSize sizeHint() const override { return {480, 140}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

Q_SIGNALS:
    void cursorChanged(int bucket);

protected:
    /// `zone` outlives the chart.
    explicit TimeChart(const ZoneChoice &zone, QWidget *parent = nullptr);

    /// Fills the chart with series for the data; colours are taken anew too.
    virtual void rebuild() = 0;
    virtual double largest() const;
    QRectF plot() const;
    double xOf(Instant at) const; ///< in buckets, with fraction
    QValueAxis *xAxis() const { return m_x; }
    QValueAxis *yAxis() const { return m_y; }
    const AxisScale &scale() const { return m_scale; }

    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refit();
    QPointF at(double bucket, double value) const;
    void drawEstimated(QPainter &painter, const QRectF &plot) const;
    void drawPreemptions(QPainter &painter, const QRectF &plot) const;
    void drawAxes(QPainter &painter, const QRectF &plot) const;
    void placeCard();

    const ZoneChoice &m_zone;
    ChartData m_data;
    AxisScale m_scale;
    QValueAxis *m_x;
    QValueAxis *m_y;
    ChartCard *m_card;
    int m_cursor = -1;
    bool m_keyboard = false;
};

} // namespace deck::ui
