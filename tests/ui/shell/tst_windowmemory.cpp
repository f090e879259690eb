// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowmemory.h"

#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace deck::ui;

class WindowMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAndRestores()
    {
        QSettings settings(m_folder.filePath(QStringLiteral("a.ini")), QSettings::IniFormat);
        WindowMemory memory(settings);
        QWidget window;
        window.setGeometry(40, 50, 500, 400);
        memory.keepGeometry(window);
        memory.setTheme(Theme::Choice::Dark);
        memory.setLanguage(QStringLiteral("pt_BR"));
        memory.setZone(ZoneChoice::Zone::Local);
        QWidget other;
        QVERIFY(memory.restoreGeometry(other));
        QCOMPARE(other.size(), QSize(500, 400));
        QCOMPARE(memory.theme(), Theme::Choice::Dark);
        QCOMPARE(memory.language(), QStringLiteral("pt_BR"));
        QCOMPARE(memory.zone(), ZoneChoice::Zone::Local);
    }

    void nonsenseIsAsIfItWereNotThere()
    {
        QSettings settings(m_folder.filePath(QStringLiteral("b.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("window/geometry"), QByteArray("\x01\x02nonsense"));
        settings.setValue(QStringLiteral("window/theme"), QStringLiteral("Plaid"));
        settings.setValue(QStringLiteral("window/language"), QStringLiteral("tlh"));
        settings.setValue(QStringLiteral("window/zone"), 77);
        const WindowMemory memory(settings);
        QWidget window;
        window.setGeometry(10, 20, 300, 200);
        QVERIFY(!memory.restoreGeometry(window));
        QCOMPARE(window.geometry(), QRect(10, 20, 300, 200));
        QCOMPARE(memory.theme(), Theme::Choice::System);
        QCOMPARE(memory.language(), QString());
        QCOMPARE(memory.zone(), ZoneChoice::Zone::Utc);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(WindowMemoryTest)
#include "tst_windowmemory.moc"
