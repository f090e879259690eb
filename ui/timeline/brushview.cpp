// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "brushview.h"

#include "bandpainter.h"
#include "hatch.h"
#include "metrics.h"
#include "painterstate.h"
#include "tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <array>

namespace deck::ui {

namespace {

constexpr Millis day = std::chrono::hours(24);
constexpr std::array<Millis, 4> overviews{day, 7 * day, 30 * day, TimeRange::longest};

double scaleOf(const QList<CapacityStep> &steps)
{
    int most = 8;
    for (const CapacityStep &step : steps) {
        const int wanted = step.wantedStandard.value_or(0) + step.wantedPreemptible.value_or(0);
        const int there = step.runningStandard.value_or(0) + step.allocatedPreemptible.value_or(0);
        most = std::max({most, wanted, there});
    }
    return most;
}

} // namespace

BrushView::BrushView(const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
    setObjectName(QStringLiteral("timelineOverview"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_content.now = m_context.countdown.now();
    m_shown = TimeRange::endingNow(std::chrono::hours(6), m_content.now);
    connect(&m_context.zone, &ZoneChoice::changed, this, [this] {
        describe();
        update();
    });
    connect(&m_context.theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    describe();
}

void BrushView::setContent(const Content &content)
{
    if (content == m_content)
        return;
    m_content = content;
    update();
}

void BrushView::setShown(const TimeRange &range)
{
    if (range == m_shown)
        return;
    m_shown = range;
    describe();
    update();
}

Millis BrushView::overviewSpan() const
{
    const Millis needed = m_content.now - m_shown.from;
    const auto enough = std::ranges::find_if(overviews, [needed](Millis span) { return needed <= span; });
    return enough == overviews.end() ? overviews.back() : *enough;
}

TimeRange BrushView::overview() const
{
    const Millis span = overviewSpan();
    return {m_content.now - span, m_content.now + span * 14 / 1000};
}

QSize BrushView::sizeHint() const
{
    return {Metrics::scaled(600), Metrics::scaled(56)};
}

TimelineGeometry BrushView::geometry() const
{
    TimelineGeometry shown;
    shown.range = overview();
    shown.width = width();
    shown.gutter = Metrics::scaled(224);
    return shown;
}

double BrushView::chartBottom() const
{
    return height() - Metrics::scaled(16);
}

QString BrushView::title() const
{
    const Millis span = overviewSpan();
    if (span == day)
        return tr("Last 24 h");
    return span == TimeRange::longest ? tr("All") : tr("Last %n day(s)", nullptr, int(span / day));
}

void BrushView::paintEvent(QPaintEvent *)
{
    const Tokens &c = Tokens::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), c.base);
    const TimelineGeometry shown = geometry();
    const double bottom = chartBottom();

    painter.setFont(Type::font(Type::Role::Strong));
    painter.setPen(c.text);
    const int line = Type::lineHeight(Type::Role::Caption);
    painter.drawText(QRectF(12, 5, shown.gutter - 20, line + 2), Qt::AlignVCenter | Qt::AlignLeft, title());
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    painter.drawText(QRectF(12, 7 + line, shown.gutter - 24, 2 * line + 4), Qt::AlignLeft | Qt::TextWordWrap,
                     tr("Allocated GPUs. Drag the handles to change range"));

    paintCapacity(painter, shown, bottom);
    paintWindow(painter, shown, bottom);
    paintAxis(painter, shown, bottom);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void BrushView::paintCapacity(QPainter &painter, const TimelineGeometry &shown, double bottom) const
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(palette());
    painter.setClipRect(QRectF(shown.gutter, 0, shown.plotWidth(), bottom));
    painter.setBrushOrigin(shown.gutter, 0);
    const double unit = (bottom - Metrics::scaled(8)) / scaleOf(m_content.capacity);
    const QBrush hatch = Hatch::preemptibleArea(c, devicePixelRatioF());
    double lastTop = -1;
    for (qsizetype i = 0; i < m_content.capacity.size(); ++i) {
        const CapacityStep &step = m_content.capacity.at(i);
        const Instant end = i + 1 < m_content.capacity.size() ? m_content.capacity.at(i + 1).at : m_content.now;
        if (!shown.range.touches(step.at, end))
            continue;
        const double left = std::max<double>(shown.gutter, shown.x(step.at));
        const double right = std::min<double>(shown.width, shown.x(end));
        if (!step.runningStandard || !step.allocatedPreemptible) {
            // No height stands for what is not known.
            painter.fillRect(QRectF(left, Metrics::scaled(8), right - left, bottom - Metrics::scaled(8)), Hatch::gap(c, devicePixelRatioF()));
            lastTop = -1;
            continue;
        }
        const double standard = bottom - step.runningStandard.value_or(0) * unit;
        const double top = standard - step.allocatedPreemptible.value_or(0) * unit;
        painter.fillRect(QRectF(left, standard, right - left, bottom - standard), c.standardArea);
        painter.fillRect(QRectF(left, top, right - left, standard - top), hatch);
        if (step.allocatedPreemptible.value_or(0) > 0) {
            painter.setPen(QPen(c.pre, 1.25));
            if (lastTop >= 0 && !qFuzzyCompare(lastTop, top))
                painter.drawLine(QPointF(left, lastTop), QPointF(left, top));
            painter.drawLine(QPointF(left, top), QPointF(right, top));
            lastTop = top;
        } else {
            lastTop = -1;
        }
    }
    for (const CoverageGap &gap : m_content.gaps) {
        if (!shown.range.touches(gap.from, gap.to))
            continue;
        const QRectF hole(shown.x(gap.from), 0, std::max(1.0, shown.x(gap.to) - shown.x(gap.from)), bottom);
        QColor veil = c.base;
        veil.setAlphaF(0.62f);
        painter.fillRect(hole, veil);
        painter.fillRect(hole, Hatch::gap(c, devicePixelRatioF()));
    }
    for (const Instant notice : m_content.notices) {
        if (!shown.range.contains(notice))
            continue;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.drainLine);
        const double x = shown.x(notice);
        painter.drawPolygon(QPolygonF{{x - 3.5, 2}, {x + 3.5, 2}, {x, 7}});
    }
}

void BrushView::paintWindow(QPainter &painter, const TimelineGeometry &shown, double bottom) const
{
    const Tokens &c = Tokens::of(palette());
    const double left = std::clamp<double>(shown.x(m_shown.from), shown.gutter, shown.width - 2);
    const double right = std::clamp<double>(shown.x(m_shown.to), left + 2, shown.width - 1);
    QColor veil = c.window;
    veil.setAlphaF(0.66f);
    painter.fillRect(QRectF(shown.gutter, 0, left - shown.gutter, bottom), veil);
    painter.fillRect(QRectF(right, 0, shown.width - right, bottom), veil);
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(left, 1, right - left, bottom - 1));
    for (const double edge : {left, std::min<double>(right, shown.width - 5)}) {
        painter.setPen(QPen(c.accent, 1.5));
        painter.setBrush(c.base);
        const double middle = bottom / 2;
        painter.drawRoundedRect(QRectF(edge - 4, middle - 9, 8, 18), 2, 2);
        painter.setPen(QPen(c.accent, 1));
        painter.drawLine(QPointF(edge - 1, middle - 4), QPointF(edge - 1, middle + 4));
        painter.drawLine(QPointF(edge + 1.5, middle - 4), QPointF(edge + 1.5, middle + 4));
    }
}

