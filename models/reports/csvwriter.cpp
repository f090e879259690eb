// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvwriter.h"

namespace deck {

CsvWriter::CsvWriter(const CsvStyle &style)
    : m_style(style)
{
    if (style.byteOrderMark)
        m_bytes = "\xEF\xBB\xBF";
}

CsvWriter &CsvWriter::text(const QString &content)
{
    static const QString dangerous = QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    const bool guarded = m_style.guardFormulas && !content.isEmpty() && dangerous.contains(content.front());
    return cell(guarded ? QLatin1Char('\'') + content : content);
}

CsvWriter &CsvWriter::number(const QString &decimal)
{
    QString content = decimal;
    return cell(content.replace(QLatin1Char('.'), m_style.decimalPoint));
}

CsvWriter &CsvWriter::flag(bool value)
{
    return cell(value ? QStringLiteral("true") : QStringLiteral("false"));
}

void CsvWriter::endRecord()
{
    m_bytes += "\r\n";
    m_first = true;
}

CsvWriter &CsvWriter::cell(const QString &content)
{
    if (!m_first)
        m_bytes += QString(m_style.separator).toUtf8();
    m_first = false;
    const bool quoted = content.contains(m_style.separator) || content.contains(QLatin1Char('"'))
        || content.contains(QLatin1Char('\n')) || content.contains(QLatin1Char('\r'));
    if (!quoted) {
        m_bytes += content.toUtf8();
        return *this;
    }
    QString escaped = content;
    escaped.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    m_bytes += '"' + escaped.toUtf8() + '"';
    return *this;
}

} // namespace deck
