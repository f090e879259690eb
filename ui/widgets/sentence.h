// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace deck::ui {

/// A text with bold and monospaced parts that is no rich text. Translators write the marks, arguments are never read for
/// marks, so that a server's words cannot change the look:
///
///     Sentence(tr("**%1** leaves by %2."), {nodeName, time})      // **bold**, ``monospaced``
class Sentence
{
public:
    struct Run
    {
        QString text;
        bool bold = false;
        bool mono = false;
        bool operator==(const Run &) const = default;
    };

    Sentence() = default;
    Sentence(const QString &marked, const QStringList &arguments = {});
    /// A text without marks, taken as it is.
    static Sentence plain(const QString &text);

    const QVector<Run> &runs() const { return m_runs; }
    bool isEmpty() const { return m_runs.isEmpty(); }
    QString toPlainText() const;
    bool operator==(const Sentence &) const = default;

private:
    QVector<Run> m_runs;
};

} // namespace deck::ui
