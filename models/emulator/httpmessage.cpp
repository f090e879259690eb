// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpmessage.h"

#include <QJsonDocument>

namespace deck::emulator {

namespace {

QString typeOf(int status)
{
    switch (status) {
    case 401: return QStringLiteral("authentication_error");
    case 403: return QStringLiteral("permission_error");
    case 404: return QStringLiteral("not_found_error");
    case 409: return QStringLiteral("conflict_error");
    case 429: return QStringLiteral("rate_limit_error");
    default: return status >= 500 ? QStringLiteral("server_error") : QStringLiteral("invalid_request_error");
    }
}

} // namespace

QByteArray HttpReply::bytes() const
{
    return rawBody ? *rawBody : QJsonDocument(body).toJson(QJsonDocument::Compact);
}

HttpReply refusal(int status, const QString &message, const QString &param, const QString &code)
{
    const QJsonObject error{
        {QStringLiteral("message"), message},
        {QStringLiteral("type"), typeOf(status)},
        {QStringLiteral("param"), param.isEmpty() ? QJsonValue() : QJsonValue(param)},
        {QStringLiteral("code"), code.isEmpty() ? QJsonValue() : QJsonValue(code)},
    };
    return {status, QJsonObject{{QStringLiteral("error"), error}}, {}};
}

HttpReply notFound()
{
    return refusal(404, QStringLiteral("Nothing was found under this id"));
}

} // namespace deck::emulator