void BrushView::paintAxis(QPainter &painter, const TimelineGeometry &shown, double bottom) const
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(palette());
    const Fmt fmt = m_context.zone.fmt();
    painter.setPen(c.line2);
    painter.drawLine(QPointF(shown.gutter, bottom + 0.5), QPointF(shown.width, bottom + 0.5));
    painter.setClipRect(QRectF(shown.gutter, 0, shown.plotWidth(), height()));
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    // Every second tick: these labels carry dates and need more room than those of the timeline.
    const QList<Instant> ticks = shown.ticks(fmt.zone());
    const QString today = fmt.date(m_content.now);
    double free = shown.gutter;
    for (const Instant tick : ticks) {
        const bool isDays = shown.tickStep() >= day;
        const QString text = isDays ? fmt.dateShort(tick) : fmt.date(tick) == today ? fmt.time(tick) : tr("%1 %2").arg(fmt.dateShort(tick), fmt.time(tick));
        const double width = painter.fontMetrics().horizontalAdvance(text);
        const double left = shown.x(tick) - width / 2;
        if (left < free || left + width > shown.width)
            continue;
        painter.drawText(QRectF(left, bottom, width + 1, height() - bottom), Qt::AlignCenter, text);
        free = left + width + Metrics::scaled(56);
    }
}

