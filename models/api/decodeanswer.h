// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonbody.h"
#include "jsonreader.h"

#include <QJsonArray>

namespace deck {

/// One entry of a list; nothing when it lacks what tells it from others. What is odd is noted by the reader.
template <class T>
using EntryReader = std::optional<T> (*)(const JsonReader &reader);

/// The usable entries of the array `key`. No array is a Decode error, and so is one of nothing but unusable entries: that is
/// not our list at all, and taking it for an empty one would make everything look gone.
template <class T>
Result<QList<T>> decodeEntries(const QJsonObject &object, QLatin1String key, EntryReader<T> read, JsonOddities &oddities)
{
    const auto entries = JsonReader(object, QString(), oddities).objects(key);
    if (!entries)
        return Error(Error::Kind::Decode, QStringLiteral("the answer holds no list \"%1\"").arg(key));
    QList<T> result;
    result.reserve(entries->size());
    for (const JsonReader &entry : *entries) {
        if (std::optional<T> value = read(entry))
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
    const Result<QJsonObject> object = parseJsonBody(body, contentType);
    if (!object)
        return object.error();
    std::optional<T> value = read(JsonReader(*object, name, oddities));
    if (!value)
        return Error(Error::Kind::Decode, QStringLiteral("the answer holds no %1 with an id").arg(name));
    return std::move(*value);
}

} // namespace deck
