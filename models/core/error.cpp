// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "error.h"

#include <QStringList>

namespace deck {

bool Error::saysNotThere() const
{
    return httpStatus == 404 && isOfService;
}

bool Error::isOutOfStock() const
{
    return httpStatus == 409 && serverText.contains(QLatin1String("out of stock"), Qt::CaseInsensitive);
}

QString Error::summary() const
{
    QStringList parts;
    if (httpStatus != 0)
        parts << QStringLiteral("HTTP %1").arg(httpStatus);
    if (!serverText.isEmpty())
        parts << serverText;
    if (!detail.isEmpty() && detail != serverText)
        parts << detail;
    if (!requestId.isEmpty())
        parts << QStringLiteral("request %1").arg(requestId);
    return parts.join(QStringLiteral(", ")).simplified();
}

} // namespace deck
