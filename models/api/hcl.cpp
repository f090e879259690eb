// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hcl.h"

#include <QJsonArray>
#include <QJsonObject>

namespace deck {
namespace {

QString quoted(const QString &text)
{
    QString result(u'"');
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool opensTemplate = (c == u'$' || c == u'%') && i + 1 < text.size() && text.at(i + 1) == u'{';
        if (c == u'"' || c == u'\\')
            result += QChar(u'\\');
        if (opensTemplate)
            result += c;
        if (c == u'\n')
            result += QLatin1String("\\n");
        else if (c == u'\r')
            result += QLatin1String("\\r");
        else if (c == u'\t')
            result += QLatin1String("\\t");
        else if (c.unicode() < 0x20)
            result += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            result += c;
    }
    return result + u'"';
}

} // namespace

QString hclExpression(const QJsonValue &value, int indent)
{
    const QString inner(indent + 2, u' ');
    const QString outer(indent, u' ');
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double:
        return QString::number(value.toInteger());
    case QJsonValue::String:
        return quoted(value.toString());
    case QJsonValue::Array: {
        QString text = QStringLiteral("[\n");
        const QJsonArray entries = value.toArray();
        for (const QJsonValue &entry : entries)
            text += inner + hclExpression(entry, indent + 2) + QLatin1String(",\n");
        return text + outer + u']';
    }
    case QJsonValue::Object: {
        QString text = QStringLiteral("{\n");
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field)
            text += inner + field.key() + QLatin1String(" = ") + hclExpression(field.value(), indent + 2) + u'\n';
        return text + outer + u'}';
    }
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return QStringLiteral("null");
}

QString hclIdentifier(const QString &text)
{
    QString name;
    for (const QChar c : text) {
        const bool harmless = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-';
        name += harmless ? c : QChar(u'_');
    }
    if (name.isEmpty() || name.front().isDigit() || name.front() == u'-')
        name.prepend(u'_');
    return name;
}

} // namespace deck
