// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QStringList>

/// As much of JSON Schema as scenario.schema.json uses; any other keyword is a complaint, so that nothing there goes unseen.
class SchemaCheck
{
public:
    explicit SchemaCheck(QJsonObject schema) : m_schema(std::move(schema)) {}

    /// What is wrong with the document, empty if nothing is.
    QString complaint(const QJsonValue &document);
    /// After a document that is right: the keys each of its objects may have, by JSON pointer. Objects that may have any key
    /// are left out.
    const QMap<QString, QStringList> &keysAt() const { return m_keysAt; }
    /// The definitions that took part in it.
    const QStringList &used() const { return m_used; }

private:
    QString check(const QJsonObject &schema, const QJsonValue &value, const QString &path);
    QString checkObject(const QJsonObject &schema, const QJsonObject &object, const QString &path);
    QString checkText(const QJsonObject &schema, const QString &text, const QString &path) const;
    QString checkChoice(const QJsonArray &choices, const QJsonValue &value, const QString &path, int most);

    QJsonObject m_schema;
    QMap<QString, QStringList> m_keysAt;
    QStringList m_used;
};
