// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "errorbody.h"

#include "redactor.h"

#include <QJsonDocument>
#include <QJsonValue>

namespace deck {
namespace {

constexpr qsizetype longestMessage = 1000;
constexpr qsizetype longestPlainText = 300;

QString clean(const QString &text)
{
    return redact(text.simplified()).left(longestMessage);
}

QString scalarText(const QJsonValue &value)
{
    if (value.isString())
        return clean(value.toString());
    if (value.isDouble())
        return QString::number(value.toInteger());
    return {};
}

ErrorBody fromObject(const QJsonObject &object)
{
    ErrorBody result;
    result.message = scalarText(object.value(QLatin1String("message")));
    result.type = scalarText(object.value(QLatin1String("type")));
    result.param = scalarText(object.value(QLatin1String("param")));
    result.code = scalarText(object.value(QLatin1String("code")));
    return result;
}

bool isPlainText(const QString &text)
{
    for (const QChar c : text) {
        if (c.isNull() || c == QChar::ReplacementCharacter || (c.category() == QChar::Other_Control && !c.isSpace()))
            return false;
    }
    return true;
}

} // namespace

bool looksLikeHtml(const QByteArray &body, const QByteArray &contentType)
{
    QByteArray start = body.left(512);
    if (start.startsWith("\xef\xbb\xbf"))
        start.remove(0, 3);
    start = start.trimmed().toLower();
    return contentType.toLower().contains("html") || start.startsWith("<!doctype") || start.startsWith("<html")
        || start.startsWith("<head") || start.startsWith("<body") || start.startsWith("<!--") || start.startsWith("<?xml");
}

ErrorBody parseErrorBody(const QJsonObject &object)
{
    const QJsonValue error = object.value(QLatin1String("error"));
    ErrorBody flat = fromObject(object);
    if (!error.isObject()) {
        if (flat.message.isEmpty())
            flat.message = scalarText(error);
        return flat;
    }
    ErrorBody nested = fromObject(error.toObject());
    // Seen from proxies: a code inside and the words outside.
    if (nested.message.isEmpty())
        nested.message = flat.message;
    return nested;
}

ErrorBody parseErrorBody(const QByteArray &body, const QByteArray &contentType)
{
    if (looksLikeHtml(body, contentType))
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isObject()) {
        ErrorBody said = parseErrorBody(document.object());
        said.isOfContract = !said.message.isEmpty();
        return said;
    }
    ErrorBody plain;
    const QByteArray trimmed = body.left(longestPlainText + 1).trimmed();
    const QString text = QString::fromUtf8(trimmed);
    const bool brokenJson = trimmed.startsWith('{') || trimmed.startsWith('[');
    if (document.isNull() && !brokenJson && body.size() <= longestPlainText && isPlainText(text))
        plain.message = clean(text);
    return plain;
}

} // namespace deck
