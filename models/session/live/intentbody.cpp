// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intentbody.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace deck {
namespace {

/// Whole values that people put passwords, tokens or certificates into (contract: OidcConfig, SlurmStartupScripts, AddOnConfig).
bool isPrivate(const QString &key)
{
    static constexpr std::array names{QLatin1String("oidc_config"), QLatin1String("slurm_startup_scripts"), QLatin1String("config"),
                                      QLatin1String("kube_config")};
    static constexpr std::array parts{QLatin1String("secret"), QLatin1String("password"), QLatin1String("token"),
                                      QLatin1String("script"), QLatin1String("api_key")};
    const QString lower = key.toLower();
    return std::ranges::any_of(names, [&lower](QLatin1String name) { return lower == name; })
        || std::ranges::any_of(parts, [&lower](QLatin1String part) { return lower.contains(part); });
}

QJsonValue cleaned(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray result;
        const QJsonArray items = value.toArray();
        for (const QJsonValue &item : items)
            result.append(cleaned(item));
        return result;
    }
    if (!value.isObject())
        return value;
    QJsonObject result;
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); each != object.end(); ++each)
        result.insert(each.key(), isPrivate(each.key()) ? QJsonValue(QStringLiteral("[redacted]")) : cleaned(each.value()));
    return result;
}

} // namespace

QByteArray withoutSecrets(const QByteArray &requestBody)
{
    const QJsonDocument document = QJsonDocument::fromJson(requestBody);
    if (!document.isObject())
        return {};
    return QJsonDocument(cleaned(document.object()).toObject()).toJson(QJsonDocument::Compact);
}

} // namespace deck
