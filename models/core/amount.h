// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

#include <compare>

namespace deck {

/// GPUs × whole seconds. Usage is counted in integers only (DESIGN.md, decision 6).
struct GpuSeconds
{
    constexpr explicit GpuSeconds(qint64 value = 0) : count(value) {}
    qint64 count;
    constexpr auto operator<=>(const GpuSeconds &) const = default;
    constexpr GpuSeconds &operator+=(GpuSeconds other) { count += other.count; return *this; }
    friend constexpr GpuSeconds operator+(GpuSeconds a, GpuSeconds b) { return GpuSeconds(a.count + b.count); }
};

/// Tebibytes × whole seconds.
struct TibSeconds
{
    constexpr explicit TibSeconds(qint64 value = 0) : count(value) {}
    qint64 count;
    constexpr auto operator<=>(const TibSeconds &) const = default;
};

/// Micro-dollars per GPU-hour: 3360000 is $3.36.
struct GpuRate
{
    constexpr explicit GpuRate(qint64 micro = 0) : microUsdPerGpuHour(micro) {}
    qint64 microUsdPerGpuHour;
    constexpr auto operator<=>(const GpuRate &) const = default;
};

/// Micro-dollars per TiB and hour, or per TiB and month of 730 hours: which of the two is part of the rate.
struct StorageRate
{
    enum class Per { TibHour, TibMonth };
    constexpr explicit StorageRate(qint64 micro = 0, Per unit = Per::TibMonth) : microUsd(micro), per(unit) {}
    qint64 microUsd;
    Per per;
    constexpr bool operator==(const StorageRate &) const = default;
};

/// An exact sum of money. Its unit is 1/730 of a micro-dollar-second-per-hour (1/(730 × 3600) of a micro-dollar), the
/// largest in which GPU-hour, TiB-hour and TiB-month rates times whole seconds are all integers. Nothing is rounded until
/// the sum is shown, and no double is involved.
class Amount
{
public:
    __extension__ using Wide = __int128;

    constexpr Amount() = default;
    static constexpr Amount fromRaw(Wide raw) { return Amount(raw); }
    static constexpr Amount fromMicroUsd(qint64 micro) { return Amount(Wide(micro) * rawPerMicroUsd); }
    static constexpr Amount of(GpuRate rate, GpuSeconds usage)
    {
        return Amount(Wide(rate.microUsdPerGpuHour) * usage.count * 730);
    }
    static constexpr Amount of(StorageRate rate, TibSeconds usage)
    {
        return Amount(Wide(rate.microUsd) * usage.count * (rate.per == StorageRate::Per::TibHour ? 730 : 1));
    }

    constexpr Wide raw() const { return m_raw; }
    constexpr bool isZero() const { return m_raw == 0; }
    constexpr bool isNegative() const { return m_raw < 0; }
    /// Micro-dollars, rounded half away from zero.
    constexpr qint64 toMicroUsd() const { return roundedQuotient(rawPerMicroUsd); }
    /// Cents, rounded half away from zero from the exact sum (cases.md, A3).
    constexpr qint64 toCents() const { return roundedQuotient(rawPerMicroUsd * 10'000); }
    /// Plain decimal dollars with exactly `places` (0 to 12) digits after the dot, for exports: "0.003778". Not localised.
    QString toDecimal(int places) const;

    constexpr auto operator<=>(const Amount &) const = default;
    constexpr Amount &operator+=(Amount other) { m_raw += other.m_raw; return *this; }
    constexpr Amount &operator-=(Amount other) { m_raw -= other.m_raw; return *this; }
    friend constexpr Amount operator+(Amount a, Amount b) { return Amount(a.m_raw + b.m_raw); }
    friend constexpr Amount operator-(Amount a, Amount b) { return Amount(a.m_raw - b.m_raw); }
    friend constexpr Amount operator-(Amount a) { return Amount(-a.m_raw); }

private:
    static constexpr Wide rawPerMicroUsd = 3600 * 730;

    constexpr explicit Amount(Wide raw) : m_raw(raw) {}
    constexpr qint64 roundedQuotient(Wide divisor) const
    {
        const Wide half = divisor / 2;
        return qint64((m_raw < 0 ? m_raw - half : m_raw + half) / divisor);
    }

    Wide m_raw = 0;
};

} // namespace deck

Q_DECLARE_METATYPE(deck::Amount)
