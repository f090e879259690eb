// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askrow.h"

#include <limits>

namespace deck {

QString AskRow::key() const
{
    const qint64 newestFirst = std::numeric_limits<qint64>::max() - ask.at.millis();
    return QStringLiteral("%1 %2").arg(newestFirst, 20, 10, QLatin1Char('0')).arg(ask.key);
}

} // namespace deck
