// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace deck::ui {

/// Our catalogues and Qt's own, exchanged at run time: every widget gets LanguageChange and words itself anew.
class Translators : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Languages there is a catalogue for, as locale names: "en", "pt_BR".
    static QStringList available();
    /// Takes the catalogue that fits best; English for a language we do not speak. Returns what was taken.
    QString use(const QLocale &locale);

private:
    QTranslator m_ours;
    QTranslator m_qt;
};

} // namespace deck::ui
