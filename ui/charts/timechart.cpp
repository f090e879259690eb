// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timechart.h"

#include "chartaccessible.h"
#include "chartcard.h"
#include "hatch.h"
#include "metrics.h"
#include "painterstate.h"
#include "timeticks.h"
#include "tokens.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace deck::ui {

namespace {

constexpr int topMargin = 8;
constexpr int rightMargin = 10;
constexpr int labelGap = 6;
constexpr int labelRoom = 72; // what one label of the time axis needs at least
constexpr int datedLabelRoom = 130;

int bottomMargin()
{
    return Type::lineHeight(Type::Role::Caption) + 7;
}

} // namespace

TimeChart::TimeChart(const ZoneChoice &zone, QWidget *parent)
    : QChartView(parent), m_zone(zone), m_x(new QValueAxis(this)), m_y(new QValueAxis(this)), m_card(new ChartCard(this))
{
    ChartAccessible::install();
    // The chart brings 20 px of margins, a background and animations of its own; the plot's place is set by hand.
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMargins({0, 0, 0, 0});
    chart()->setBackgroundVisible(false);
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
    for (QValueAxis *axis : {m_x, m_y})
        axis->setVisible(false);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    connect(&zone, &ZoneChoice::changed, this, [this] {
        if (m_card->isVisible())
            setCursor(m_cursor);
        viewport()->update();
    });
}

TimeChart::~TimeChart() = default;

