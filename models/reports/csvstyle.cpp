// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvstyle.h"

namespace deck {

CsvStyle CsvStyle::standard()
{
    return {};
}

CsvStyle CsvStyle::spreadsheet(const QLocale &locale)
{
    CsvStyle style;
    const bool decimalComma = locale.decimalPoint() == QLatin1String(",");
    style.decimalPoint = decimalComma ? u',' : u'.';
    style.separator = decimalComma ? u';' : u',';
    style.byteOrderMark = true;
    style.guardFormulas = true;
    return style;
}

} // namespace deck
