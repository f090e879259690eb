// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinegeometry.h"

#include <QDateTime>

#include <array>

namespace deck::ui {

namespace {

using namespace std::chrono_literals;

constexpr Millis day = 24h;
constexpr std::array<Millis, 19> ladder{1s,  5s,  15s, 30s, 1min, 2min, 5min,    10min,    15min,   30min,
                                        1h,  2h,  4h,  6h,  12h,  day,  2 * day, 7 * day, 28 * day};

/// What must not vanish in a merged band comes first.
int gravity(const Segment &segment)
{
    if (segment.waiting)
        return 1;
    switch (segment.state) {
    case NodeState::Failed:
        return 5;
    case NodeState::Draining:
        return 4;
    case NodeState::Unknown:
    case NodeState::Unrecognised:
        return 3;
    case NodeState::Pending:
    case NodeState::Scheduling:
    case NodeState::Booting:
    case NodeState::Bootstrapping:
    case NodeState::Paused:
    case NodeState::Succeeded:
    case NodeState::Removed:
        return 2;
    case NodeState::Running:
        return 0;
    }
    Q_UNREACHABLE();
}

} // namespace

double TimelineGeometry::x(Instant at) const
{
    const double share = double((at - range.from).count()) / double(std::max<qint64>(1, range.span().count()));
    return gutter + share * plotWidth();
}

Instant TimelineGeometry::at(double x) const
{
    return range.from + spanOf(x - gutter);
}

Millis TimelineGeometry::spanOf(double pixels) const
{
    return Millis(qint64(pixels / plotWidth() * double(range.span().count())));
}

QList<Band> TimelineGeometry::bands(const Lane &lane, Instant observedUntil) const
{
    QList<Band> bands;
    bool lastIsThin = false;
    for (int i = 0; i < lane.segments.size(); ++i) {
        const Segment &segment = lane.segments.at(i);
        const Instant end = segment.end(observedUntil);
        if (!range.touches(segment.from, end))
            continue;
        Band band{i, i, i, std::max<double>(gutter, x(segment.from)), std::min<double>(width, x(end))};
        const bool isThin = band.width() < thinnest;
        const bool adjoins = !bands.isEmpty() && band.left - bands.last().right < 1;
        if (isThin && lastIsThin && adjoins && bands.last().width() < thinnest) {
            Band &merged = bands.last();
            merged.last = i;
            merged.right = std::max(merged.right, band.right);
            if (gravity(segment) > gravity(lane.segments.at(merged.shown)))
                merged.shown = i;
            continue;
        }
        bands.append(band);
        lastIsThin = isThin;
    }
    for (qsizetype i = 0; i < bands.size(); ++i) {
        bands[i].right = std::max(bands[i].right, bands[i].left + thinnest);
        if (i + 1 < bands.size()) // what grew must not lie under its neighbour
            bands[i + 1].left = std::max(bands[i + 1].left, bands[i].right);
    }
    return bands;
}

int TimelineGeometry::bandAt(const QList<Band> &bands, double x)
{
    int best = -1;
    double bestDistance = 3;
    for (int i = 0; i < bands.size(); ++i) {
        const Band &band = bands.at(i);
        const double distance = x < band.left ? band.left - x : x >= band.right ? x - band.right + 0.01 : -1;
        if (distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

QRectF TimelineGeometry::box(int index, double left, double right) const
{
    const double height = std::round(row * 13 / 22.0);
    return {left + 0.5, rowTop(index) + std::floor((row - height) / 2) + 0.5, std::max(1.0, right - left - 1), height};
}

Millis TimelineGeometry::tickStep() const
{
    for (const Millis step : ladder) {
        if (double(step.count()) / double(std::max<qint64>(1, range.span().count())) * plotWidth() >= 72)
            return step;
    }
    return ladder.back();
}

QList<Instant> TimelineGeometry::ticks(const QTimeZone &zone) const
{
    QList<Instant> ticks;
    const Millis step = tickStep();
    if (step >= day) {
        // Local midnights: a day may have 23 or 25 hours (C04), and counting from a fixed day keeps ticks while panning.
        const qint64 days = step / day;
        QDate date = QDateTime::fromMSecsSinceEpoch(range.from.millis(), zone).date();
        date = date.addDays(-(date.toJulianDay() % days));
        for (; ticks.size() < 200; date = date.addDays(days)) {
            const Instant at = Instant::fromDateTime(date.startOfDay(zone));
            if (at >= range.to)
                break;
            if (at >= range.from)
                ticks.append(at);
        }
        return ticks;
    }
    const qint64 unit = step.count();
    const auto offset = [&](Instant at) { return qint64(zone.offsetFromUtc(at.toDateTimeUtc())) * 1000; };
    Instant at = range.from;
    while (at < range.to && ticks.size() < 1000) {
        // Rounded up on the wall clock of that very moment, so that a change of the offset in between shifts no tick.
        const qint64 wall = at.millis() + offset(at);
        const qint64 rest = ((wall % unit) + unit) % unit;
        const Instant tick = rest == 0 ? at : at + Millis(unit - rest);
        if (tick >= range.to)
            break;
        if (((tick.millis() + offset(tick)) % unit) == 0)
            ticks.append(tick);
        at = tick + Millis(1);
    }
    return ticks;
}

} // namespace deck::ui
