// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "instant.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace deck::ui {

/// Every number, money text and time that a person reads. A value type: take a fresh one from ZoneChoice::fmt() whenever
/// texts are built; it holds the locale and the zone in force.
///
/// Examples are for en_US. Nothing here goes through a double, minus is U+2212, and ages are never negative.
class Fmt
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::Fmt)

public:
    explicit Fmt(QLocale locale = QLocale::c(), QTimeZone zone = QTimeZone::utc());

    const QLocale &locale() const { return m_locale; }
    const QTimeZone &zone() const { return m_zone; }

    // money
    QString usd(Amount amount) const;          ///< "$295.68", "−$13.44"; "<$0.01" for what is not zero and would show as it
    QString usdRounded(Amount amount) const;   ///< "$102,814", for forecasts and columns that say so
    QString usdThousands(Amount amount) const; ///< "$561k", for ranges
    QString usdChange(Amount amount) const;    ///< "+$53.76", "−$13.44", "$0.00"
    /// Money per hour, given as what one hour costs: "$864.80 /h". The unit alone is perHourUnit().
    QString usdPerHour(Amount oneHour) const;
    static QString perHourUnit();              ///< "/h"
    QString rate(GpuRate rate) const;          ///< "$3.36"; more digits when the rate has them, "$0.0056"
    QString rate(StorageRate rate) const;      ///< the number alone, "$0.20"; say the unit with storageUnit()
    static QString storageUnit(StorageRate::Per per); ///< "/TiB h", "/TiB month"

    // amounts
    QString count(qint64 number) const;               ///< "40,201"
    QString gpuHours(GpuSeconds usage) const;         ///< "40,201.8"
    /// "48 / 64"; "48 / ?" where the target is not known, "≥ 48 / 64" where more may run than anybody said.
    QString ofWanted(int have, std::optional<int> wanted, bool haveKnown = true) const;
    QString gpusOfWanted(int have, int wanted) const; ///< "48 of 64 GPUs"
    QString percent(int wholePercent) const;          ///< "22%"
    QString bytes(qint64 bytes) const;                ///< "1.4 MiB"
    QString tib(qint64 tib) const;                    ///< "40 TiB"
    static QString none();                            ///< "–": does not apply
    static QString unknown();                         ///< "unknown": applies and is not known

    // durations
    QString age(Millis duration) const;       ///< "34 s", "12 min", "3 h 10 min", "21 h", "1 d 14 h", "14 d"
    QString ago(Millis duration) const;       ///< "12 min ago"
    /// "2:18", "1:02:18" from an hour on; at zero and below: "window over, waiting for confirmation".
    QString countdown(Millis left) const;
    QString countdownLeft(Millis left) const; ///< "2:18 left", or the same sentence at zero
    QString aboutLeft(Millis left) const;     ///< "about 2 min left": while data are stale
    /// For screen readers: "2 minutes 18 seconds left".
    QString countdownSpoken(Millis left) const;

    // moments, in the zone in force; the zone is named once a view (zoneName) or by the …Zone forms
    QString time(Instant at) const;            ///< "14:32"
    QString timeSeconds(Instant at) const;     ///< "14:32:08"
    QString timeZone(Instant at) const;        ///< "14:32 UTC"
    QString timeSecondsZone(Instant at) const; ///< "14:34:26 UTC"
    QString date(Instant at) const;            ///< "2 Apr 2026"
    QString dateShort(Instant at) const;       ///< "2 Apr"
    QString month(Instant at) const;           ///< "June 2026"
    QString monthName(Instant at) const;       ///< "June"
    QString dateTime(Instant at) const;        ///< "16 Jun 2026 14:32:08"
    QString dateTimeZone(Instant at) const;    ///< "16 Jun 2026 14:32:08 UTC"
    QString zoneName(Instant at) const;        ///< "UTC", "CEST", "UTC−03:00"
    /// Both zones for a tooltip: "16 Jun 2026 14:32:08 UTC, 11:32:08 UTC−03:00". `other` is the zone not in force.
    QString momentInBoth(Instant at, const QTimeZone &other) const;

private:
    QString dollars(bool negative, const QString &digits) const;
    QString grouped(quint64 whole, quint64 fraction, int places) const;
    QDateTime local(Instant at) const;

    QLocale m_locale;
    QTimeZone m_zone;
};

} // namespace deck::ui
