// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stretch.h"

#include <algorithm>

namespace deck {

QList<Stretch> united(QList<Stretch> stretches)
{
    std::ranges::sort(stretches, {}, &Stretch::from);
    QList<Stretch> result;
    for (const Stretch &each : std::as_const(stretches)) {
        if (each.isEmpty())
            continue;
        if (!result.isEmpty() && each.from <= result.last().to)
            result.last().to = qMax(result.last().to, each.to);
        else
            result.append(each);
    }
    return result;
}

} // namespace deck
