// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decimal.h"

#include <QRegularExpression>

namespace deck {
namespace {

constexpr Amount::Wide powerOfTen(int exponent)
{
    Amount::Wide value = 1;
    for (int i = 0; i < exponent; ++i)
        value *= 10;
    return value;
}

} // namespace

std::optional<Decimal> Decimal::fromText(QStringView text)
{
    static const QRegularExpression form(QStringLiteral("\\A(-?)([0-9]{1,60})(?:\\.([0-9]{1,60}))?(?:[eE]([+-]?[0-9]{1,3}))?\\z"));
    const QRegularExpressionMatch match = form.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    const QString digits = match.captured(2) + match.captured(3);
    // Where the dot stands in the row of digits, counted from its left end.
    const qsizetype dot = match.captured(2).size() + match.captured(4).toInt();
    Wide units = 0;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const int digit = digits.at(i).digitValue();
        const qsizetype place = dot - 1 - i; // the power of ten of this digit
        if (digit != 0 && place >= wholeDigits)
            return std::nullopt;
        if (place >= -places)
            units += digit == 0 ? 0 : digit * powerOfTen(int(place + places));
        else if (place == -places - 1 && digit >= 5)
            units += 1;
    }
    const Decimal value(match.captured(1).isEmpty() ? units : -units);
    if (!value.isInRange()) // rounded up to 10^15
        return std::nullopt;
    return value;
}

bool Decimal::isInRange() const
{
    constexpr Wide end = powerOfTen(wholeDigits + places);
    return m_units > -end && m_units < end;
}

QString Decimal::toText() const
{
    const Wide magnitude = m_units < 0 ? -m_units : m_units;
    const qint64 whole = qint64(magnitude / powerOfTen(places));
    QString fraction = QString::number(qint64(magnitude % powerOfTen(places))).rightJustified(places, QLatin1Char('0'));
    while (fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    QString text = QString::number(whole);
    if (!fraction.isEmpty())
        text += QLatin1Char('.') + fraction;
    return m_units < 0 ? QLatin1Char('-') + text : text;
}

Amount Decimal::toAmount() const
{
    // Whole dollars apart from the fraction: the product of both at once would not fit.
    const Wide rawPerUsd = Amount::fromMicroUsd(1'000'000).raw();
    const Wide whole = m_units / powerOfTen(places);
    const Wide fraction = m_units % powerOfTen(places) * rawPerUsd;
    const Wide half = powerOfTen(places) / 2;
    return Amount::fromRaw(whole * rawPerUsd + (fraction < 0 ? fraction - half : fraction + half) / powerOfTen(places));
}

} // namespace deck
