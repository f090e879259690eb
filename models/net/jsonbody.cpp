// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonbody.h"

#include "errorbody.h"

#include <QJsonDocument>

namespace deck {

Result<QJsonObject> parseJsonBody(const QByteArray &body, const QByteArray &contentType)
{
    const auto bad = [](const QString &why) { return Error(Error::Kind::Decode, why); };
    if (body.trimmed().isEmpty())
        return bad(QStringLiteral("the answer is empty"));
    if (looksLikeHtml(body, contentType))
        return bad(QStringLiteral("the answer is a web page, not JSON"));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    if (document.isNull())
        return bad(QStringLiteral("the answer is not valid JSON: %1 at byte %2").arg(problem.errorString()).arg(problem.offset));
    if (!document.isObject())
        return bad(QStringLiteral("the answer is not a JSON object"));
    const QJsonObject object = document.object();
    const QJsonValue inside = object.value(QLatin1String("error"));
    if (!inside.isUndefined() && !inside.isNull()) {
        Error error = bad(QStringLiteral("the answer says success but holds an error"));
        error.serverText = parseErrorBody(body, contentType).message;
        return error;
    }
    return object;
}

} // namespace deck
