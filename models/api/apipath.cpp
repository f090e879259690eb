// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apipath.h"

#include "httprequest.h"

namespace deck {

QString apiPath(QLatin1String pattern, const QStringList &ids)
{
    const QStringList parts = QString(pattern).split(QLatin1String("{}"));
    Q_ASSERT(parts.size() == ids.size() + 1);
    QString path = parts.first();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const QString segment = pathSegment(ids.at(i));
        if (segment.isEmpty())
            return {};
        path += segment + parts.at(i + 1);
    }
    return path;
}

} // namespace deck
