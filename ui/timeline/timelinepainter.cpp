// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinepainter.h"

#include "bandpainter.h"
#include "hatch.h"
#include "metrics.h"
#include "painterstate.h"
#include "statevisuals.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

namespace {

QFont boldMonoCaption()
{
    QFont font = Type::font(Type::Role::MonoCaption);
    font.setBold(true);
    return font;
}

double crisp(double x)
{
    return std::floor(x) + 0.5;
}

} // namespace

TimelinePainter::TimelinePainter(QPainter &painter, const TimelineScene &scene, const TimelineGeometry &geometry, const Fmt &fmt,
                                 const Tokens &tokens, int height)
    : m_painter(painter)
    , m_scene(scene)
    , m_geometry(geometry)
    , m_fmt(fmt)
    , m_tokens(tokens)
    , m_words(fmt, scene)
    , m_height(height)
    , m_firstRow(std::max(0, geometry.rowAt(geometry.axis)))
    , m_lastRow(std::min(int(scene.rows.size()) - 1, geometry.rowAt(height)))
{
}

QString TimelinePainter::showText()
{
    return tr("show");
}

void TimelinePainter::paint(bool focused)
{
    m_painter.fillRect(QRectF(0, 0, m_geometry.width, m_height), m_tokens.base);
    {
        const PainterState state(m_painter);
        m_painter.setClipRect(QRectF(0, m_geometry.axis, m_geometry.width, m_height - m_geometry.axis));
        rowBackgrounds();
        grid();
        for (int row = m_firstRow; row <= m_lastRow; ++row) {
            switch (m_scene.rows.at(row).kind) {
            case LaneRow::Kind::Group:
                groupHead(row);
                break;
            case LaneRow::Kind::Unchanged:
                unchangedRow(row);
                break;
            case LaneRow::Kind::Lane:
                laneRow(row);
                break;
            }
        }
        unobserved();
    }
    axis();
    m_painter.setPen(m_tokens.line);
    m_painter.drawLine(QPointF(m_geometry.gutter - 0.5, 0), QPointF(m_geometry.gutter - 0.5, m_height));
    if (m_scene.cursor)
        flag(*m_scene.cursor, m_fmt.timeSeconds(*m_scene.cursor), m_tokens.accent, m_tokens.onAccent);
    flag(m_scene.now, tr("Now"), m_tokens.text, m_tokens.base);
    if (!focused)
        return;
    const bool onRow = m_scene.currentRow >= m_firstRow && m_scene.currentRow <= m_lastRow;
    const QRectF ring = onRow ? rowRect(m_scene.currentRow).adjusted(1, 1, -1, -2) : QRectF(1, 1, m_geometry.width - 2, m_height - 2);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_tokens.accent, 2));
    m_painter.drawRect(ring);
}

QRectF TimelinePainter::rowRect(int row) const
{
    return {0, double(m_geometry.rowTop(row)), double(m_geometry.width), double(m_geometry.row)};
}

bool TimelinePainter::isSelected(int row) const
{
    const Lane *lane = m_scene.laneOfRow(row);
    return row == m_scene.currentRow || (lane && m_scene.selected && m_scene.selected->isIn(*lane));
}

void TimelinePainter::rowBackgrounds()
{
    for (int row = m_firstRow; row <= m_lastRow; ++row) {
        const QRectF rect = rowRect(row);
        if (isSelected(row)) {
            m_painter.fillRect(rect, m_tokens.sel);
            m_painter.fillRect(QRectF(0, rect.top(), 3, rect.height()), m_tokens.selLine);
        }
        m_painter.setPen(m_tokens.grid);
        m_painter.drawLine(QPointF(0, rect.bottom() - 0.5), QPointF(rect.right(), rect.bottom() - 0.5));
    }
}

