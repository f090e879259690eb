// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "timelinegeometry.h"
#include "uicontext.h"

#include <QWidget>

namespace deck::ui {

/// The strip above the timeline: allocated GPUs over a longer time, with the shown range as a window that can be dragged and
/// resized. Keys: left and right move it, with Shift they make it wider or narrower.
class BrushView : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        QList<CapacityStep> capacity;
        QList<CoverageGap> gaps;
        QList<Instant> notices;
        Instant now;

        bool operator==(const Content &) const = default;
    };

    explicit BrushView(const UiContext &context, QWidget *parent = nullptr);

    void setContent(const Content &content);
    void setShown(const TimeRange &range); ///< what the timeline shows
    /// What the strip covers: the last 24 hours, or as many of 7 and 30 days as the shown range needs.
    TimeRange overview() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void rangeChosen(const deck::ui::TimeRange &range); ///< by the user

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Grip { None, Left, Right, Window, Fresh };

    TimelineGeometry geometry() const;
    Grip gripAt(const QPointF &at) const;
    Millis overviewSpan() const;
    QString title() const;
    void paintCapacity(QPainter &painter, const TimelineGeometry &shown, double bottom) const;
    void paintWindow(QPainter &painter, const TimelineGeometry &shown, double bottom) const;
    void paintAxis(QPainter &painter, const TimelineGeometry &shown, double bottom) const;
    void describe();
    double chartBottom() const;

    UiContext m_context;
    Content m_content;
    TimeRange m_shown;
    Grip m_grip = Grip::None;
    Instant m_pressedAt;
    TimeRange m_pressedRange;
};

} // namespace deck::ui
