// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "visibletext.h"

#include <QTest>

using namespace deck;

class TestVisibleText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void controlsAreShownNotObeyed()
    {
        QCOMPARE(visibleText(QStringLiteral("a\u202Eb")), QStringLiteral("a«U+202E»b"));
        QCOMPARE(visibleText(QString(QChar(0x1B)) + QStringLiteral("[31mred")), QStringLiteral("«U+001B»[31mred"));
        QCOMPARE(visibleText(QStringLiteral("one\ntwo")), QStringLiteral("one two"));
        QCOMPARE(visibleText(QStringLiteral("北京 Köln")), QStringLiteral("北京 Köln"));
    }
    void longTextIsCut()
    {
        QCOMPARE(visibleText(QString(50, QLatin1Char('x')), 10), QString(10, QLatin1Char('x')) + QChar(0x2026));
    }
    void shellQuoting_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("quoted");
        QTest::newRow("plain") << "gpu-dp-1" << "gpu-dp-1";
        QTest::newRow("command") << "$(rm -rf ~)" << "'$(rm -rf ~)'";
        QTest::newRow("quote") << "a'b" << "'a'\\''b'";
        QTest::newRow("empty") << "" << "''";
    }
    void shellQuoting()
    {
        QFETCH(QString, argument);
        QFETCH(QString, quoted);
        QCOMPARE(shellQuoted(argument), quoted);
    }
    void fileNames()
    {
        QCOMPARE(safeFileName(QStringLiteral("../../etc/passwd")), QStringLiteral("-..-etc-passwd"));
        QCOMPARE(safeFileName(QString()), QStringLiteral("unnamed"));
    }
};

QTEST_GUILESS_MAIN(TestVisibleText)
#include "tst_visibletext.moc"
