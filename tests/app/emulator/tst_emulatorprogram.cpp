// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTest>
#include <QUrl>

#include <csignal>

/// The program clusterdeck-emulator as a user or a script starts it.
class TestEmulatorProgram : public QObject
{
    Q_OBJECT

    static void start(QProcess &process, const QStringList &arguments)
    {
        process.start(QStringLiteral(EMULATOR_PROGRAM), arguments);
        QVERIFY(process.waitForStarted());
    }

private Q_SLOTS:
    void saysWhereItListensAndEndsCleanly_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << int(SIGTERM);
        QTest::newRow("SIGINT") << int(SIGINT);
    }
    void saysWhereItListensAndEndsCleanly()
    {
        QFETCH(int, signal);
        QProcess process;
        start(process, {QStringLiteral("--scenario"), QStringLiteral("calm"), QStringLiteral("--token"), QStringLiteral("abc")});
        QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine() || process.waitForReadyRead(50), 10'000);
        const QJsonObject line = QJsonDocument::fromJson(process.readLine()).object();
        QCOMPARE(line.value(u"token").toString(), QStringLiteral("abc"));
        const QUrl url(line.value(u"base_url").toString());
        QCOMPARE(url.host(), QStringLiteral("127.0.0.1"));
        QCOMPARE(url.path(), QStringLiteral("/v1"));
        QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    void aPortInUseIsOneClearLine()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        QProcess process;
        start(process, {QStringLiteral("--port"), QString::number(other.serverPort())});
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 1);
        const QByteArray complaint = process.readAllStandardError();
        QCOMPARE(complaint.count('\n'), 1);
        QVERIFY2(complaint.contains(QByteArray::number(other.serverPort())), complaint.constData());
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    void wrongUsageIsStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char *option, const char *value) {
            QTest::addRow("%s %s", option, value) << QStringList{QString::fromLatin1(option), QString::fromLatin1(value)};
        };
        row("--port", "70000");
        row("--port", "x");
        row("--seed", "-1");
        row("--speed", "-1");
        row("--speed", "nan");
        row("--speed", "fast");
        row("--scenario", "nothing");
        row("--scenario", "calm:nodes=3");
        row("--scenario", "missing.json");
        row("--epoch", "tomorrow");
        row("--advance", "5w");
        row("--fault", "dorp");
        row("--fault", "status=99");
        row("--colour", "blue");
    }
    void wrongUsageIsStatusTwo()
    {
        QFETCH(QStringList, arguments);
        QProcess process;
        start(process, arguments);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(!process.readAllStandardError().isEmpty());
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    void helpNamesTheScenarios()
    {
        QProcess process;
        start(process, {QStringLiteral("--help")});
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray text = process.readAllStandardOutput();
        QVERIFY(text.contains("default (") && text.contains("calm ("));
    }

    void listsTheScenarios()
    {
        QProcess process;
        start(process, {QStringLiteral("--list-scenarios")});
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray text = process.readAllStandardOutput();
        QVERIFY(text.startsWith("default (six clusters"));
        QVERIFY(text.contains("\ncalm ("));
    }
};

QTEST_GUILESS_MAIN(TestEmulatorProgram)
#include "tst_emulatorprogram.moc"
