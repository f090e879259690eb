// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonbody.h"
#include "jsonreader.h"

#include <QJsonArray>
#include <QSet>

namespace deck {

/// One entry of a list; nothing when it lacks what tells it from others. What is odd is noted by the reader.
template <class T>
using EntryReader = std::optional<T> (*)(const JsonReader &reader);

/// The usable entries of the array `key`. No array is a Decode error, and so is one of nothing but unusable entries: that is
/// not our list at all, and taking it for an empty one would make everything look gone. Of entries with the same text in the
/// field `id`, if one is named, the first counts.
template <class T>
Result<QList<T>> decodeEntries(const QJsonObject &object, QLatin1String key, EntryReader<T> read, JsonOddities &oddities,
                               QLatin1String id = QLatin1String())
{
    const auto entries = JsonReader(object, QString(), oddities).objects(key);
    if (!entries)
        return unexpectedBody(QStringLiteral("the answer holds no list \"%1\"").arg(key), object);
    QList<T> result;
    result.reserve(entries->size());
    QSet<QString> seen;
    for (const JsonReader &entry : *entries) {
        std::optional<T> value = read(entry);
        if (!value)
            continue;
        const QString name = entry.raw(id).toString();
        if (!id.isEmpty() && seen.contains(name)) {
            entry.note(JsonOddity::Kind::Duplicate, id);
            continue;
        }
        seen.insert(name);
        result.append(std::move(*value));
    }
    if (result.isEmpty() && !object[key].toArray().isEmpty())
        return Error(Error::Kind::Decode, QStringLiteral("no entry of the list \"%1\" has an id").arg(key));
    return result;
}

/// An answer that is one object; `name` is what its oddities are filed under. Without an id it is a Decode error.
template <class T>
Result<T> decodeObject(const QByteArray &body, const QByteArray &contentType, QLatin1String name, EntryReader<T> read,
                       JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    std::optional<T> value = read(JsonReader(*object, name, oddities));
    if (!value)
        return unexpectedBody(QStringLiteral("the answer holds no %1 with an id").arg(name), *object);
    return std::move(*value);
}

/// An answer that is one list.
template <class T>
Result<QList<T>> decodeList(const QByteArray &body, const QByteArray &contentType, QLatin1String key, EntryReader<T> read,
                            JsonOddities &oddities, QLatin1String id)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    return decodeEntries<T>(*object, key, read, oddities, id);
}

} // namespace deck
