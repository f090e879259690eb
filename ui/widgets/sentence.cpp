// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence.h"

namespace deck::ui {

namespace {

/// Replaces %1 to %9 in one pass, so that a "%2" inside of an argument stays what it is.
QString filled(QStringView text, const QStringList &arguments)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('%') && i + 1 < text.size() && text.at(i + 1).isDigit()) {
            const int number = text.at(i + 1).digitValue();
            if (number >= 1 && number <= arguments.size()) {
                result += arguments.at(number - 1);
                ++i;
                continue;
            }
        }
        result += text.at(i);
    }
    return result;
}

} // namespace

Sentence::Sentence(const QString &marked, const QStringList &arguments)
{
    bool bold = false;
    bool mono = false;
    qsizetype from = 0;
    const auto flush = [&](qsizetype to) {
        const QString text = filled(QStringView(marked).mid(from, to - from), arguments);
        if (!text.isEmpty())
            m_runs.append({text, bold, mono});
    };
    for (qsizetype i = 0; i + 1 < marked.size(); ++i) {
        const QStringView pair = QStringView(marked).mid(i, 2);
        if (pair != QLatin1String("**") && pair != QLatin1String("``"))
            continue;
        flush(i);
        bool &mark = pair.front() == QLatin1Char('*') ? bold : mono;
        mark = !mark;
        from = i + 2;
        ++i;
    }
    flush(marked.size());
}

Sentence Sentence::plain(const QString &text)
{
    Sentence sentence;
    if (!text.isEmpty())
        sentence.m_runs.append({text});
    return sentence;
}

QString Sentence::toPlainText() const
{
    QString text;
    for (const Run &run : m_runs)
        text += run.text;
    return text;
}

} // namespace deck::ui
