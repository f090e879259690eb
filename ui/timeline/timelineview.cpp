// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelineview.h"

#include "fleethistory.h"
#include "metrics.h"
#include "statevisuals.h"
#include "timelineaccessible.h"
#include "timelinecard.h"
#include "timelinepainter.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

namespace deck::ui {

TimelineView::TimelineView(const UiContext &context, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_context(context)
    , m_card(new TimelineCard(viewport()))
{
    TimelineAccessible::install();
    setObjectName(QStringLiteral("timelineView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    m_scene.now = m_context.countdown.now();
    m_scene.observedUntil = m_scene.now;
    m_range = TimeRange::endingNow(m_span, m_scene.now);
    connect(&m_context.countdown, &Countdown::tick, this, &TimelineView::tick);
    connect(&m_context.zone, &ZoneChoice::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&m_context.theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

TimelineView::~TimelineView() = default;

void TimelineView::setContent(Content content)
{
    m_content = std::move(content);
    m_scene.lanes = m_content.lanes;
    m_scene.capacity = m_content.capacity;
    m_scene.stale = m_content.stale;
    placeNow(m_context.countdown.now());
    if (m_following)
        m_range = TimeRange::endingNow(m_span, m_scene.now);
    hideCard();
    arrange();
    Q_EMIT rangeChanged();
}

void TimelineView::placeNow(Instant now)
{
    m_scene.now = now;
    m_scene.gaps = m_content.gaps;
    m_scene.observedUntil = now;
    // Since the last good answer nobody knows: bands end there and the rest is a gap like any other.
    if (m_content.lastObservedAt && now - *m_content.lastObservedAt > longestUnobserved) {
        m_scene.observedUntil = *m_content.lastObservedAt;
        m_scene.gaps.append(CoverageGap{*m_content.lastObservedAt, now});
    }
}

void TimelineView::tick(Instant now)
{
    placeNow(now);
    if (m_following)
        setRange(TimeRange::endingNow(m_span, now));
    else
        viewport()->update();
    if (m_cardPinned)
        showCardOfSelection();
}

TimelineGeometry TimelineView::geometry() const
{
    TimelineGeometry geometry;
    geometry.range = m_range;
    geometry.width = viewport()->width();
    geometry.gutter = Metrics::scaled(224);
    geometry.axis = Metrics::scaled(24);
    geometry.row = Metrics::scaled(Metrics::lane);
    geometry.scroll = verticalScrollBar()->value();
    return geometry;
}

void TimelineView::setRange(const TimeRange &range)
{
    if (range == m_range) {
        viewport()->update();
        return;
    }
    m_range = range;
    arrange();
    Q_EMIT rangeChanged();
}

void TimelineView::showRange(const TimeRange &range)
{
    setFollowing(false);
    hideCard();
    setRange(range);
}

void TimelineView::setSpan(Millis span)
{
    m_span = span;
    hideCard();
    setRange(m_following ? TimeRange::endingNow(span, m_scene.now) : m_range.zoomed(double(span.count()) / double(m_range.span().count()), m_range.middle()));
}

void TimelineView::setFollowing(bool following)
{
    if (following == m_following)
        return;
    m_following = following;
    if (following)
        setRange(TimeRange::endingNow(m_span, m_scene.now));
    Q_EMIT followingChanged(following);
}

void TimelineView::zoom(double factor)
{
    hideCard();
    if (m_following) { // stays at now
        const TimeRange wanted = TimeRange{m_scene.now - m_span, m_scene.now}.zoomed(factor, m_scene.now);
        m_span = wanted.span();
        setRange(TimeRange::endingNow(m_span, m_scene.now));
        return;
    }
    const bool atCursor = m_scene.cursor && m_range.contains(*m_scene.cursor);
    setRange(m_range.zoomed(factor, atCursor ? *m_scene.cursor : m_range.middle()));
}

void TimelineView::fit()
{
    Instant first = m_content.firstObservedAt.value_or(m_scene.now - m_span);
    for (const Lane &lane : m_scene.lanes)
        if (!lane.segments.isEmpty())
            first = std::min(first, lane.segments.first().from);
    const Millis span = std::clamp(m_scene.now - first, TimeRange::shortest, TimeRange::longest);
    showRange(TimeRange::endingNow(span * 102 / 100, m_scene.now));
}

void TimelineView::pan(double share)
{
    showRange(m_range.panned(Millis(qint64(double(m_range.span().count()) * share))));
}

void TimelineView::arrange()
{
    std::optional<LaneRow> before;
    std::optional<LifeKey> laneBefore;
    if (m_scene.currentRow >= 0 && m_scene.currentRow < m_scene.rows.size()) {
        before = m_scene.rows.at(m_scene.currentRow);
        const int lane = before->lane();
        if (lane >= 0 && lane < m_scene.lanes.size())
            laneBefore = m_scene.lanes.at(lane).life;
    }
    const QList<LaneRow> rows = arrangeLanes(m_scene.lanes, m_range, m_scene.observedUntil, m_folding);
    const bool differs = rows != m_scene.rows;
    m_scene.rows = rows;
    m_scene.currentRow = -1;
    for (int row = 0; before && row < rows.size() && m_scene.currentRow < 0; ++row) {
        const LaneRow &each = rows.at(row);
        const bool isSame = each.kind == before->kind && each.group == before->group
            && (each.kind != LaneRow::Kind::Lane || m_scene.lanes.at(each.lane()).life == laneBefore);
        m_scene.currentRow = isSame ? row : -1;
    }
    updateScrollBar();
    viewport()->update();
    if (differs)
        Q_EMIT contentChanged();
}

void TimelineView::updateScrollBar()
{
    const TimelineGeometry shown = geometry();
    const int room = std::max(0, viewport()->height() - shown.axis);
    verticalScrollBar()->setRange(0, std::max(0, shown.contentHeight(int(m_scene.rows.size())) - room));
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(shown.row);
}

void TimelineView::select(const SegmentRef &place, std::optional<Instant> cursor)
{
    m_scene.selected = place;
    m_scene.cursor = cursor;
    if (cursor && !m_range.contains(*cursor))
        showRange(m_range.panned(*cursor - m_range.middle()));
    const auto isTheLane = [&](int lane) { return place.isIn(m_scene.lanes.at(lane)); };
    for (const LaneRow &row : std::as_const(m_scene.rows)) {
        if (!std::ranges::any_of(row.lanes, isTheLane))
            continue;
        if (row.kind == LaneRow::Kind::Group)
            m_folding.collapsed.remove(row.group);
        if (row.kind == LaneRow::Kind::Unchanged)
            m_folding.allShown.insert(row.group);
    }
    arrange();
    for (int row = 0; row < m_scene.rows.size(); ++row) {
        const Lane *lane = m_scene.laneOfRow(row);
        if (lane && place.isIn(*lane)) {
            m_scene.currentRow = row;
            makeRowVisible(row);
        }
    }
    viewport()->update();
}

void TimelineView::showMoment(Instant at)
{
    m_scene.selected.reset();
    m_scene.cursor = at;
    hideCard();
    if (!m_range.contains(at))
        showRange(m_range.panned(at - m_range.middle()));
    viewport()->update();
}

void TimelineView::clearSelection()
{
    m_scene.selected.reset();
    m_scene.cursor.reset();
    hideCard();
    viewport()->update();
}

QRect TimelineView::bandRect(const SegmentRef &place) const
{
    const TimelineGeometry shown = geometry();
    for (int row = 0; row < m_scene.rows.size(); ++row) {
        const Lane *lane = m_scene.laneOfRow(row);
        if (!lane || !place.isIn(*lane))
            continue;
        if (place.removal && lane->removedAt)
            return shown.box(row, shown.x(*lane->removedAt) + 4, shown.x(*lane->removedAt) + 16).toAlignedRect();
        const int segment = place.indexIn(*lane);
        for (const Band &band : shown.bands(*lane, m_scene.observedUntil))
            if (band.first <= segment && segment <= band.last)
                return shown.box(row, band.left, band.right).toAlignedRect();
    }
    return {};
}

TimelineView::Hit TimelineView::hitTest(const QPoint &at) const
{
    const TimelineGeometry shown = geometry();
    Hit hit;
    const int row = shown.rowAt(at.y());
    if (row < 0 || row >= m_scene.rows.size())
        return hit;
    hit.row = row;
    const Lane *lane = m_scene.laneOfRow(row);
    if (!lane || at.x() < shown.gutter)
        return hit;
    const QList<Band> bands = shown.bands(*lane, m_scene.observedUntil);
    const int band = TimelineGeometry::bandAt(bands, at.x() + 0.5);
    const double removed = lane->removedAt ? shown.x(*lane->removedAt) : 0;
    const bool insideBand = band >= 0 && at.x() < bands.at(band).right;
    if (lane->removedAt && !insideBand && at.x() >= removed && at.x() <= removed + 18) {
        hit.removal = true;
    } else if (band >= 0) {
        hit.first = bands.at(band).first;
        hit.last = bands.at(band).last;
    }
    return hit;
}

const CoverageGap *TimelineView::gapAt(const QPoint &at) const
{
    const TimelineGeometry shown = geometry();
    if (at.x() < shown.gutter)
        return nullptr;
    const Instant moment = shown.at(at.x());
    const auto found = std::ranges::find_if(m_scene.gaps, [moment](const CoverageGap &gap) { return gap.from <= moment && moment < gap.to; });
    return found == m_scene.gaps.cend() ? nullptr : &*found;
}

void TimelineView::pick(const Lane &lane, int segment, bool removal)
{
    const SegmentRef place = removal ? SegmentRef::removalOf(lane) : SegmentRef::of(lane, segment);
    m_scene.selected = place;
    m_scene.cursor = place.from;
    viewport()->update();
    Q_EMIT picked(place);
}

void TimelineView::toggleRow(int row)
{
    const LaneRow target = m_scene.rows.at(row);
    if (target.kind == LaneRow::Kind::Unchanged) {
        m_folding.allShown.insert(target.group);
    } else if (target.kind == LaneRow::Kind::Group) {
        if (!m_folding.collapsed.remove(target.group))
            m_folding.collapsed.insert(target.group);
    }
    m_scene.currentRow = row;
    arrange();
}

void TimelineView::activateRow(int row)
{
    if (row < 0 || row >= m_scene.rows.size())
        return;
    const Lane *lane = m_scene.laneOfRow(row);
    if (!lane) {
        toggleRow(row);
        return;
    }
    m_scene.currentRow = row;
    const std::optional<Instant> cursor = m_scene.cursor;
    int segment = cursor && m_range.contains(*cursor) ? lane->segmentAt(*cursor) : -1;
    if (segment < 0)
        segment = int(lane->segments.size()) - 1;
    const bool alreadyThere = m_scene.selected && m_scene.selected->isIn(*lane);
    if (!alreadyThere) {
        pick(*lane, segment, false);
        m_scene.cursor = cursor; // the cursor stays where it is while lanes are walked through
    }
    viewport()->update();
}

void TimelineView::moveRow(int by)
{
    hideCard();
    if (m_scene.rows.isEmpty())
        return;
    const int row = std::clamp(m_scene.currentRow + by, 0, int(m_scene.rows.size()) - 1);
    m_scene.currentRow = row;
    if (m_scene.laneOfRow(row))
        activateRow(row);
    makeRowVisible(row);
    viewport()->update();
    TimelineAccessible::announceRow(this);
}

void TimelineView::makeRowVisible(int row)
{
    const TimelineGeometry shown = geometry();
    const int top = row * shown.row;
    const int room = viewport()->height() - shown.axis;
    QScrollBar *bar = verticalScrollBar();
    if (top < bar->value())
        bar->setValue(top);
    else if (top + shown.row > bar->value() + room)
        bar->setValue(top + shown.row - room);
}

void TimelineView::showCard(const Hit &hit, const QRect &anchor)
{
    const Lane *lane = m_scene.laneOfRow(hit.row);
    if (!lane)
        return;
    const Fmt format = fmt();
    const TimelineWords words(format, m_scene);
    const Segment &segment = lane->segments.at(std::max(0, hit.first));
    const Visual visual = hit.removal ? Visual::Removed : segment.waiting ? Visual::Waiting : StateVisuals::of(segment.state);
    const bool stale = m_scene.stale && !hit.removal && !segment.to;
    m_card->setContent(visual, stale, words.cardTitle(*lane), hit.removal ? words.removalCard(*lane) : words.card(*lane, hit.first, hit.last));
    m_card->showAt(anchor);
}

void TimelineView::showGapCard(const CoverageGap &gap, const QRect &anchor)
{
    const Fmt format = fmt();
    const TimelineWords words(format, m_scene);
    m_card->setContent(Visual::Warning, false, TimelineWords::notObservedTitle(), words.gapCard(gap));
    m_card->showAt(anchor);
}

void TimelineView::showCardOfSelection()
{
    if (!m_scene.selected)
        return;
    const QRect anchor = bandRect(*m_scene.selected);
    if (!anchor.intersects(viewport()->rect()))
        return;
    Hit hit = hitTest(anchor.center());
    const Lane *lane = m_scene.laneOfRow(hit.row);
    if (!lane)
        return;
    hit.removal = m_scene.selected->removal;
    if (!hit.removal && hit.first < 0)
        hit.first = hit.last = m_scene.selected->indexIn(*lane);
    showCard(hit, anchor & viewport()->rect());
    m_cardPinned = true;
}

void TimelineView::hideCard()
{
    m_cardPinned = false;
    m_hover = {};
    m_card->hide();
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const Fmt format = fmt();
    TimelinePainter(painter, m_scene, geometry(), format, Tokens::of(palette()), viewport()->height()).paint(hasFocus());
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    hideCard();
    updateScrollBar();
    Q_EMIT rangeChanged();
}

void TimelineView::scrollContentsBy(int, int)
{
    hideCard();
    viewport()->update();
}

void TimelineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimelineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    hideCard();
    viewport()->update();
}

void TimelineView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        hideCard();
        updateScrollBar();
        viewport()->update();
        Q_EMIT contentChanged();
    }
}

} // namespace deck::ui
