// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace deck {

/// The words inside an error answer, whichever of the known shapes it has (facts.md, section 2):
///     {"error": {"message", "type", "param", "code"}}     {"code": int, "message"[, "details"]}     {"error": "text"}
/// or short plain text from a proxy. Untrusted, redacted, at most 1000 characters. HTML is never a message (C11).
struct ErrorBody
{
    QString message;
    QString type;
    QString param; ///< the request field that is to blame
    QString code;
    bool isOfContract = false; ///< a JSON object with words, as the service writes it; plain text may be of anybody on the way
};

ErrorBody parseErrorBody(const QByteArray &body, const QByteArray &contentType);
ErrorBody parseErrorBody(const QJsonObject &object);

/// Whether these bytes are a web page, by their type or their first characters.
bool looksLikeHtml(const QByteArray &body, const QByteArray &contentType);

} // namespace deck
