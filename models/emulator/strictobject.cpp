// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "strictobject.h"

#include "world.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <numeric>

namespace deck::emulator {

namespace {

constexpr int longestSeconds = 366 * 24 * 3600;

QString described(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null: return QStringLiteral("null");
    case QJsonValue::Bool: return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double: return QString::number(value.toDouble(), 'g', 12);
    case QJsonValue::String: return QStringLiteral("\"%1\"").arg(value.toString().left(60));
    case QJsonValue::Array: return QStringLiteral("a list");
    case QJsonValue::Object: return QStringLiteral("an object");
    case QJsonValue::Undefined: return QStringLiteral("nothing");
    }
    Q_UNREACHABLE();
}

QString bounds(Range allowed)
{
    if (allowed.high == std::numeric_limits<int>::max())
        return QStringLiteral("from %1").arg(allowed.low);
    return QStringLiteral("from %1 to %2").arg(allowed.low).arg(allowed.high);
}

int distance(const QString &a, const QString &b)
{
    std::vector<int> row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (size_t j = 1; j < row.size(); ++j) {
            const int changed = diagonal + (a[i] != b[qsizetype(j) - 1]);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

QString nearestName(const QString &mistyped, const QStringList &names)
{
    QString nearest;
    // Names of which more than a third is different are other names.
    int least = int(std::max<qsizetype>(mistyped.size(), 3) + 2) / 3 + 1;
    for (const QString &name : names) {
        const int far = distance(mistyped, name);
        if (far < least) {
            least = far;
            nearest = name;
        }
    }
    return nearest;
}

StrictObject::StrictObject(const QJsonValue &value, QString path, ScenarioNotes &notes)
    : m_object(value.toObject())
    , m_path(std::move(path))
    , m_notes(&notes)
{
    if (!value.isObject())
        m_notes->refuse(m_path, QStringLiteral("expected an object, got %1").arg(described(value)));
}

QString StrictObject::pathOf(QStringView key) const
{
    return m_path + u'/' + key.toString();
}

QJsonValue StrictObject::value(QStringView key)
{
    if (!m_known.contains(key))
        m_known.append(key.toString());
    return m_object.value(key);
}

bool StrictObject::has(QStringView key)
{
    return !value(key).isUndefined();
}

void StrictObject::refuse(QStringView key, const QString &what)
{
    m_notes->refuse(pathOf(key), what);
}

void StrictObject::refuseValue(QStringView key, const QString &expected, const QJsonValue &found)
{
    refuse(key, found.isUndefined() ? QStringLiteral("is missing; expected %1").arg(expected)
                                    : QStringLiteral("expected %1, got %2").arg(expected, described(found)));
}

QString StrictObject::text(QStringView key)
{
    const QJsonValue found = value(key);
    if (found.toString().isEmpty())
        refuseValue(key, QStringLiteral("a text"), found);
    return found.toString();
}

QString StrictObject::text(QStringView key, const QString &otherwise)
{
    return has(key) ? text(key) : otherwise;
}

std::optional<int> StrictObject::wholeFrom(const QJsonValue &found) const
{
    if (found.isString() && found.toString().startsWith(u'$')) {
        const auto parameter = m_notes->parameters.constFind(found.toString().mid(1));
        return parameter == m_notes->parameters.constEnd() ? std::nullopt : std::optional(*parameter);
    }
    const double number = found.toDouble(0.5);
    constexpr double most = std::numeric_limits<int>::max();
    return number >= -most && number <= most && number == double(int(number)) ? std::optional(int(number)) : std::nullopt;
}

int StrictObject::whole(QStringView key, Range allowed, std::optional<int> otherwise)
{
    const QJsonValue found = value(key);
    if (found.isUndefined() && otherwise)
        return *otherwise;
    const auto number = wholeFrom(found);
    if (number && *number >= allowed.low && *number <= allowed.high)
        return *number;
    refuseValue(key, QStringLiteral("a whole number %1").arg(bounds(allowed)), found);
    return allowed.low;
}

int StrictObject::gpus(QStringView key, std::optional<int> otherwise)
{
    const int number = whole(key, {0, 1'000'000}, otherwise);
    if (number % gpusPerNode != 0)
        refuseValue(key, QStringLiteral("a number of GPUs that is a multiple of %1").arg(gpusPerNode), value(key));
    return number;
}

bool StrictObject::flag(QStringView key, bool otherwise)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isBool())
        refuseValue(key, QStringLiteral("true or false"), found);
    return found.toBool(otherwise);
}

std::optional<int> StrictObject::secondsFrom(const QJsonValue &found) const
{
    if (const auto number = wholeFrom(found))
        return *number >= 0 && *number <= longestSeconds ? number : std::nullopt;
    const auto seconds = secondsFromText(found.toString());
    return seconds && seconds->count() <= longestSeconds ? std::optional(int(seconds->count())) : std::nullopt;
}

Seconds StrictObject::duration(QStringView key, std::optional<Seconds> otherwise)
{
    const QJsonValue found = value(key);
    if (found.isUndefined() && otherwise)
        return *otherwise;
    const auto seconds = secondsFrom(found);
    if (!seconds)
        refuseValue(key, QStringLiteral("a time such as 90, \"90s\" or \"5h40m\", at most a year"), found);
    return Seconds(seconds.value_or(0));
}

Seconds StrictObject::moment(QStringView key)
{
    const QJsonValue found = value(key);
    const auto offset = offsetFromText(found.toString(), m_notes->times);
    if (!offset)
        refuseValue(key, QStringLiteral("a moment such as \"5h40m\", \"-25h\", \"now-130s\" or \"2026-06-16T14:29:26Z\""), found);
    return offset.value_or(Seconds(0));
}

template <class From>
Range StrictObject::rangeFrom(QStringView key, Range allowed, std::optional<Range> otherwise, const QString &expected, From from)
{
    const QJsonValue found = value(key);
    if (found.isUndefined() && otherwise)
        return *otherwise;
    const QJsonArray pair = found.toArray();
    const auto low = from(found.isArray() ? pair.at(0) : found);
    const auto high = from(found.isArray() ? pair.at(1) : found);
    const bool fine = low && high && *low <= *high && *low >= allowed.low && *high <= allowed.high;
    if (!fine || (found.isArray() && pair.size() != 2)) {
        refuseValue(key, expected, found);
        return {allowed.low, allowed.low};
    }
    return {*low, *high};
}

Range StrictObject::range(QStringView key, Range allowed, std::optional<Range> otherwise)
{
    return rangeFrom(key, allowed, otherwise, QStringLiteral("a whole number, or a list of the lowest and the highest, %1").arg(bounds(allowed)),
                     [this](const QJsonValue &found) { return wholeFrom(found); });
}

Range StrictObject::times(QStringView key, Range otherwise)
{
    return rangeFrom(key, {0, longestSeconds}, otherwise,
                     QStringLiteral("a time such as \"90s\", or a list of the shortest and the longest, at most a year"),
                     [this](const QJsonValue &found) { return secondsFrom(found); });
}

QStringList StrictObject::texts(QStringView key)
{
    const QJsonValue found = value(key);
    QStringList all;
    for (const QJsonValue &one : found.toArray()) {
        if (one.toString().isEmpty())
            refuseValue(key, QStringLiteral("a list of texts"), one);
        all.append(one.toString());
    }
    if (all.isEmpty())
        refuseValue(key, QStringLiteral("a list of texts"), found);
    return all;
}

QJsonObject StrictObject::anything(QStringView key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isObject())
        refuseValue(key, QStringLiteral("an object"), found);
    return found.toObject();
}

std::optional<StrictObject> StrictObject::object(QStringView key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return std::nullopt;
    return StrictObject(found, pathOf(key), *m_notes);
}

std::vector<StrictObject> StrictObject::objects(QStringView key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isArray())
        refuseValue(key, QStringLiteral("a list of objects"), found);
    std::vector<StrictObject> all;
    const QJsonArray list = found.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        all.emplace_back(list.at(i), pathOf(key) + u'/' + QString::number(i), *m_notes);
    return all;
}

void StrictObject::refuseOthers()
{
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry) {
        if (m_known.contains(entry.key()))
            continue;
        const QString nearest = nearestName(entry.key(), m_known);
        const QString hint = nearest.isEmpty() ? QString() : QStringLiteral("; did you mean \"%1\"?").arg(nearest);
        QStringList sorted = m_known;
        sorted.sort();
        refuse(entry.key(), QStringLiteral("is no known key%1 Known here: %2").arg(hint.isEmpty() ? QStringLiteral(".") : hint, sorted.join(QStringLiteral(", "))));
    }
}

} // namespace deck::emulator
