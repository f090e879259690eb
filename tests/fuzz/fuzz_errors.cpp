// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "errorbody.h"
#include "jsonbody.h"
#include "redactor.h"
#include "require.h"
#include "visibletext.h"

using namespace deck;

/// Error bodies of every shape, and what is shown of them.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), qsizetype(size));
    for (const char *type : {"application/json", "text/html", "text/plain", ""}) {
        const ErrorBody said = parseErrorBody(body, type);
        for (const QString &text : {said.message, said.type, said.param, said.code})
            require(text.size() <= 1000, "no text of an error is long");
        require(!looksLikeHtml(body, type) || said.message.isEmpty(), "a web page is never a message");
        const QString shown = visibleText(said.message, 240);
        for (const QChar c : shown)
            require(c.category() != QChar::Other_Control && c.category() != QChar::Other_Format, "what is shown is visible");
        redact(QString::fromUtf8(body));
    }
    if (const Result<QJsonObject> object = parseJsonBody(body, "application/json"))
        require(!object->contains(QLatin1String("error")) || object->value(QLatin1String("error")).isNull(), "no error inside");
    return 0;
}
