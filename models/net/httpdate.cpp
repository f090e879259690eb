// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpdate.h"

#include <QDateTime>
#include <QRegularExpression>

namespace deck {

std::optional<Instant> parseHttpDate(const QByteArray &text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A[A-Za-z]{3,9}, (\\d{2}) ([A-Za-z]{3}) (\\d{4}) (\\d{2}):(\\d{2}):(\\d{2}) GMT\\z"));
    // Not QLocale: month names of the protocol are English whatever the user speaks.
    static const QByteArrayList months{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    const QRegularExpressionMatch match = form.match(QString::fromLatin1(text.left(64).trimmed()));
    if (!match.hasMatch())
        return std::nullopt;
    const int month = int(months.indexOf(match.captured(2).toLatin1().toLower())) + 1;
    const QDate date(match.captured(3).toInt(), month, match.captured(1).toInt());
    const int second = match.captured(6).toInt();
    const QTime time(match.captured(4).toInt(), match.captured(5).toInt(), second == 60 ? 59 : second);
    if (!date.isValid() || !time.isValid() || date.year() < 1970)
        return std::nullopt;
    return Instant::fromDateTime(QDateTime(date, time, Qt::UTC));
}

} // namespace deck
