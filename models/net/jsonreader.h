// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "jsonoddities.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace deck {

/// Typed access to one JSON object that never fails: what is missing, null or of another type is nothing, and is noted with
/// its path in `oddities` (which outlives the reader). Absence is noted only of declared fields; a value of the wrong type
/// always. Nothing is guessed: "8" is no number and 12.5 is no count, but 12.0 is 12.
class JsonReader
{
public:
    enum class Field { Declared, Optional };

    JsonReader(QJsonObject object, QString path, JsonOddities &oddities);

    /// Empty when there is none. Half of a UTF-16 pair ("\ud800"), which no file or database keeps, is replaced and noted.
    QString text(QLatin1String key, Field field = Field::Declared) const;
    /// A text that tells one thing from others. An empty or broken one tells nothing: noted, and empty.
    QString identifier(QLatin1String key, Field field = Field::Declared) const;
    /// A word of an enum, which is an open set: one that `fromApi` does not recognise is noted, and kept.
    template <class Word>
    Word word(QLatin1String key, Word (*fromApi)(const QString &), Field field = Field::Declared) const
    {
        const Word found = fromApi(text(key, field));
        if (found == decltype(found.value)::Unrecognised)
            note(JsonOddity::Kind::UnknownWord, key);
        return found;
    }
    std::optional<qint64> integer(QLatin1String key, Field field = Field::Declared) const;
    /// An integer from 0 to a million: GPUs, cores, nodes. Anything else is out of range and nothing.
    std::optional<int> count(QLatin1String key, Field field = Field::Declared) const;
    std::optional<double> number(QLatin1String key, Field field = Field::Declared) const; ///< a measure: not negative
    std::optional<bool> flag(QLatin1String key, Field field = Field::Declared) const;
    /// A moment between 2010 and 2200. Services write "never" as the year 1, as 1970 or as 9999: out of range and nothing.
    std::optional<Instant> time(QLatin1String key, Field field = Field::Declared) const;
    QStringList texts(QLatin1String key, Field field = Field::Declared) const;
    /// The texts of an object by their keys; a value of another type is noted and left out.
    QMap<QString, QString> textMap(QLatin1String key, Field field = Field::Declared) const;
    std::optional<JsonReader> object(QLatin1String key, Field field = Field::Declared) const;
    /// Entries that are no objects are noted and left out. Nothing (unlike an empty list) when there is no array.
    std::optional<QList<JsonReader>> objects(QLatin1String key, Field field = Field::Declared) const;

    /// How many entries the array has, usable or not; 0 when there is no array.
    qsizetype entryCount(QLatin1String key) const;
    bool has(QLatin1String key) const;
    QJsonValue raw(QLatin1String key) const { return m_object.value(key); } ///< notes nothing
    const QString &path() const { return m_path; }
    void note(JsonOddity::Kind kind, QLatin1String key) const;

private:
    /// The value when it is there and of this type; otherwise it is noted.
    std::optional<QJsonValue> value(QLatin1String key, QJsonValue::Type type, Field field) const;
    QString pathTo(QLatin1String key) const;

    QJsonObject m_object;
    QString m_path;
    JsonOddities *m_oddities;
};

} // namespace deck
