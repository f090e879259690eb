// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csvstyle.h"

#include <QByteArray>
#include <QString>

namespace deck {

/// Writes records of one CSV document, cell by cell.
class CsvWriter
{
public:
    explicit CsvWriter(const CsvStyle &style);

    CsvWriter &text(const QString &cell);
    /// A plain decimal ("0.003778"); its dot becomes the style's decimal point. Empty stays empty.
    CsvWriter &number(const QString &decimal);
    CsvWriter &number(qint64 value) { return number(QString::number(value)); }
    CsvWriter &flag(bool value);
    CsvWriter &empty() { return cell(QString()); }
    void endRecord();

    QByteArray bytes() const { return m_bytes; }

private:
    CsvWriter &cell(const QString &content);

    CsvStyle m_style;
    QByteArray m_bytes;
    bool m_first = true;
};

} // namespace deck
