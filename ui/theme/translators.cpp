// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translators.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

namespace deck::ui {

namespace {

const QString prefix = QStringLiteral("clusterdeck_");
const QString folder = QStringLiteral(":/i18n");

} // namespace

QStringList Translators::available()
{
    QStringList names;
    const QStringList files = QDir(folder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        names.append(file.mid(prefix.size()).chopped(3));
    return names;
}

QString Translators::use(const QLocale &locale)
{
    const QStringList names = available();
    QString taken = QStringLiteral("en");
    const QString full = locale.name();
    const QString language = full.section(QLatin1Char('_'), 0, 0);
    if (names.contains(full)) {
        taken = full;
    } else {
        // Somebody from Portugal reads Brazilian more easily than English.
        for (const QString &name : names) {
            if (name.section(QLatin1Char('_'), 0, 0) == language)
                taken = name;
        }
    }
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_ours);
    if (m_qt.load(QStringLiteral("qtbase_") + taken, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_ours.load(prefix + taken, folder))
        QCoreApplication::installTranslator(&m_ours);
    return taken;
}

} // namespace deck::ui
