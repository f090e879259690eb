// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonmutations.h"

#include "instant.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace deck {
namespace {

void collect(const QJsonValue &value, const JsonPath &path, QList<JsonPath> &paths)
{
    if (!path.isEmpty())
        paths.append(path);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.constBegin(); field != object.constEnd(); ++field)
            collect(field.value(), path + JsonPath{field.key()}, paths);
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (int i = 0; i < array.size(); ++i)
            collect(array.at(i), path + JsonPath{i}, paths);
    }
}

QString shown(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

QList<QJsonValue> othersThan(const QJsonValue &value)
{
    const QList<QJsonValue> all{true, 12.5, QStringLiteral("8"), QJsonArray(), QJsonArray{QJsonValue(), 1, QJsonArray()}, QJsonObject()};
    QList<QJsonValue> others;
    for (const QJsonValue &each : all) {
        if (each.type() != value.type())
            others.append(each);
    }
    return others;
}

QList<QJsonValue> nonsenseLike(const QJsonValue &value)
{
    if (value.isDouble())
        return {-8, 1e30};
    if (value.isString() && Instant::fromRfc3339(value.toString()))
        return {QStringLiteral("soon"), QStringLiteral("2026-05-04T10:00:00"), QStringLiteral("0001-01-01T00:00:00Z"),
                QStringLiteral("1970-01-01T00:00:00Z"), QStringLiteral("9999-12-31T23:59:59Z")};
    return {};
}

} // namespace

QList<JsonPath> jsonPathsIn(const QJsonValue &root)
{
    QList<JsonPath> paths;
    collect(root, {}, paths);
    return paths;
}

QString jsonPathName(const JsonPath &path, bool indexes)
{
    QString name;
    for (const JsonStep &step : path) {
        if (const int *index = std::get_if<int>(&step))
            name += indexes ? QStringLiteral("[%1]").arg(*index) : QStringLiteral("[]");
        else
            name += (name.isEmpty() ? QString() : QStringLiteral(".")) + std::get<QString>(step);
    }
    return name;
}

QJsonValue jsonValueAt(const QJsonValue &root, const JsonPath &path)
{
    QJsonValue value = root;
    for (const JsonStep &step : path) {
        const int *index = std::get_if<int>(&step);
        value = index ? value.toArray().at(*index) : value.toObject().value(std::get<QString>(step));
    }
    return value;
}

QJsonValue jsonReplaced(const QJsonValue &root, const JsonPath &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    const JsonPath rest = path.mid(1);
    if (const int *index = std::get_if<int>(&path.first())) {
        QJsonArray array = root.toArray();
        const QJsonValue inner = jsonReplaced(array.at(*index), rest, value);
        if (inner.isUndefined())
            array.removeAt(*index);
        else
            array.replace(*index, inner);
        return array;
    }
    const QString key = std::get<QString>(path.first());
    QJsonObject object = root.toObject();
    const QJsonValue inner = jsonReplaced(object.value(key), rest, value);
    if (inner.isUndefined())
        object.remove(key);
    else
        object.insert(key, inner);
    return object;
}

QList<JsonMutation> jsonMutationsAt(const QJsonValue &root, const JsonPath &path)
{
    using Kind = JsonMutation::Kind;
    const QJsonValue before = jsonValueAt(root, path);
    QList<JsonMutation> mutations;
    const auto add = [&](Kind kind, const QJsonValue &value) {
        const QString name = jsonPathName(path, true);
        const QString what = value.isUndefined() ? name + QStringLiteral(" removed") : name + QStringLiteral(" := ") + shown(value);
        mutations.append({kind, what, jsonReplaced(root, path, value)});
    };
    if (std::holds_alternative<QString>(path.last()))
        add(Kind::Removed, QJsonValue(QJsonValue::Undefined));
    add(Kind::Null, QJsonValue());
    for (const QJsonValue &other : othersThan(before))
        add(Kind::Mistyped, other);
    for (const QJsonValue &nonsense : nonsenseLike(before))
        add(Kind::Nonsense, nonsense);
    if (before.isString() && !Instant::fromRfc3339(before.toString()))
        add(Kind::Word, jsonOtherWord);
    if (before.isObject()) {
        QJsonObject richer = before.toObject();
        richer.insert(QStringLiteral("x_new"), QJsonArray{1, QJsonObject{{QStringLiteral("status"), QStringLiteral("Ready")}}});
        add(Kind::Extra, richer);
    }
    return mutations;
}

} // namespace deck
