// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fmt.h"

#include <QDateTime>

namespace deck::ui {

namespace {

const QString minus = QStringLiteral("\u2212");
constexpr qint64 microPerUsd = 1'000'000;

quint64 magnitude(qint64 value)
{
    return value < 0 ? quint64(0) - quint64(value) : quint64(value);
}

QString padded(qint64 number)
{
    return QString::number(number).rightJustified(2, QLatin1Char('0'));
}

} // namespace

Fmt::Fmt(QLocale locale, QTimeZone zone) : m_locale(std::move(locale)), m_zone(std::move(zone)) {}

QString Fmt::grouped(quint64 whole, quint64 fraction, int places) const
{
    QString text = m_locale.toString(qulonglong(whole));
    if (places > 0)
        text += m_locale.decimalPoint() + QString::number(fraction).rightJustified(places, QLatin1Char('0'));
    return text;
}

QString Fmt::dollars(bool negative, const QString &digits) const
{
    // Elsewhere a bare "$" may be the local money, and it stands apart from the figure.
    const QString symbol = m_locale.language() == QLocale::English || m_locale.language() == QLocale::C
        ? QStringLiteral("$")
        : QStringLiteral("US$\u00A0");
    return (negative ? minus : QString()) + symbol + digits;
}

QString Fmt::usd(Amount amount) const
{
    const qint64 cents = amount.toCents();
    if (cents == 0 && !amount.isZero())
        return (amount.isNegative() ? QStringLiteral(">") : QStringLiteral("<")) + dollars(amount.isNegative(), grouped(0, 1, 2));
    return dollars(cents < 0, grouped(magnitude(cents) / 100, magnitude(cents) % 100, 2));
}

QString Fmt::usdRounded(Amount amount) const
{
    const qint64 micro = amount.toMicroUsd();
    const quint64 whole = (magnitude(micro) + microPerUsd / 2) / microPerUsd;
    if (whole == 0 && !amount.isZero())
        return (amount.isNegative() ? QStringLiteral(">") : QStringLiteral("<")) + dollars(amount.isNegative(), grouped(1, 0, 0));
    return dollars(amount.isNegative() && whole != 0, grouped(whole, 0, 0));
}

QString Fmt::usdThousands(Amount amount) const
{
    const quint64 micro = magnitude(amount.toMicroUsd());
    if (micro < quint64(10'000) * microPerUsd)
        return usdRounded(amount);
    const quint64 thousands = (micro + 500 * microPerUsd) / (1000 * microPerUsd);
    //: Thousands of dollars, short: "$561k"; %1 is the figure with its sign and symbol.
    return tr("%1k").arg(dollars(amount.isNegative(), grouped(thousands, 0, 0)));
}

QString Fmt::usdChange(Amount amount) const
{
    const QString text = usd(amount);
    return amount.isZero() || amount.isNegative() ? text : QLatin1Char('+') + text;
}

QString Fmt::perHourUnit()
{
    //: Per hour, behind an amount of money.
    return tr("/h");
}

QString Fmt::usdPerHour(Amount oneHour) const
{
    return usd(oneHour) + QLatin1Char(' ') + perHourUnit();
}

QString Fmt::rate(GpuRate rate) const
{
    const quint64 micro = magnitude(rate.microUsdPerGpuHour);
    int places = 6;
    quint64 fraction = micro % microPerUsd;
    while (places > 2 && fraction % 10 == 0) {
        fraction /= 10;
        --places;
    }
    return dollars(rate.microUsdPerGpuHour < 0, grouped(micro / microPerUsd, fraction, places));
}

QString Fmt::rate(StorageRate storageRate) const
{
    return rate(GpuRate(storageRate.microUsd));
}

QString Fmt::storageUnit(StorageRate::Per per)
{
    return per == StorageRate::Per::TibHour ? tr("per TiB-hour") : tr("per TiB-month");
}

QString Fmt::count(qint64 number) const
{
    return (number < 0 ? minus : QString()) + m_locale.toString(qulonglong(magnitude(number)));
}

QString Fmt::gpuHours(GpuSeconds usage) const
{
    const quint64 tenths = (magnitude(usage.count) + 180) / 360;
    return (usage.count < 0 ? minus : QString()) + grouped(tenths / 10, tenths % 10, 1);
}

QString Fmt::ofWanted(int have, std::optional<int> wanted, bool haveKnown) const
{
    const QString there = haveKnown ? count(have) : QStringLiteral("\u2265 ") + count(have);
    return QStringLiteral("%1 / %2").arg(there, wanted ? count(*wanted) : QStringLiteral("?"));
}

QString Fmt::gpusOfWanted(int have, int wanted) const
{
    return tr("%1 of %2 GPUs").arg(count(have), count(wanted));
}

QString Fmt::percent(int wholePercent) const
{
    return count(wholePercent) + m_locale.percent();
}

QString Fmt::bytes(qint64 bytes) const
{
    return m_locale.formattedDataSize(qMax<qint64>(0, bytes), 1, QLocale::DataSizeIecFormat);
}

QString Fmt::tib(qint64 tib) const
{
    return tr("%1 TiB").arg(count(tib));
}

QString Fmt::none()
{
    return QStringLiteral("\u2013");
}

QString Fmt::unknown()
{
    //: A value that applies but is not known.
    return tr("unknown");
}

QString Fmt::age(Millis duration) const
{
    const qint64 seconds = qMax<qint64>(0, duration.count() / 1000);
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    const qint64 days = hours / 24;
    if (seconds < 60)
        return tr("%1 s").arg(seconds);
    if (hours < 1)
        return tr("%1 min").arg(minutes);
    // The smaller unit goes where it stops to matter: minutes from 10 hours on, hours from a week on.
    if (days < 1)
        return hours < 10 && minutes % 60 != 0 ? tr("%1 h %2 min").arg(hours).arg(minutes % 60) : tr("%1 h").arg(hours);
    return days < 7 && hours % 24 != 0 ? tr("%1 d %2 h").arg(count(days)).arg(hours % 24) : tr("%1 d").arg(count(days));
}

QString Fmt::ago(Millis duration) const
{
    return tr("%1 ago").arg(age(duration));
}

QString Fmt::countdown(Millis left) const
{
    // A part of a second still counts: 0:01 is shown until the window is over.
    const qint64 seconds = (left.count() + 999) / 1000;
    if (left.count() <= 0)
        return tr("window over, waiting for confirmation");
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(padded(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(padded(seconds / 60 % 60), padded(seconds % 60));
}

QString Fmt::countdownLeft(Millis left) const
{
    return left.count() <= 0 ? countdown(left) : tr("%1 left").arg(countdown(left));
}

QString Fmt::aboutLeft(Millis left) const
{
    return left.count() <= 0 ? countdown(left) : tr("about %1 left").arg(age(left));
}

QString Fmt::countdownSpoken(Millis left) const
{
    if (left.count() <= 0)
        return countdown(left);
    const int seconds = int((left.count() + 999) / 1000);
    const QString rest = tr("%n second(s)", nullptr, seconds % 60);
    //: %1 is a duration in full words, for a screen reader: "2 minutes 18 seconds left".
    return tr("%1 left", "spoken").arg(seconds < 60 ? rest : tr("%1 %2").arg(tr("%n minute(s)", nullptr, seconds / 60), rest));
}

QDateTime Fmt::local(Instant at) const
{
    return at.toDateTimeUtc().toTimeZone(m_zone);
}

QString Fmt::time(Instant at) const
{
    return m_locale.toString(local(at).time(), QStringLiteral("HH:mm"));
}

QString Fmt::timeSeconds(Instant at) const
{
    return m_locale.toString(local(at).time(), QStringLiteral("HH:mm:ss"));
}

QString Fmt::timeZone(Instant at) const
{
    return time(at) + QLatin1Char(' ') + zoneName(at);
}

QString Fmt::timeSecondsZone(Instant at) const
{
    return timeSeconds(at) + QLatin1Char(' ') + zoneName(at);
}

QString Fmt::date(Instant at) const
{
    //: Date format of QLocale: "2 Apr 2026".
    return m_locale.toString(local(at).date(), tr("d MMM yyyy"));
}

QString Fmt::dateShort(Instant at) const
{
    //: Date format of QLocale without the year: "2 Apr".
    return m_locale.toString(local(at).date(), tr("d MMM"));
}

QString Fmt::month(Instant at) const
{
    //: Date format of QLocale: "June 2026".
    return m_locale.toString(local(at).date(), tr("MMMM yyyy"));
}

QString Fmt::monthName(Instant at) const
{
    return m_locale.standaloneMonthName(local(at).date().month());
}

QString Fmt::dateTime(Instant at) const
{
    return date(at) + QLatin1Char(' ') + timeSeconds(at);
}

QString Fmt::dateTimeZone(Instant at) const
{
    return dateTime(at) + QLatin1Char(' ') + zoneName(at);
}

QString Fmt::zoneName(Instant at) const
{
    const QDateTime moment = local(at);
    if (m_zone == QTimeZone::utc())
        return QStringLiteral("UTC");
    const QString name = m_zone.abbreviation(moment);
    // Many zones have no letters, only "-03"; "GMT+2" and the like vary by platform. Their offset is plain.
    if (!name.isEmpty() && name.front().isLetter() && !name.contains(QLatin1Char('+')) && !name.contains(QLatin1Char('-')))
        return name;
    const int offset = m_zone.offsetFromUtc(moment);
    if (offset == 0)
        return QStringLiteral("UTC");
    const int minutes = qAbs(offset) / 60;
    return QStringLiteral("UTC%1%2:%3").arg(offset < 0 ? minus : QStringLiteral("+"), padded(minutes / 60), padded(minutes % 60));
}

QString Fmt::momentInBoth(Instant at, const QTimeZone &other) const
{
    const Fmt second(m_locale, other);
    const bool sameDay = local(at).date() == second.local(at).date();
    return tr("%1, %2").arg(dateTimeZone(at), sameDay ? second.timeSecondsZone(at) : second.dateTimeZone(at));
}

} // namespace deck::ui