void TimelinePainter::grid()
{
    m_painter.setPen(m_tokens.grid);
    for (const Instant tick : m_geometry.ticks(m_fmt.zone())) {
        const double x = crisp(m_geometry.x(tick));
        m_painter.drawLine(QPointF(x, m_geometry.axis), QPointF(x, m_height));
    }
}

void TimelinePainter::headerText(const QRectF &rect, const QString &text, const QString &note, const QFont &font,
                                 const QColor &ink, const QFont &noteFont, const QColor &noteInk)
{
    double right = m_geometry.gutter - 10;
    if (!note.isEmpty()) {
        m_painter.setFont(noteFont);
        m_painter.setPen(noteInk);
        const double width = std::min<double>(m_painter.fontMetrics().horizontalAdvance(note), m_geometry.gutter - 100);
        const QString shown = m_painter.fontMetrics().elidedText(note, Qt::ElideRight, int(width) + 1);
        m_painter.drawText(QRectF(right - width - 1, rect.top(), width + 1, rect.height()), Qt::AlignVCenter | Qt::AlignRight, shown);
        right -= width + 8;
    }
    m_painter.setFont(font);
    m_painter.setPen(ink);
    const QString shown = m_painter.fontMetrics().elidedText(text, Qt::ElideMiddle, int(right - rect.left()));
    m_painter.drawText(QRectF(rect.left(), rect.top(), right - rect.left(), rect.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
}

void TimelinePainter::groupHead(int row)
{
    const LaneRow &head = m_scene.rows.at(row);
    const QRectF rect = rowRect(row);
    m_painter.fillRect(rect, isSelected(row) ? m_tokens.sel : m_tokens.raised);
    if (isSelected(row))
        m_painter.fillRect(QRectF(0, rect.top(), 3, rect.height()), m_tokens.selLine);
    const bool isOpen = row + 1 < m_scene.rows.size() && m_scene.rows.at(row + 1).kind != LaneRow::Kind::Group;
    const double middle = rect.center().y();
    {
        const PainterState state(m_painter);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_tokens.text2, 1.4));
        m_painter.setBrush(Qt::NoBrush);
        if (isOpen)
            m_painter.drawPolyline(QPolygonF{{10, middle - 2}, {14, middle + 2}, {18, middle - 2}});
        else
            m_painter.drawPolyline(QPolygonF{{12, middle - 4}, {16, middle}, {12, middle + 4}});
    }
    double left = 24;
    if (head.group != LaneGroup::Left) {
        const NodeClass nodeClass = head.group == LaneGroup::Standard ? NodeClass::Standard
            : head.group == LaneGroup::Preemptible                    ? NodeClass::Preemptible
                                                                      : NodeClass::Unknown;
        StatusPainter::glyph(m_painter, QRectF(24, middle - 5.5, 11, 11), nodeClass, m_tokens);
        left = 40;
    }
    const GroupFacts facts = groupFacts(m_scene, head, m_geometry.range);
    const QFont strong = Type::font(Type::Role::CaptionStrong);
    headerText(QRectF(left, rect.top(), 0, rect.height()), m_words.groupTitle(head, facts), {}, strong, m_tokens.text, strong, m_tokens.text);
    m_painter.setFont(Type::font(Type::Role::Caption));
    m_painter.setPen(m_tokens.text2);
    m_painter.drawText(rect.adjusted(m_geometry.gutter + 8, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, m_words.groupSummary(head, facts));
}

void TimelinePainter::unchangedRow(int row)
{
    const LaneRow &fold = m_scene.rows.at(row);
    const QRectF rect = rowRect(row);
    const double middle = rect.center().y();
    StatusPainter::glyph(m_painter, QRectF(12, middle - 6, 12, 12), Visual::Running, m_tokens, m_scene.stale);
    const QFont caption = Type::font(Type::Role::Caption);
    headerText(QRectF(30, rect.top(), 0, rect.height()), m_words.unchanged(fold), showText(), caption, m_tokens.text2, caption, m_tokens.link);
    const double right = std::min<double>(m_geometry.width, m_geometry.x(m_scene.observedUntil));
    BandPainter::Look look;
    look.state = NodeState::Running;
    look.stale = m_scene.stale;
    if (right > m_geometry.gutter)
        BandPainter::band(m_painter, QRectF(m_geometry.gutter + 0.5, middle - 2.5, right - m_geometry.gutter - 1, 5), look, m_tokens);
}

void TimelinePainter::laneRow(int row)
{
    const Lane &lane = *m_scene.laneOfRow(row);
    {
        const PainterState state(m_painter);
        m_painter.setClipRect(rowRect(row).adjusted(m_geometry.gutter - 2, 0, 0, 0), Qt::IntersectClip);
        bands(row, lane);
        marks(row, lane);
    }
    header(row, lane);
}

void TimelinePainter::bands(int row, const Lane &lane)
{
    m_painter.setFont(Type::font(Type::Role::Caption));
    const QFontMetrics metrics = m_painter.fontMetrics();
    for (const Band &band : m_geometry.bands(lane, m_scene.observedUntil)) {
        const Segment &segment = lane.segments.at(band.shown);
        BandPainter::Look look;
        look.state = segment.state;
        look.waiting = segment.waiting;
        look.stale = m_scene.stale && !segment.to;
        const QRectF box = m_geometry.box(row, band.left, band.right);
        BandPainter::band(m_painter, box, look, m_tokens);
        if (band.count() == 1) {
            QString text = m_words.bandText(lane, band.first, m_geometry.range);
            if (!TimelineGeometry::fits(band.width(), metrics.horizontalAdvance(text)))
                text = m_words.bandTextShort(lane, band.first);
            const bool hatched = segment.state == NodeState::Draining;
            if (!hatched && TimelineGeometry::fits(band.width(), metrics.horizontalAdvance(text))) {
                m_painter.setPen(BandPainter::textInk(look, m_tokens));
                m_painter.drawText(box.adjusted(5.5, -4, 0, 4), Qt::AlignVCenter | Qt::AlignLeft, text);
            }
        }
        const double glyph = std::min(12.0, box.height());
        if (segment.state == NodeState::Failed && !segment.waiting && band.width() < 48)
            StatusPainter::glyph(m_painter, QRectF(box.center().x() - glyph / 2, box.center().y() - glyph / 2, glyph, glyph),
                                 Visual::Failed, m_tokens, look.stale);
    }
}

void TimelinePainter::marks(int row, const Lane &lane)
{
    const QRectF rect = rowRect(row);
    if (lane.drain && !lane.removedAt) {
        const double from = std::max(m_geometry.x(m_scene.observedUntil), m_geometry.x(lane.drain->notice));
        const double to = m_geometry.x(lane.drain->deadline);
        if (to - from > 1) {
            QPen pen(m_tokens.drainLine, 1);
            pen.setDashPattern({2, 2});
            m_painter.setPen(pen);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(m_geometry.box(row, from, to));
        }
    }
    if (lane.drain && m_geometry.range.contains(lane.drain->notice))
        BandPainter::noticeMark(m_painter, QPointF(m_geometry.x(lane.drain->notice), rect.top() + 8), m_tokens);
    if (lane.removedAt && m_geometry.range.contains(*lane.removedAt))
        StatusPainter::glyph(m_painter, QRectF(m_geometry.x(*lane.removedAt) + 4, rect.center().y() - 6, 12, 12), Visual::Removed,
                             m_tokens, false, m_tokens.text3);
    if (!m_scene.selected || !m_scene.selected->isIn(lane))
        return;
    m_painter.setPen(QPen(m_tokens.accent, 2));
    m_painter.setBrush(Qt::NoBrush);
    if (m_scene.selected->removal && lane.removedAt) {
        const double x = m_geometry.x(*lane.removedAt);
        m_painter.drawRect(QRectF(x + 2, rect.center().y() - 8, 16, 16));
        return;
    }
    const int segment = m_scene.selected->indexIn(lane);
    for (const Band &band : m_geometry.bands(lane, m_scene.observedUntil)) {
        if (band.first <= segment && segment <= band.last)
            m_painter.drawRect(m_geometry.box(row, band.left, band.right).adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

void TimelinePainter::header(int row, const Lane &lane)
{
    const QRectF rect = rowRect(row);
    const bool isSlots = lane.kind == Lane::Kind::UnfilledSlots;
    const NodeState state = lane.state();
    Visual visual = isSlots ? Visual::Waiting : StateVisuals::of(state);
    if (lane.end == LifeEnd::Failed)
        visual = Visual::Failed;
    const bool stale = m_scene.stale && !lane.removedAt;
    StatusPainter::glyph(m_painter, QRectF(12, rect.center().y() - 6, 12, 12), visual, m_tokens, stale,
                         isSlots && !stale ? m_tokens.pre : QColor());
    const bool isUrgent = state == NodeState::Draining;
    const QFont font = isSlots ? Type::font(Type::Role::Caption)
        : isSelected(row)      ? boldMonoCaption()
                               : Type::font(Type::Role::MonoCaption);
    headerText(QRectF(30, rect.top(), 0, rect.height()), m_words.laneLabel(lane), m_words.laneNote(lane), font,
               lane.removedAt || isSlots ? m_tokens.text2 : m_tokens.text,
               Type::font(isUrgent ? Type::Role::CaptionStrong : Type::Role::Caption), isUrgent ? m_tokens.warnText : m_tokens.text3);
}

void TimelinePainter::unobserved()
{
    const double dpr = m_painter.device()->devicePixelRatioF();
    const double bottom = m_height;
    const PainterState state(m_painter);
    m_painter.setClipRect(QRectF(m_geometry.gutter, m_geometry.axis, m_geometry.plotWidth(), bottom), Qt::IntersectClip);
    m_painter.setFont(Type::font(Type::Role::Caption));
    const QString words = TimelineWords::notObserved();
    const int width = m_painter.fontMetrics().horizontalAdvance(words);
    for (const CoverageGap &gap : m_scene.gaps) {
        if (!m_geometry.range.touches(gap.from, gap.to))
            continue;
        const QRectF rect(m_geometry.x(gap.from), m_geometry.axis, std::max(2.0, m_geometry.x(gap.to) - m_geometry.x(gap.from)), bottom);
        QColor veil = m_tokens.base;
        veil.setAlphaF(0.62f);
        m_painter.fillRect(rect, veil);
        m_painter.setBrushOrigin(rect.topLeft());
        m_painter.fillRect(rect, Hatch::gap(m_tokens, dpr));
        QPen edge(m_tokens.warn, 1);
        edge.setDashPattern({3, 3});
        m_painter.setPen(edge);
        for (const double x : {crisp(rect.left()), crisp(rect.right())})
            m_painter.drawLine(QPointF(x, rect.top()), QPointF(x, bottom));
        const double left = std::max(rect.left(), double(m_geometry.gutter));
        const double right = std::min(rect.right(), double(m_geometry.width));
        if (TimelineGeometry::fits(right - left, width)) {
            const QRectF label((left + right - width) / 2 - 4, m_geometry.axis + m_geometry.row + 2, width + 8, m_geometry.row - 4);
            m_painter.fillRect(label, m_tokens.base);
            m_painter.setPen(m_tokens.warnText);
            m_painter.drawText(label, Qt::AlignCenter, words);
        }
    }
    const double now = m_geometry.x(m_scene.now);
    if (now < m_geometry.width) {
        const QRectF future(std::max<double>(now, m_geometry.gutter), m_geometry.axis, m_geometry.width, bottom);
        m_painter.setBrushOrigin(future.topLeft());
        m_painter.setOpacity(0.5);
        m_painter.fillRect(future, Hatch::gap(m_tokens, dpr));
    }
}

void TimelinePainter::axis()
{
    const QRectF rect(0, 0, m_geometry.width, m_geometry.axis);
    m_painter.fillRect(rect, m_tokens.base);
    m_painter.setFont(Type::font(Type::Role::CaptionStrong));
    m_painter.setPen(m_tokens.text2);
    m_painter.drawText(rect.adjusted(12, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, tr("Node"));
    m_painter.setFont(Type::font(Type::Role::Caption));
    m_painter.setPen(m_tokens.text3);
    m_painter.drawText(QRectF(0, 0, m_geometry.gutter - 10, m_geometry.axis), Qt::AlignVCenter | Qt::AlignRight,
                       m_fmt.zoneName(m_geometry.range.from));
    const PainterState state(m_painter);
    m_painter.setClipRect(rect.adjusted(m_geometry.gutter, 0, 0, 0));
    m_painter.setPen(m_tokens.text2);
    const double now = m_geometry.x(m_scene.now);
    for (const Instant tick : m_geometry.ticks(m_fmt.zone())) {
        const double x = m_geometry.x(tick);
        // Near the now line the cursor's flag stands further left, see flag().
        const double cursor = m_scene.cursor ? std::min(m_geometry.x(*m_scene.cursor), *m_scene.cursor < m_scene.now ? now - 56 : now + 200) : 0;
        const bool underCursor = m_scene.cursor && std::abs(x - cursor) < 56;
        if (underCursor || std::abs(x - now) < 40)
            continue;
        const bool isMidnight = m_geometry.tickStep() >= Seconds(86400) || m_fmt.time(tick) == m_fmt.time(Instant::fromDateTime(
            tick.toDateTimeUtc().toTimeZone(m_fmt.zone()).date().startOfDay(m_fmt.zone())));
        QString text = isMidnight ? m_fmt.dateShort(tick) : m_geometry.tickStep() < Seconds(60) ? m_fmt.timeSeconds(tick) : m_fmt.time(tick);
        m_painter.drawText(QRectF(x - 60, 0, 120, m_geometry.axis), Qt::AlignCenter, text);
    }
    m_painter.setPen(m_tokens.line);
    m_painter.setClipping(false);
    m_painter.drawLine(QPointF(0, m_geometry.axis - 0.5), QPointF(m_geometry.width, m_geometry.axis - 0.5));
}

void TimelinePainter::flag(Instant at, const QString &text, const QColor &fill, const QColor &ink)
{
    if (!m_geometry.range.contains(at))
        return;
    const PainterState state(m_painter);
    m_painter.setFont(Type::font(Type::Role::CaptionStrong));
    const double width = m_painter.fontMetrics().horizontalAdvance(text) + 12;
    const double x = m_geometry.x(at);
    double left = std::clamp(x - width / 2, double(m_geometry.gutter), std::max<double>(m_geometry.gutter, m_geometry.width - width));
    // The flag of the cursor makes room for the one of now.
    const double nowRoom = m_painter.fontMetrics().horizontalAdvance(tr("Now")) / 2.0 + 8;
    const double now = m_geometry.x(m_scene.now);
    if (at < m_scene.now && m_geometry.range.contains(m_scene.now) && left + width > now - nowRoom)
        left = std::max<double>(m_geometry.gutter, now - nowRoom - width);
    m_painter.setPen(QPen(fill, 1.5));
    m_painter.drawLine(QPointF(crisp(x), 18), QPointF(crisp(x), m_height));
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(QRectF(left, 3, width, m_geometry.axis - 7), 2, 2);
    m_painter.setPen(ink);
    m_painter.drawText(QRectF(left, 3, width, m_geometry.axis - 7), Qt::AlignCenter, text);
}

} // namespace deck::ui
