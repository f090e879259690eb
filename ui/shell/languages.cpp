// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace deck::ui {

Languages::Languages(QObject *parent)
    : QObject(parent)
{
    // English plurals come from a catalogue of their own.
    const bool plurals = m_own.load(QStringLiteral(":/i18n/clusterdeck_en.qm"));
    if (plurals)
        QCoreApplication::installTranslator(&m_own);
}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
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
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(locale());
    if (m_qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/clusterdeck_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
    Q_EMIT changed(m_current);
    return true;
}

} // namespace deck::ui
