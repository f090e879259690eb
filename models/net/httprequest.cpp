// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httprequest.h"

#include <QUrl>

namespace deck {

QString HttpRequest::verb() const
{
    switch (method) {
    case Method::Get:
        return QStringLiteral("GET");
    case Method::Post:
        return QStringLiteral("POST");
    case Method::Put:
        return QStringLiteral("PUT");
    case Method::Delete:
        return QStringLiteral("DELETE");
    }
    Q_UNREACHABLE();
}

QString pathSegment(const QString &id)
{
    if (id == QLatin1String(".") || id == QLatin1String(".."))
        return {};
    return QString::fromLatin1(QUrl::toPercentEncoding(id));
}

} // namespace deck