BrushView::Grip BrushView::gripAt(const QPointF &at) const
{
    const TimelineGeometry shown = geometry();
    if (at.x() < shown.gutter - 6)
        return Grip::None;
    const double left = shown.x(m_shown.from);
    const double right = std::min<double>(shown.x(m_shown.to), shown.width - 5);
    const double reach = std::min(12.0, std::max(4.0, (right - left) / 3));
    if (std::abs(at.x() - left) <= reach)
        return Grip::Left;
    if (std::abs(at.x() - right) <= reach)
        return Grip::Right;
    return at.x() > left && at.x() < right ? Grip::Window : Grip::Fresh;
}

void BrushView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_grip = gripAt(event->position());
    m_pressedAt = geometry().at(event->position().x());
    m_pressedRange = m_shown;
}

void BrushView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip == Grip::None || !(event->buttons() & Qt::LeftButton)) {
        const Grip grip = gripAt(event->position());
        setCursor(grip == Grip::Left || grip == Grip::Right ? Qt::SizeHorCursor : grip == Grip::Window ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    const Instant at = geometry().at(event->position().x());
    TimeRange chosen = m_pressedRange;
    switch (m_grip) {
    case Grip::Left:
        chosen.from = std::min(at, chosen.to - TimeRange::shortest);
        break;
    case Grip::Right:
        chosen.to = std::max(at, chosen.from + TimeRange::shortest);
        break;
    case Grip::Window:
        chosen = chosen.panned(at - m_pressedAt);
        break;
    case Grip::Fresh:
        chosen = {std::min(at, m_pressedAt), std::max(at, m_pressedAt)};
        if (chosen.span() < TimeRange::shortest)
            return;
        break;
    case Grip::None:
        return;
    }
    Q_EMIT rangeChosen(chosen);
}

void BrushView::mouseReleaseEvent(QMouseEvent *event)
{
    // A click beside the window brings it there.
    if (m_grip == Grip::Fresh && m_shown == m_pressedRange)
        Q_EMIT rangeChosen(m_shown.panned(geometry().at(event->position().x()) - m_shown.middle()));
    m_grip = Grip::None;
}

void BrushView::keyPressEvent(QKeyEvent *event)
{
    const Millis step = m_shown.span() / 10;
    const bool resize = event->modifiers() & Qt::ShiftModifier;
    const bool right = event->key() == Qt::Key_Right;
    if (event->key() != Qt::Key_Left && !right) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (resize)
        Q_EMIT rangeChosen(m_shown.zoomed(right ? 1.2 : 1 / 1.2, m_shown.to));
    else
        Q_EMIT rangeChosen(m_shown.panned(right ? step : -step));
}

void BrushView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

void BrushView::describe()
{
    const Fmt fmt = m_context.zone.fmt();
    setAccessibleName(tr("Overview of allocated GPUs, %1").arg(title()));
    setAccessibleDescription(tr("Shown: %1 to %2. Left and right move the range, with Shift they resize it.").arg(fmt.dateTime(m_shown.from), fmt.dateTimeZone(m_shown.to)));
}

} // namespace deck::ui
