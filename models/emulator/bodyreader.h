// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpmessage.h"
#include "instant.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>

namespace deck::emulator {

/// The object in a request's body, or the refusal: 400 for what is no JSON, 422 for JSON that is no object.
struct ParsedBody
{
    QJsonObject object;
    std::optional<HttpReply> refused;
};
ParsedBody parseBody(const QByteArray &bytes);

/// Takes typed fields out of a request and remembers the first that does not fit its schema (422). Null counts as left
/// out; fields nobody asks for are ignored.
class BodyReader
{
public:
    explicit BodyReader(QJsonObject body, QString prefix = QString());

    const std::optional<HttpReply> &refused() const { return m_refused; }

    std::optional<QString> text(const QString &name);
    std::optional<bool> flag(const QString &name);
    /// A whole number of at least `least`, and a multiple of `step`.
    std::optional<int> number(const QString &name, int least, int step = 1);
    std::optional<Instant> moment(const QString &name);
    std::optional<QString> oneOf(const QString &name, const QStringList &allowed);
    std::optional<QJsonObject> object(const QString &name);
    /// The objects of an array; empty if it was left out.
    std::vector<QJsonObject> objects(const QString &name);

    /// Also refuses when a field is missing.
    QString requiredText(const QString &name);
    int requiredNumber(const QString &name, int least, int step = 1);

    /// Takes over what a reader of a nested object has found wrong.
    void adopt(const BodyReader &nested);

private:
    std::optional<QJsonValue> field(const QString &name);
    void refuse(const QString &name, const QString &what);

    QJsonObject m_body;
    QString m_prefix;
    std::optional<HttpReply> m_refused;
};

} // namespace deck::emulator
