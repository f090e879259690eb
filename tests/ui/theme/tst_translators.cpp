// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fmt.h"
#include "statewords.h"
#include "translators.h"

#include <QTest>

using namespace deck;
using namespace deck::ui;

class TestTranslators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_translators.use(QLocale(QLocale::English)); }

    void bothCataloguesAreInTheProgram()
    {
        QCOMPARE(Translators::available(), (QStringList{QStringLiteral("en"), QStringLiteral("pt_BR")}));
    }

    void wordsChangeAtRunTime()
    {
        QCOMPARE(StateWords::word(Visual::Running), QStringLiteral("Running"));
        QCOMPARE(m_translators.use(QLocale(QStringLiteral("pt_BR"))), QStringLiteral("pt_BR"));
        QCOMPARE(StateWords::word(Visual::Running), QStringLiteral("Em execução"));
        QCOMPARE(Fmt(QLocale(QStringLiteral("pt_BR"))).age(Millis(12 * 60'000)), QStringLiteral("12 min"));
        QCOMPARE(Fmt(QLocale(QStringLiteral("pt_BR"))).ago(Millis(12 * 60'000)), QStringLiteral("há 12 min"));
        m_translators.use(QLocale(QLocale::English));
        QCOMPARE(StateWords::word(Visual::Running), QStringLiteral("Running"));
    }

    void pluralsFollowTheNumber()
    {
        m_translators.use(QLocale(QLocale::English));
        const Fmt fmt(QLocale(QStringLiteral("en_US")));
        QCOMPARE(fmt.countdownSpoken(Millis(138'000)), QStringLiteral("2 minutes 18 seconds left"));
        QCOMPARE(fmt.countdownSpoken(Millis(61'000)), QStringLiteral("1 minute 1 second left"));
        QCOMPARE(fmt.countdownSpoken(Millis(10'000)), QStringLiteral("10 seconds left"));
        m_translators.use(QLocale(QStringLiteral("pt_BR")));
        QCOMPARE(fmt.countdownSpoken(Millis(61'000)), QStringLiteral("restam 1 minuto e 1 segundo"));
    }

    void otherLanguagesFallBack()
    {
        QCOMPARE(m_translators.use(QLocale(QStringLiteral("pt_PT"))), QStringLiteral("pt_BR"));
        QCOMPARE(m_translators.use(QLocale(QStringLiteral("de_DE"))), QStringLiteral("en"));
        QCOMPARE(StateWords::word(Visual::Running), QStringLiteral("Running"));
    }

private:
    Translators m_translators;
};

QTEST_MAIN(TestTranslators)
#include "tst_translators.moc"
