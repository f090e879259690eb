// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkProxyFactory>

class QNetworkAccessManager;

namespace deck {

/// The proxies of the application, which are the system's (app/compose), for every host but this computer: a request to
/// loopback through a proxy would reach another computer's loopback, with the key.
class ServiceProxies final : public QNetworkProxyFactory
{
public:
    static void installOn(QNetworkAccessManager &manager);

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override;
};

} // namespace deck
