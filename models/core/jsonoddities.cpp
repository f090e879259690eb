// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonoddities.h"

#include <QStringList>

namespace deck {
namespace {

constexpr qsizetype mostKinds = 500;

QString word(JsonOddity::Kind kind)
{
    switch (kind) {
    case JsonOddity::Kind::Missing:
        return QStringLiteral("missing");
    case JsonOddity::Kind::Null:
        return QStringLiteral("null");
    case JsonOddity::Kind::Mistyped:
        return QStringLiteral("of another type");
    case JsonOddity::Kind::OutOfRange:
        return QStringLiteral("out of range");
    case JsonOddity::Kind::BadTime:
        return QStringLiteral("not a time");
    case JsonOddity::Kind::BadText:
        return QStringLiteral("not UTF-8");
    case JsonOddity::Kind::Duplicate:
        return QStringLiteral("there twice");
    case JsonOddity::Kind::UnknownWord:
        return QStringLiteral("a word that is not known");
    }
    Q_UNREACHABLE();
}

} // namespace

void JsonOddities::add(JsonOddity::Kind kind, const QString &path)
{
    ++m_total;
    const JsonOddity oddity{kind, path};
    if (m_counts.size() < mostKinds || m_counts.contains(oddity))
        ++m_counts[oddity];
}

void JsonOddities::add(const JsonOddities &others)
{
    m_total += others.m_total;
    for (auto it = others.m_counts.cbegin(); it != others.m_counts.cend(); ++it) {
        if (m_counts.size() < mostKinds || m_counts.contains(it.key()))
            m_counts[it.key()] += it.value();
    }
}

QStringList JsonOddities::lines() const
{
    QStringList result;
    for (auto it = m_counts.cbegin(); it != m_counts.cend(); ++it) {
        QString line = QStringLiteral("%1: %2").arg(it.key().path, word(it.key().kind));
        if (it.value() > 1)
            line += QStringLiteral(" (%1 times)").arg(it.value());
        result.append(line);
    }
    return result;
}

} // namespace deck
