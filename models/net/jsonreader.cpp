// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonreader.h"

#include <QJsonArray>

#include <cmath>

namespace deck {
namespace {

QString withoutHalves(const QString &text)
{
    QString whole;
    whole.reserve(text.size());
    for (const QChar c : text) {
        // The second half of a pair makes its first one whole.
        const bool pair = c.isLowSurrogate() && !whole.isEmpty() && whole.back().isHighSurrogate();
        if (!pair && !whole.isEmpty() && whole.back().isHighSurrogate())
            whole.back() = QChar::ReplacementCharacter;
        whole.append(c.isLowSurrogate() && !pair ? QChar(QChar::ReplacementCharacter) : c);
    }
    if (!whole.isEmpty() && whole.back().isHighSurrogate())
        whole.back() = QChar::ReplacementCharacter;
    return whole;
}

} // namespace

JsonReader::JsonReader(QJsonObject object, QString path, JsonOddities &oddities)
    : m_object(std::move(object)), m_path(std::move(path)), m_oddities(&oddities)
{
}

QString JsonReader::text(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::String, field);
    if (!found)
        return {};
    QString text = found->toString();
    if (!text.isValidUtf16()) {
        note(JsonOddity::Kind::BadText, key);
        text = withoutHalves(text);
    }
    return text;
}

QString JsonReader::identifier(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::String, field);
    if (!found)
        return {};
    const QString word = found->toString();
    const bool broken = word.contains(QChar::ReplacementCharacter) || !word.isValidUtf16();
    if (broken || (word.isEmpty() && field == Field::Declared))
        note(broken ? JsonOddity::Kind::BadText : JsonOddity::Kind::Missing, key);
    return broken ? QString() : word;
}

std::optional<qint64> JsonReader::integer(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::Double, field);
    if (!found)
        return std::nullopt;
    // toInteger() is exact where the text was an integer; a double outside this range has no exact integer.
    constexpr double exact = 9007199254740992.0;
    const double real = found->toDouble();
    const qint64 whole = found->toInteger();
    if (std::floor(real) != real) {
        note(JsonOddity::Kind::Mistyped, key);
        return std::nullopt;
    }
    if (std::abs(real) > exact && double(whole) != real) {
        note(JsonOddity::Kind::OutOfRange, key);
        return std::nullopt;
    }
    return whole;
}

std::optional<int> JsonReader::count(QLatin1String key, Field field) const
{
    const std::optional<qint64> found = integer(key, field);
    if (!found)
        return std::nullopt;
    if (*found < 0 || *found > 1'000'000) {
        note(JsonOddity::Kind::OutOfRange, key);
        return std::nullopt;
    }
    return int(*found);
}

std::optional<double> JsonReader::number(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::Double, field);
    if (!found)
        return std::nullopt;
    const double measure = found->toDouble();
    if (!(measure >= 0 && measure <= 1e12)) {
        note(JsonOddity::Kind::OutOfRange, key);
        return std::nullopt;
    }
    return measure;
}

std::optional<bool> JsonReader::flag(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::Bool, field);
    if (!found)
        return std::nullopt;
    return found->toBool();
}

std::optional<Instant> JsonReader::time(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::String, field);
    if (!found || (field == Field::Optional && found->toString().isEmpty()))
        return std::nullopt;
    const std::optional<Instant> instant = Instant::fromRfc3339(found->toString());
    if (!instant) {
        note(JsonOddity::Kind::BadTime, key);
        return std::nullopt;
    }
    constexpr Instant earliest = Instant::fromSeconds(1'262'304'000); // 2010
    constexpr Instant latest = Instant::fromSeconds(7'258'118'400);   // 2200
    if (*instant < earliest || *instant >= latest) {
        note(JsonOddity::Kind::OutOfRange, key);
        return std::nullopt;
    }
    return instant;
}

QStringList JsonReader::texts(QLatin1String key, Field field) const
{
    QStringList result;
    const std::optional<QJsonValue> found = value(key, QJsonValue::Array, field);
    if (!found)
        return result;
    const QJsonArray array = found->toArray();
    for (const QJsonValue &entry : array) {
        if (entry.isString())
            result.append(entry.toString());
        else
            m_oddities->add(JsonOddity::Kind::Mistyped, pathTo(key) + QStringLiteral("[]"));
    }
    return result;
}

QMap<QString, QString> JsonReader::textMap(QLatin1String key, Field field) const
{
    QMap<QString, QString> result;
    const std::optional<QJsonValue> found = value(key, QJsonValue::Object, field);
    if (!found)
        return result;
    const QJsonObject object = found->toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        if (entry.value().isString())
            result.insert(entry.key(), entry.value().toString());
        else if (!entry.value().isNull())
            m_oddities->add(JsonOddity::Kind::Mistyped, pathTo(key) + QStringLiteral(".*"));
    }
    return result;
}

std::optional<JsonReader> JsonReader::object(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::Object, field);
    if (!found)
        return std::nullopt;
    return JsonReader(found->toObject(), pathTo(key), *m_oddities);
}

std::optional<QList<JsonReader>> JsonReader::objects(QLatin1String key, Field field) const
{
    const std::optional<QJsonValue> found = value(key, QJsonValue::Array, field);
    if (!found)
        return std::nullopt;
    const QJsonArray array = found->toArray();
    const QString path = pathTo(key) + QStringLiteral("[]");
    QList<JsonReader> result;
    result.reserve(array.size());
    for (const QJsonValue &entry : array) {
        if (entry.isObject())
            result.append(JsonReader(entry.toObject(), path, *m_oddities));
        else
            m_oddities->add(JsonOddity::Kind::Mistyped, path);
    }
    return result;
}

qsizetype JsonReader::entryCount(QLatin1String key) const
{
    return m_object.value(key).toArray().size();
}

bool JsonReader::has(QLatin1String key) const
{
    const QJsonValue found = m_object.value(key);
    return !found.isUndefined() && !found.isNull();
}

void JsonReader::note(JsonOddity::Kind kind, QLatin1String key) const
{
    m_oddities->add(kind, pathTo(key));
}

std::optional<QJsonValue> JsonReader::value(QLatin1String key, QJsonValue::Type type, Field field) const
{
    const QJsonValue found = m_object.value(key);
    if (found.type() == type)
        return found;
    const bool absent = found.isUndefined() || found.isNull();
    if (!absent)
        note(JsonOddity::Kind::Mistyped, key);
    else if (field == Field::Declared)
        note(found.isNull() ? JsonOddity::Kind::Null : JsonOddity::Kind::Missing, key);
    return std::nullopt;
}

QString JsonReader::pathTo(QLatin1String key) const
{
    return m_path.isEmpty() ? QString(key) : m_path + QLatin1Char('.') + key;
}

} // namespace deck
