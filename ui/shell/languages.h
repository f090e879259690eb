// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "translators.h"

#include <QLocale>
#include <QObject>

namespace deck::ui {

/// The languages of the app and the one in force. Switching tells every widget by LanguageChange; dialogs and menus of Qt
/// follow too.
class Languages : public QObject
{
    Q_OBJECT
public:
    struct Language
    {
        QString code; ///< "en", "pt_BR"
        QString name; ///< in itself
    };

    explicit Languages(QObject *parent = nullptr);

    static QList<Language> all();
    /// The one of all() that serves the locale best; English when none does.
    static QString bestFor(const QLocale &locale);

    QString current() const { return m_current; }
    QLocale locale() const;
    /// A code that is not in all() changes nothing and gives false.
    bool setCurrent(const QString &code);

Q_SIGNALS:
    void changed(const QString &code);

private:
    QString m_current = QStringLiteral("en");
    Translators m_translators;
};

} // namespace deck::ui
