// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bodyreader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace deck::emulator {

ParsedBody parseBody(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return {{}, refusal(400, QStringLiteral("The body is no JSON: %1").arg(error.errorString()))};
    if (!document.isObject())
        return {{}, refusal(422, QStringLiteral("The body should be an object"))};
    return {document.object(), std::nullopt};
}

BodyReader::BodyReader(QJsonObject body, QString prefix)
    : m_body(std::move(body))
    , m_prefix(std::move(prefix))
{
}

std::optional<QJsonValue> BodyReader::field(const QString &name)
{
    const QJsonValue value = m_body.value(name);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    return value;
}

void BodyReader::refuse(const QString &name, const QString &what)
{
    if (!m_refused)
        m_refused = refusal(422, m_prefix + name + u' ' + what, m_prefix + name);
}

void BodyReader::adopt(const BodyReader &nested)
{
    if (!m_refused)
        m_refused = nested.m_refused;
}

std::optional<QString> BodyReader::text(const QString &name)
{
    const auto value = field(name);
    if (!value)
        return std::nullopt;
    if (!value->isString()) {
        refuse(name, QStringLiteral("should be a string"));
        return std::nullopt;
    }
    return value->toString();
}

std::optional<bool> BodyReader::flag(const QString &name)
{
    const auto value = field(name);
    if (!value)
        return std::nullopt;
    if (!value->isBool()) {
        refuse(name, QStringLiteral("should be true or false"));
        return std::nullopt;
    }
    return value->toBool();
}

std::optional<int> BodyReader::number(const QString &name, int least, int step)
{
    const auto value = field(name);
    if (!value)
        return std::nullopt;
    const double number = value->toDouble(-1);
    if (!value->isDouble() || number != std::floor(number) || std::abs(number) > 1e9) {
        refuse(name, QStringLiteral("should be a whole number"));
        return std::nullopt;
    }
    const int whole = int(number);
    if (whole < least) {
        refuse(name, QStringLiteral("should be at least %1").arg(least));
        return std::nullopt;
    }
    if (whole % step != 0) {
        refuse(name, QStringLiteral("should be a multiple of %1").arg(step));
        return std::nullopt;
    }
    return whole;
}

std::optional<Instant> BodyReader::moment(const QString &name)
{
    const auto value = text(name);
    if (!value)
        return std::nullopt;
    const auto instant = Instant::fromRfc3339(*value);
    if (!instant)
        refuse(name, QStringLiteral("should be a time such as 2026-06-16T14:32:08Z"));
    return instant;
}

std::optional<QString> BodyReader::oneOf(const QString &name, const QStringList &allowed)
{
    const auto value = text(name);
    if (value && !allowed.contains(*value)) {
        refuse(name, QStringLiteral("should be one of ") + allowed.join(QStringLiteral(", ")));
        return std::nullopt;
    }
    return value;
}

std::optional<QJsonObject> BodyReader::object(const QString &name)
{
    const auto value = field(name);
    if (!value)
        return std::nullopt;
    if (!value->isObject()) {
        refuse(name, QStringLiteral("should be an object"));
        return std::nullopt;
    }
    return value->toObject();
}

std::vector<QJsonObject> BodyReader::objects(const QString &name)
{
    std::vector<QJsonObject> found;
    const auto value = field(name);
    if (!value)
        return found;
    if (!value->isArray())
        refuse(name, QStringLiteral("should be an array"));
    for (const QJsonValue &entry : value->toArray()) {
        if (!entry.isObject())
            refuse(name, QStringLiteral("should hold objects"));
        found.push_back(entry.toObject());
    }
    return found;
}

QString BodyReader::requiredText(const QString &name)
{
    if (!field(name))
        refuse(name, QStringLiteral("is required"));
    return text(name).value_or(QString());
}

int BodyReader::requiredNumber(const QString &name, int least, int step)
{
    if (!field(name))
        refuse(name, QStringLiteral("is required"));
    return number(name, least, step).value_or(least);
}

} // namespace deck::emulator
