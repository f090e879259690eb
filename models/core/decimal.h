// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"

#include <QStringView>

#include <optional>

namespace deck {

/// A decimal number as billing sends it, in text: exact to 18 places after the dot and below 10^15 before it. Places beyond
/// the 18th are rounded half away from zero, once, when the text is read: less than 10^-18 of a dollar a line.
class Decimal
{
public:
    constexpr Decimal() = default;

    /// "12", "-0.25", "1.5E-7". Nothing else is a number: no spaces, no digit groups, no "NaN", no JSON number.
    static std::optional<Decimal> fromText(QStringView text);

    /// The shortest text that is read as the same value: no exponent, no zeros at the end.
    QString toText() const;
    /// As dollars, rounded half away from zero to Amount's unit (4 × 10^-13 dollars).
    Amount toAmount() const;

    constexpr bool isZero() const { return m_units == 0; }
    /// Below 10^15 in size, as what is read from a text. A sum that is not must not be added to: it would overflow some day.
    bool isInRange() const;
    constexpr auto operator<=>(const Decimal &) const = default;
    friend constexpr Decimal operator+(Decimal a, Decimal b) { return Decimal(a.m_units + b.m_units); }

private:
    using Wide = Amount::Wide;

    static constexpr int places = 18;
    static constexpr int wholeDigits = 15;

    constexpr explicit Decimal(Wide units) : m_units(units) {}

    Wide m_units = 0; ///< 10^-18 each
};

} // namespace deck
