// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonbody.h"

#include "errorbody.h"
#include "jsonoddities.h"

#include <QJsonDocument>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

bool holdsError(const QJsonObject &object)
{
    const QJsonValue inside = object.value("error"_L1);
    if (!inside.isUndefined() && !inside.isNull())
        return true;
    // The flat shape of gRPC gateways (facts.md, section 2); no answer of the contract has both.
    const QJsonValue code = object.value("code"_L1);
    return object.value("message"_L1).isString() && (code.isDouble() || code.isString());
}

} // namespace

Result<QJsonObject> parseJsonBody(const QByteArray &body, const QByteArray &contentType, JsonOddities *oddities)
{
    const auto bad = [](const QString &why) { return Error(Error::Kind::Decode, why); };
    if (body.trimmed().isEmpty())
        return bad(QStringLiteral("the answer is empty"));
    if (looksLikeHtml(body, contentType))
        return bad(QStringLiteral("the answer is a web page, not JSON"));
    QJsonParseError problem;
    QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    if (problem.error == QJsonParseError::IllegalUTF8String) {
        document = QJsonDocument::fromJson(QString::fromUtf8(body).toUtf8(), &problem);
        if (oddities)
            oddities->add(JsonOddity::Kind::BadText, QString());
    }
    if (document.isNull())
        return bad(QStringLiteral("the answer is not valid JSON: %1 at byte %2").arg(problem.errorString()).arg(problem.offset));
    if (!document.isObject())
        return bad(QStringLiteral("the answer is not a JSON object"));
    const QJsonObject object = document.object();
    if (holdsError(object))
        return unexpectedBody(QStringLiteral("the answer says success but holds an error"), object);
    return object;
}

Error unexpectedBody(const QString &detail, const QJsonObject &object)
{
    Error error(Error::Kind::Decode, detail);
    error.serverText = parseErrorBody(object).message;
    return error;
}

} // namespace deck
