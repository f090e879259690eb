// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringView>

#include <chrono>
#include <compare>
#include <optional>

class QDateTime;

namespace deck {

using Millis = std::chrono::milliseconds;
using Seconds = std::chrono::seconds;

/// A moment in UTC with millisecond resolution. Zones appear only where a moment is shown (DESIGN.md, decision 5).
class Instant
{
public:
    constexpr Instant() = default;
    static constexpr Instant fromMillis(qint64 sinceEpoch) { return Instant(sinceEpoch); }
    static constexpr Instant fromSeconds(qint64 sinceEpoch) { return Instant(sinceEpoch * 1000); }
    static Instant fromDateTime(const QDateTime &dateTime);
    /// RFC 3339 with any offset and any number of fraction digits ("2026-05-04T10:00:00.25+02:00"). A text without a
    /// zone, an impossible date or a year before 1970 is nothing: a guess here would become money.
    static std::optional<Instant> fromRfc3339(QStringView text);

    constexpr qint64 millis() const { return m_millis; }
    /// Whole seconds since the epoch, rounded down, so that adjoining intervals add up (DESIGN.md, decision 6).
    constexpr qint64 seconds() const { return m_millis >= 0 ? m_millis / 1000 : -((999 - m_millis) / 1000); }
    constexpr Instant floorToSecond() const { return fromSeconds(seconds()); }

    /// "2026-05-04T10:00:00Z"; the fraction is written only when it is not zero ("…00.250Z").
    QString toIso() const;
    QDateTime toDateTimeUtc() const;

    constexpr auto operator<=>(const Instant &) const = default;

    friend constexpr Instant operator+(Instant at, Millis by) { return Instant(at.m_millis + by.count()); }
    friend constexpr Instant operator-(Instant at, Millis by) { return Instant(at.m_millis - by.count()); }
    friend constexpr Millis operator-(Instant later, Instant earlier) { return Millis(later.m_millis - earlier.m_millis); }

private:
    constexpr explicit Instant(qint64 sinceEpoch) : m_millis(sinceEpoch) {}

    qint64 m_millis = 0;
};

} // namespace deck

Q_DECLARE_METATYPE(deck::Instant)
