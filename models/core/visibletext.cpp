// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "visibletext.h"

#include <QRegularExpression>

namespace deck {
namespace {

bool actsOnItsOwn(QChar c)
{
    const ushort code = c.unicode();
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
           || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph || code == 0xFFFE
           || code == 0xFFFF;
}

} // namespace

QString visibleText(const QString &serverText, qsizetype maxLength)
{
    QString shown;
    shown.reserve(qMin(serverText.size(), maxLength));
    for (const QChar c : serverText) {
        if (shown.size() >= maxLength) {
            shown.append(QChar(0x2026));
            break;
        }
        if (c == QLatin1Char('\n') || c == QLatin1Char('\t') || c == QLatin1Char('\r'))
            shown.append(QLatin1Char(' '));
        else if (actsOnItsOwn(c))
            shown.append(QStringLiteral("\u00ABU+%1\u00BB")
                             .arg(QString::number(c.unicode(), 16).toUpper().rightJustified(4, QLatin1Char('0'))));
        else
            shown.append(c);
    }
    return shown;
}

QString shellQuoted(const QString &argument)
{
    static const QRegularExpression harmless(QStringLiteral("\\A[A-Za-z0-9_@%+=:,./-]+\\z"));
    if (harmless.match(argument).hasMatch())
        return argument;
    QString quoted = argument;
    quoted.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QString safeFileName(const QString &text)
{
    QString name;
    for (const QChar c : text.left(120))
        name.append(c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_') || c == QLatin1Char('.') ? c
                                                                                                     : QLatin1Char('-'));
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("unnamed") : name;
}

} // namespace deck
