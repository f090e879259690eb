// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serviceurl.h"

#include <QHostAddress>

namespace deck {

bool isLoopbackHost(const QString &host)
{
    if (host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0)
        return true;
    const QHostAddress address(host);
    return !address.isNull() && address.isLoopback();
}

Result<QUrl> checkedServiceUrl(const QUrl &url)
{
    const auto refuse = [](const char *why) { return Error(Error::Kind::Invalid, QString::fromLatin1(why)); };
    if (!url.isValid() || url.host().isEmpty())
        return refuse("the service address is not a valid URL");
    if (!url.userInfo().isEmpty())
        return refuse("the service address must not contain a user name or password");
    if (url.hasQuery() || url.hasFragment())
        return refuse("the service address must not contain a query or fragment");
    if (url.scheme() == QLatin1String("http")) {
        if (!isLoopbackHost(url.host()))
            return refuse("plain http is accepted for this computer only; use https");
    } else if (url.scheme() != QLatin1String("https")) {
        return refuse("the service address must begin with https://");
    }
    return url.adjusted(QUrl::StripTrailingSlash);
}

} // namespace deck
