// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instant.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

namespace deck {

Instant Instant::fromDateTime(const QDateTime &dateTime)
{
    return fromMillis(dateTime.toMSecsSinceEpoch());
}

std::optional<Instant> Instant::fromRfc3339(QStringView text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(\\d{4})-(\\d{2})-(\\d{2})[Tt ](\\d{2}):(\\d{2}):(\\d{2})(?:\\.(\\d{1,12}))?"
                       "(?:([Zz])|([+-])(\\d{2}):?(\\d{2}))\\z"));
    if (text.size() > 48)
        return std::nullopt;
    const QRegularExpressionMatch match = form.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    const QDate date(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    const int second = match.captured(6).toInt();
    // A leap second has no place on the POSIX scale; the last second of the minute is the nearest truth.
    const QTime time(match.captured(4).toInt(), match.captured(5).toInt(), second == 60 ? 59 : second);
    if (!date.isValid() || !time.isValid() || date.year() < 1970)
        return std::nullopt;
    qint64 millis = QDateTime(date, time, Qt::UTC).toMSecsSinceEpoch();
    millis += QString(match.captured(7) + QStringLiteral("000")).left(3).toLongLong();
    if (match.captured(8).isEmpty()) {
        const int hours = match.captured(10).toInt();
        const int minutes = match.captured(11).toInt();
        if (hours > 23 || minutes > 59)
            return std::nullopt;
        const qint64 offset = (hours * 60LL + minutes) * 60'000;
        millis += match.captured(9) == QLatin1String("-") ? offset : -offset;
    }
    if (millis < 0)
        return std::nullopt;
    return fromMillis(millis);
}

QString Instant::toIso() const
{
    const QDateTime dateTime = toDateTimeUtc();
    return dateTime.toString(m_millis % 1000 == 0 ? QStringLiteral("yyyy-MM-ddTHH:mm:ss'Z'")
                                                  : QStringLiteral("yyyy-MM-ddTHH:mm:ss.zzz'Z'"));
}

QDateTime Instant::toDateTimeUtc() const
{
    return QDateTime::fromMSecsSinceEpoch(m_millis, Qt::UTC);
}

} // namespace deck
