// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schemacheck.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <cmath>

namespace {

bool isOfType(const QString &type, const QJsonValue &value)
{
    if (type == u"object")
        return value.isObject();
    if (type == u"array")
        return value.isArray();
    if (type == u"string")
        return value.isString();
    if (type == u"boolean")
        return value.isBool();
    return type == u"integer" && value.isDouble() && value.toDouble() == std::floor(value.toDouble());
}

} // namespace

QString SchemaCheck::complaint(const QJsonValue &document)
{
    m_keysAt.clear();
    m_used.clear();
    return check(m_schema, document, QString());
}

QString SchemaCheck::check(const QJsonObject &schema, const QJsonValue &value, const QString &path)
{
    static const QStringList annotations{QStringLiteral("$schema"), QStringLiteral("title"), QStringLiteral("description"),
                                         QStringLiteral("$defs"), QStringLiteral("properties"), QStringLiteral("required"),
                                         QStringLiteral("additionalProperties")};
    QString wrong;
    for (auto word = schema.begin(); word != schema.end() && wrong.isEmpty(); ++word) {
        const QString key = word.key();
        const double number = value.toDouble();
        if (key == u"$ref") {
            const QString name = word->toString().section(u'/', -1);
            if (!m_used.contains(name))
                m_used.append(name);
            wrong = check(m_schema.value(QStringLiteral("$defs")).toObject().value(name).toObject(), value, path);
        } else if (key == u"type") {
            wrong = isOfType(word->toString(), value) ? QString() : path + QStringLiteral(" is no ") + word->toString();
        } else if (key == u"const") {
            wrong = value == *word ? QString() : path + QStringLiteral(" is another constant");
        } else if (key == u"enum") {
            wrong = word->toArray().contains(value) ? QString() : path + QStringLiteral(" is none of the values");
        } else if (key == u"anyOf" || key == u"oneOf") {
            wrong = checkChoice(word->toArray(), value, path, key == u"oneOf" ? 1 : int(word->toArray().size()));
        } else if (key == u"minimum" || key == u"maximum") {
            const bool fine = key == u"minimum" ? number >= word->toDouble() : number <= word->toDouble();
            wrong = fine ? QString() : path + QStringLiteral(" is out of bounds");
        } else if (key == u"multipleOf") {
            wrong = std::fmod(number, word->toDouble()) == 0 ? QString() : path + QStringLiteral(" is no multiple");
        } else if (key == u"pattern" || key == u"minLength") {
            wrong = value.isString() ? checkText(schema, value.toString(), path) : QString();
        } else if (key == u"minItems" || key == u"maxItems") {
            const qsizetype size = value.toArray().size();
            const bool fine = key == u"minItems" ? size >= word->toInt() : size <= word->toInt();
            wrong = fine ? QString() : path + QStringLiteral(" has the wrong length");
        } else if (key == u"items") {
            const QJsonArray items = value.toArray();
            for (qsizetype i = 0; i < items.size() && wrong.isEmpty(); ++i)
                wrong = check(word->toObject(), items.at(i), path + u'/' + QString::number(i));
        } else if (!annotations.contains(key)) {
            wrong = QStringLiteral("the check knows no keyword ") + key;
        }
    }
    return wrong.isEmpty() && value.isObject() && schema.contains(QStringLiteral("properties")) ? checkObject(schema, value.toObject(), path)
                                                                                                  : wrong;
}

QString SchemaCheck::checkObject(const QJsonObject &schema, const QJsonObject &object, const QString &path)
{
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (const QJsonValue &required : schema.value(QStringLiteral("required")).toArray()) {
        if (!object.contains(required.toString()))
            return path + u'/' + required.toString() + QStringLiteral(" is missing");
    }
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QString place = path + u'/' + entry.key();
        if (!properties.contains(entry.key()))
            return place + QStringLiteral(" is no known key");
        const QString wrong = check(properties.value(entry.key()).toObject(), *entry, place);
        if (!wrong.isEmpty())
            return wrong;
    }
    m_keysAt.insert(path, properties.keys());
    return schema.value(QStringLiteral("additionalProperties")) == QJsonValue(false) ? QString()
                                                                                       : path + QStringLiteral(" would take any key");
}

QString SchemaCheck::checkText(const QJsonObject &schema, const QString &text, const QString &path) const
{
    const QRegularExpression pattern(schema.value(QStringLiteral("pattern")).toString());
    if (!pattern.isValid() || !pattern.match(text).hasMatch())
        return path + QStringLiteral(" does not fit its pattern");
    return text.size() < schema.value(QStringLiteral("minLength")).toInt() ? path + QStringLiteral(" is too short") : QString();
}

QString SchemaCheck::checkChoice(const QJsonArray &choices, const QJsonValue &value, const QString &path, int most)
{
    int fitting = 0;
    QStringList used;
    for (const QJsonValue &choice : choices) {
        const QStringList before = m_used;
        if (check(choice.toObject(), value, path).isEmpty())
            ++fitting;
        else
            m_used = before;
    }
    return fitting >= 1 && fitting <= most ? QString() : QStringLiteral("%1 fits %2 of the choices").arg(path).arg(fitting);
}
