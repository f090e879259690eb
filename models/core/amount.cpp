// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "amount.h"

#include <QtGlobal>

namespace deck {

QString Amount::toDecimal(int places) const
{
    places = qBound(0, places, 12);
    const bool negative = m_raw < 0;
    const Wide magnitude = negative ? -m_raw : m_raw;
    constexpr Wide rawPerUsd = rawPerMicroUsd * 1'000'000;
    Wide scale = 1;
    for (int i = 0; i < places; ++i)
        scale *= 10;
    // Whole dollars first: magnitude × 10^12 would not fit for sums above some hundred billion dollars.
    Wide whole = magnitude / rawPerUsd;
    Wide fraction = ((magnitude % rawPerUsd) * scale + rawPerUsd / 2) / rawPerUsd;
    if (fraction == scale) {
        ++whole;
        fraction = 0;
    }
    QString text = QString::number(qint64(whole));
    if (places > 0)
        text += QLatin1Char('.') + QString::number(qint64(fraction)).rightJustified(places, QLatin1Char('0'));
    return negative && (whole != 0 || fraction != 0) ? QLatin1Char('-') + text : text;
}

} // namespace deck
