// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QLocale>

namespace deck {

/// How a CSV file is written (C19).
struct CsvStyle
{
    QChar separator = u',';
    QChar decimalPoint = u'.';
    bool byteOrderMark = false;
    /// A text that a spreadsheet would run as a formula gets an apostrophe in front.
    bool guardFormulas = false;

    /// RFC 4180 for programs: UTF-8 without a mark, comma, dot, CRLF; the same bytes whatever the locale.
    static CsvStyle standard();
    /// For opening by double click in the spreadsheet of this locale.
    static CsvStyle spreadsheet(const QLocale &locale);
};

} // namespace deck
