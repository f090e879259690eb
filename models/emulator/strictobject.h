// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomstream.h"
#include "scenarionotes.h"

#include <QJsonObject>
#include <QStringList>

#include <limits>
#include <vector>

namespace deck::emulator {

/// One object of a scenario file while it is read. Whoever reads it asks for every key it may have and then calls
/// refuseOthers(): a key that nobody asked for is a mistake of whoever wrote it. `comment` is welcome everywhere.
///
/// A whole number may be written "$name": the value of that parameter. A time is a whole number of seconds or a text such as
/// "5h40m". A range is one such value, or a list of the lowest and the highest.
class StrictObject
{
public:
    /// Refuses a value that is no object.
    StrictObject(const QJsonValue &value, QString path, ScenarioNotes &notes);

    bool has(QStringView key);
    /// Complains that it is not there, or what is wrong with it, and returns an empty text or the lowest number allowed.
    QString text(QStringView key);
    QString text(QStringView key, const QString &otherwise);
    int whole(QStringView key, Range allowed, std::optional<int> otherwise = std::nullopt);
    /// A number of GPUs: a multiple of eight.
    int gpus(QStringView key, std::optional<int> otherwise = std::nullopt);
    bool flag(QStringView key, bool otherwise);
    Seconds duration(QStringView key, std::optional<Seconds> otherwise = std::nullopt);
    /// An offset from the epoch, see offsetFromText.
    Seconds moment(QStringView key);
    Range range(QStringView key, Range allowed, std::optional<Range> otherwise = std::nullopt);
    Range times(QStringView key, Range otherwise);
    QStringList texts(QStringView key);
    QJsonObject anything(QStringView key);
    /// Only if it is there.
    std::optional<StrictObject> object(QStringView key);
    std::vector<StrictObject> objects(QStringView key);

    void refuse(QStringView key, const QString &what);
    void refuseOthers();
    const QString &path() const { return m_path; }
    ScenarioNotes &notes() { return *m_notes; }

private:
    QJsonValue value(QStringView key);
    QString pathOf(QStringView key) const;
    void refuseValue(QStringView key, const QString &expected, const QJsonValue &found);
    std::optional<int> wholeFrom(const QJsonValue &found) const;
    std::optional<int> secondsFrom(const QJsonValue &found) const;
    template <class From>
    Range rangeFrom(QStringView key, Range allowed, std::optional<Range> otherwise, const QString &expected, From from);

    QJsonObject m_object;
    QString m_path;
    ScenarioNotes *m_notes;
    QStringList m_known{QStringLiteral("comment")};
};

/// The one of `names` that differs least from a mistyped one; empty if none is close.
QString nearestName(const QString &mistyped, const QStringList &names);

} // namespace deck::emulator