void TimeChart::setData(const ChartData &data)
{
    m_data = data;
    setAccessibleName(data.caption);
    if (m_cursor >= data.buckets())
        setCursor(-1);
    refit();
    rebuild();
    if (m_card->isVisible())
        setCursor(m_cursor);
    if (QAccessible::isActive()) {
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
}

double TimeChart::largest() const
{
    double most = 0;
    for (int bucket = 0; bucket < m_data.buckets(); ++bucket) {
        double sum = 0;
        for (const ChartData::Series &series : m_data.series) {
            const double value = series.values.value(bucket);
            sum += std::isfinite(value) ? value : 0;
        }
        most = std::max(most, sum);
    }
    for (const double target : m_data.target) {
        if (std::isfinite(target))
            most = std::max(most, target);
    }
    return most;
}

QRectF TimeChart::plot() const
{
    int labels = 0;
    const QFontMetrics metrics(Type::font(Type::Role::Caption));
    for (const double tick : m_scale.ticks)
        labels = qMax(labels, metrics.horizontalAdvance(m_data.axisText ? m_data.axisText(tick) : QString()));
    const int left = labels + labelGap + Metrics::cardPadding - 4;
    return QRectF(left, topMargin, qMax(10, viewport()->width() - left - rightMargin),
                  qMax(10, viewport()->height() - topMargin - bottomMargin()));
}

void TimeChart::refit()
{
    m_scale = AxisScale::upTo(largest(), viewport()->height() - topMargin - bottomMargin(), m_data.axis == ChartData::Axis::Money);
    m_y->setRange(0, m_scale.top);
    chart()->setPlotArea(plot());
}

double TimeChart::xOf(Instant moment) const
{
    const QVector<Instant> &edges = m_data.edges;
    if (edges.size() < 2)
        return 0;
    const auto next = std::upper_bound(edges.begin(), edges.end(), moment);
    const auto index = qBound<qsizetype>(0, next - edges.begin() - 1, edges.size() - 2);
    const double length = double((edges.at(index + 1) - edges.at(index)).count());
    const double part = length > 0 ? double((moment - edges.at(index)).count()) / length : 0;
    return double(index) + qBound(0.0, part, 1.0);
}

QPointF TimeChart::at(double bucket, double value) const
{
    const QRectF area = plot();
    return {area.left() + area.width() * bucket / qMax(1, m_data.buckets()), area.bottom() - area.height() * value / m_scale.top};
}

void TimeChart::drawBackground(QPainter *painter, const QRectF &)
{
    const PainterState state(*painter);
    const Tokens &c = Tokens::of(palette());
    painter->fillRect(viewport()->rect(), c.base);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(c.grid, 1));
    const QRectF area = plot();
    for (const double tick : m_scale.ticks) {
        const double y = std::round(at(0, tick).y()) + 0.5;
        painter->drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
}

void TimeChart::drawForeground(QPainter *painter, const QRectF &)
{
    const PainterState state(*painter);
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF area = plot();
    drawEstimated(*painter, area);
    drawPreemptions(*painter, area);
    drawAxes(*painter, area);
    const Tokens &c = Tokens::of(palette());
    if (m_cursor >= 0) {
        painter->setPen(QPen(c.accent, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(QPointF(at(m_cursor, 0).x(), area.top()), QPointF(at(m_cursor + 1, 0).x(), area.bottom())));
    }
    if (hasFocus() && m_keyboard) {
        painter->setPen(QPen(c.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(viewport()->rect()).adjusted(2, 2, -2, -2), Metrics::radius, Metrics::radius);
    }
}

void TimeChart::drawEstimated(QPainter &painter, const QRectF &area) const
{
    const Tokens &c = Tokens::of(palette());
    for (const ChartData::Span &span : m_data.estimated) {
        const double left = at(xOf(span.from), 0).x();
        const double right = at(xOf(span.to), 0).x();
        if (right - left < 0.5)
            continue;
        const QRectF band(left, area.top() - 4, right - left, area.height() + 4);
        QColor veil = c.base;
        veil.setAlphaF(0.55f);
        painter.fillRect(QRectF(left, area.top(), right - left, area.height()), veil);
        painter.setBrushOrigin(band.topLeft());
        painter.fillRect(band, Hatch::gap(c, devicePixelRatioF()));
        QPen edge(c.warn, 1);
        edge.setDashPattern({4, 3});
        painter.setPen(edge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(band);
        //: Beside a band of a chart: figures in it are estimated because that time was not observed.
        const QString word = tr("estimated");
        painter.setFont(Type::font(Type::Role::Caption));
        const int width = painter.fontMetrics().horizontalAdvance(word) + 10;
        const bool fitsRight = band.right() + 4 + width <= area.right();
        const QRectF tag(fitsRight ? band.right() + 4 : band.left() - 4 - width, band.top(), width, Metrics::scaled(16));
        if (tag.left() < area.left())
            continue;
        painter.setPen(c.warnLine);
        painter.setBrush(c.warnTint);
        painter.drawRoundedRect(tag.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        painter.setPen(c.warnText);
        painter.drawText(tag, Qt::AlignCenter, word);
    }
}

void TimeChart::drawPreemptions(QPainter &painter, const QRectF &area) const
{
    const Tokens &c = Tokens::of(palette());
    for (const Instant moment : m_data.preemptions) {
        if (m_data.edges.size() < 2 || moment < m_data.edges.first() || moment > m_data.edges.last())
            continue;
        const double x = at(xOf(moment), 0).x();
        QPen dots(c.drainLine, 1);
        dots.setDashPattern({2, 2});
        dots.setCapStyle(Qt::FlatCap);
        painter.setPen(dots);
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.top() + 2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.drainLine);
        painter.drawPolygon(QPolygonF{{x - 4, area.top()}, {x + 4, area.top()}, {x, area.top() + 6}});
    }
}

void TimeChart::drawAxes(QPainter &painter, const QRectF &area) const
{
    const Tokens &c = Tokens::of(palette());
    painter.setFont(Type::font(Type::Role::Caption));
    const int lineHeight = Type::lineHeight(Type::Role::Caption);
    painter.setPen(c.text3);
    for (const double tick : m_scale.ticks) {
        const QRectF label(0, at(0, tick).y() - lineHeight / 2.0, area.left() - labelGap, lineHeight);
        painter.drawText(label, Qt::AlignVCenter | Qt::AlignRight, m_data.axisText ? m_data.axisText(tick) : QString());
    }
    const double base = std::round(area.bottom()) + 0.5;
    painter.setPen(QPen(c.line2, 1));
    painter.drawLine(QPointF(area.left(), base), QPointF(area.right(), base));
    if (m_data.edges.size() < 2)
        return;
    const int room = Metrics::scaled(m_data.datesOnTicks ? datedLabelRoom : labelRoom);
    const int most = qBound(1, int(area.width()) / room, m_data.datesOnTicks ? 8 : 6);
    const auto ticks = TimeTicks::between(m_data.edges.first(), m_data.edges.last(), most, m_data.datesOnTicks, m_zone.fmt());
    double free = -1e9;
    for (const TimeTicks::Tick &tick : ticks) {
        const double x = std::round(at(xOf(tick.at), 0).x()) + 0.5;
        painter.setPen(QPen(c.line2, 1));
        painter.drawLine(QPointF(x, base), QPointF(x, base + 4));
        const int width = painter.fontMetrics().horizontalAdvance(tick.label) + 1;
        const double left = qBound(0.0, x - width / 2.0, double(viewport()->width() - width - 2));
        if (left < free)
            continue;
        free = left + width + 8;
        painter.setPen(c.text3);
        painter.drawText(QRectF(left, base + 4, width, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, tick.label);
    }
}

void TimeChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    refit();
    rebuild();
    placeCard();
}

QString TimeChart::bucketTitle(int bucket) const
{
    const Fmt fmt = m_zone.fmt();
    const Instant from = m_data.edges.at(bucket);
    const Instant to = m_data.edges.at(bucket + 1);
    if (to - from >= Seconds(23 * 3600))
        return QStringLiteral("%1 %2").arg(fmt.date(from), fmt.zoneName(from));
    //: A span of time in the card of a chart: "13:45 to 14:00 UTC".
    return tr("%1 to %2").arg(fmt.time(from), fmt.timeZone(to));
}

QRect TimeChart::bucketRect(int bucket) const
{
    const QRectF area = plot();
    return QRectF(QPointF(at(bucket, 0).x(), area.top()), QPointF(at(bucket + 1, 0).x(), area.bottom())).toRect();
}

int TimeChart::bucketAt(const QPoint &position) const
{
    const QRectF area = plot();
    if (!area.contains(position) || m_data.buckets() == 0)
        return -1;
    const int bucket = int((position.x() - area.left()) / area.width() * m_data.buckets());
    return qBound(0, bucket, m_data.buckets() - 1);
}

void TimeChart::setCursor(int bucket)
{
    bucket = bucket < 0 || bucket >= m_data.buckets() ? -1 : bucket;
    const bool changed = bucket != m_cursor;
    m_cursor = bucket;
    if (bucket < 0) {
        m_card->hide();
        setAccessibleDescription({});
    } else {
        m_card->show(bucketTitle(bucket), m_data, bucket);
        setAccessibleDescription(ChartCard::spoken(bucketTitle(bucket), m_data, bucket));
        placeCard();
        if (changed && hasFocus() && QAccessible::isActive()) {
            QAccessibleEvent event(this, QAccessible::Focus);
            event.setChild(bucket * int(m_data.series.size() + (m_data.totalText ? 1 : 0)));
            QAccessible::updateAccessibility(&event);
        }
    }
    viewport()->update();
    if (changed)
        Q_EMIT cursorChanged(bucket);
}

void TimeChart::placeCard()
{
    if (m_cursor < 0)
        return;
    const double left = at(m_cursor, 0).x();
    const double right = at(m_cursor + 1, 0).x();
    const bool before = left - 8 - m_card->width() >= 0;
    const int x = before ? int(left) - 8 - m_card->width() : qMin(int(right) + 8, width() - m_card->width());
    m_card->move(x, qBound(0, topMargin + 4, qMax(0, height() - m_card->height())));
}

void TimeChart::mouseMoveEvent(QMouseEvent *event)
{
    QChartView::mouseMoveEvent(event);
    m_keyboard = false;
    const int bucket = bucketAt(event->position().toPoint());
    if (bucket != m_cursor || (bucket >= 0 && !m_card->isVisible()))
        setCursor(bucket);
}

void TimeChart::keyPressEvent(QKeyEvent *event)
{
    const int last = m_data.buckets() - 1;
    switch (event->key()) {
    case Qt::Key_Left: setCursor(m_cursor < 0 ? last : qMax(0, m_cursor - 1)); break;
    case Qt::Key_Right: setCursor(m_cursor < 0 ? 0 : qMin(last, m_cursor + 1)); break;
    case Qt::Key_Home: setCursor(0); break;
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter: setCursor(event->key() != Qt::Key_End && m_cursor >= 0 ? m_cursor : last); break;
    case Qt::Key_Escape:
        if (m_cursor < 0) {
            event->ignore();
            return;
        }
        setCursor(-1);
        break;
    default: QChartView::keyPressEvent(event); return;
    }
    m_keyboard = true;
    event->accept();
}

void TimeChart::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
        m_keyboard = reason != Qt::MouseFocusReason;
    QChartView::focusInEvent(event);
    viewport()->update();
}

void TimeChart::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    setCursor(-1);
}

bool TimeChart::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && !m_keyboard)
        setCursor(-1);
    return QChartView::viewportEvent(event);
}

void TimeChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        refit();
        rebuild();
        viewport()->update();
    }
}

} // namespace deck::ui
