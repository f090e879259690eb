// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventrow.h"

namespace deck {

QString EventRow::key() const
{
    // Newest first: the distance from the end of a 63-bit scale, padded so that text order is number order.
    const quint64 distance = event.at ? quint64(std::numeric_limits<qint64>::max() - event.at->millis())
                                      : std::numeric_limits<quint64>::max();
    return QString::number(distance).rightJustified(20, QLatin1Char('0')) + event.key;
}

} // namespace deck
