// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace deck {

/// `oidc_config`: sign-in through an OpenID Connect provider. Can be set at creation only (facts.md, 7); none of it is secret.
struct OidcSettings
{
    QString issuerUrl; ///< https; Auth0 wants a slash at its end
    QString clientId;
    QString usernameClaim = QStringLiteral("email");
    QString usernamePrefix;
    QString groupClaim = QStringLiteral("groups");
    QString groupPrefix;
    QString caCertificate; ///< PEM, for a provider with a private authority; empty = none

    bool operator==(const OidcSettings &) const = default;
};

/// `cluster_config.load_balancer`. ServiceDefault sends nothing.
enum class LoadBalancer { ServiceDefault, None, Traefik, Nginx, Istio };

/// How people and traffic get into a new cluster.
struct ClusterAccess
{
    std::optional<OidcSettings> oidc;
    LoadBalancer loadBalancer = LoadBalancer::ServiceDefault;
    QStringList addOns; ///< types as the API spells them, such as "headlamp"; each becomes one enabled add-on of that name

    bool operator==(const ClusterAccess &) const = default;
};

} // namespace deck
