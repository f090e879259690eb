// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duration.h"

#include "visibletext.h"

namespace deck {

namespace {

constexpr qint64 longest = qint64(3660) * 24 * 3600;

std::optional<qint64> secondsOf(QChar unit)
{
    switch (unit.unicode()) {
    case u's': return 1;
    case u'm': return 60;
    case u'h': return 3600;
    case u'd': return 24 * 3600;
    default: return std::nullopt;
    }
}

} // namespace

Result<Seconds> parseDuration(QStringView text)
{
    const Error refusal(Error::Kind::Invalid, QStringLiteral("\"%1\" is no duration; write 90s, 15m, 36h or 7d, at most ten years")
                                                  .arg(visibleText(text.toString(), 40)));
    if (text.size() < 2)
        return refusal;
    const auto unit = secondsOf(text.back());
    if (!unit)
        return refusal;
    qint64 count = 0;
    for (const QChar digit : text.chopped(1)) {
        if (digit < u'0' || digit > u'9')
            return refusal;
        count = count * 10 + (digit.unicode() - u'0');
        if (count > longest / *unit)
            return refusal;
    }
    return Seconds(count * *unit);
}

} // namespace deck
