// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serviceproxies.h"

#include "serviceurl.h"

#include <QNetworkAccessManager>

namespace deck {

void ServiceProxies::installOn(QNetworkAccessManager &manager)
{
    if (!dynamic_cast<ServiceProxies *>(manager.proxyFactory()))
        manager.setProxyFactory(new ServiceProxies); // owned by the manager
}

QList<QNetworkProxy> ServiceProxies::queryProxy(const QNetworkProxyQuery &query)
{
    if (isLoopbackHost(query.peerHostName()))
        return {QNetworkProxy(QNetworkProxy::NoProxy)};
    return proxyForQuery(query);
}

} // namespace deck
