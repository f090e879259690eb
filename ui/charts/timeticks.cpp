// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeticks.h"

#include <QDateTime>

namespace deck::ui {

namespace {

constexpr qint64 hour = 3600;
constexpr qint64 day = 24 * hour;

} // namespace

QVector<TimeTicks::Tick> TimeTicks::between(Instant from, Instant to, int most, bool dates, const Fmt &fmt)
{
    QVector<Tick> ticks;
    const qint64 span = to.seconds() - from.seconds();
    if (span <= 0 || most < 1)
        return ticks;
    constexpr qint64 steps[] = {300,      900,      1800,     hour,     2 * hour, 3 * hour, 4 * hour,  6 * hour,
                                12 * hour, day,     2 * day,  3 * day,  5 * day,  7 * day,  14 * day, 28 * day};
    qint64 step = steps[std::size(steps) - 1];
    for (const qint64 candidate : steps) {
        if (span / candidate <= most) {
            step = candidate;
            break;
        }
    }
    // Walk the days of the zone, and the hours inside of each: so labels stay round when the clocks change.
    QDate date = from.toDateTimeUtc().toTimeZone(fmt.zone()).date();
    const int stepDays = int(qMax<qint64>(1, step / day));
    if (stepDays > 1)
        date = date.addDays(-((date.day() - 1) % stepDays));
    for (; ; date = date.addDays(stepDays)) {
        const Instant midnight = Instant::fromDateTime(date.startOfDay(fmt.zone()));
        if (midnight > to)
            break;
        for (qint64 second = 0; second < day; second += step) {
            const QDateTime local(date, QTime::fromMSecsSinceStartOfDay(int(second * 1000)), fmt.zone());
            const Instant at = second == 0 ? midnight : Instant::fromDateTime(local);
            if (at < from || at > to || (!ticks.isEmpty() && at <= ticks.last().at))
                continue;
            QString label = step >= day ? fmt.dateShort(at) : fmt.time(at);
            if (step < day && dates && (second == 0 || ticks.isEmpty()))
                label = QStringLiteral("%1 %2").arg(fmt.dateShort(at), fmt.time(at));
            ticks.append({at, label});
        }
    }
    return ticks;
}

} // namespace deck::ui
