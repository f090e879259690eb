// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelinegeometry.h"
#include "timelinescene.h"
#include "uicontext.h"

#include <QAbstractScrollArea>

namespace deck::ui {

class TimelineCard;

/// The canvas: lanes of nodes over time. It shows and navigates; which event belongs to what is picked is the page's business.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    struct Content
    {
        QList<Lane> lanes;
        QList<CapacityStep> capacity;
        QList<CoverageGap> gaps;
        std::optional<Instant> firstObservedAt;
        std::optional<Instant> lastObservedAt;
        bool stale = false;
    };

    explicit TimelineView(const UiContext &context, QWidget *parent = nullptr);
    ~TimelineView() override;

    /// Selection, current row and range survive when what they mean is still there.
    void setContent(Content content);

    const TimelineScene &scene() const { return m_scene; }
    TimelineGeometry geometry() const;
    Fmt fmt() const { return m_context.zone.fmt(); }
    TimeRange range() const { return m_range; }
    void showRange(const TimeRange &range); ///< ends following unless it ends after now as following does
    void setSpan(Millis span);              ///< around now while following, else around the middle
    bool isFollowing() const { return m_following; }
    void setFollowing(bool following);
    void zoom(double factor);               ///< around the cursor when it is visible, else the middle
    void fit();                             ///< everything that is known

    /// Selects from outside: brings it into view, unfolds its group. Emits nothing.
    void select(const SegmentRef &place, std::optional<Instant> cursor);
    void showMoment(Instant at); ///< no segment: the cursor line alone
    void clearSelection();
    QRect bandRect(const SegmentRef &place) const; ///< in the viewport, empty when not shown

Q_SIGNALS:
    void rangeChanged();
    void followingChanged(bool following);
    void picked(const deck::ui::SegmentRef &place); ///< by the user
    void eventStepRequested(int direction);         ///< +1: later
    void contentChanged();                          ///< rows or segments: for the accessible tree

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    struct Hit
    {
        int row = -1;
        int first = -1; ///< segments
        int last = -1;
        bool removal = false;
        bool isBand() const { return first >= 0 || removal; }
        bool operator==(const Hit &) const = default;
    };

    Hit hitTest(const QPoint &at) const;
    const CoverageGap *gapAt(const QPoint &at) const;
    void tick(Instant now);
    void placeNow(Instant now);
    void setRange(const TimeRange &range);
    void pan(double share);
    void arrange();
    void updateScrollBar();
    void activateRow(int row);
    void toggleRow(int row);
    void moveRow(int by);
    void makeRowVisible(int row);
    void pick(const Lane &lane, int segment, bool removal);
    void showCard(const Hit &hit, const QRect &anchor);
    void showGapCard(const CoverageGap &gap, const QRect &anchor);
    void showCardOfSelection();
    void hideCard();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers, const QString &text);

    UiContext m_context;
    Content m_content;
    TimelineScene m_scene;
    TimeRange m_range;
    LaneFolding m_folding;
    bool m_following = true;
    Millis m_span{std::chrono::hours(6)};
    TimelineCard *m_card;
    bool m_cardPinned = false;
    Hit m_hover;
    std::optional<QPoint> m_pressed;
    TimeRange m_pressedRange;
    bool m_dragging = false;
};

} // namespace deck::ui
