// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

namespace deck::ui {

Languages::Languages(QObject *parent)
    : QObject(parent)
{
    m_translators.use(locale()); // English plurals come from a catalogue too
}

QList<Languages::Language> Languages::all()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")}};
}

QString Languages::bestFor(const QLocale &locale)
{
    for (const Language &language : all())
        if (QLocale(language.code).language() == locale.language())
            return language.code;
    return QStringLiteral("en");
}

QLocale Languages::locale() const
{
    // "en" stands for US English, whose number and money formats the design uses.
    return m_current == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedStates) : QLocale(m_current);
}

bool Languages::setCurrent(const QString &code)
{
    const QList<Language> known = all();
    const bool isKnown = std::ranges::any_of(known, [&code](const Language &language) { return language.code == code; });
    if (!isKnown || code == m_current)
        return isKnown;
    m_current = code;
    QLocale::setDefault(locale());
    m_translators.use(locale());
    Q_EMIT changed(m_current);
    return true;
}

} // namespace deck::ui
