// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorfixture.h"
#include "rawserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QLockFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

namespace {

struct Outcome
{
    int status = -1;
    QByteArray errors;
};

} // namespace

/// The built program, started as people start it.
class TestReportCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString &name) const { return m_folder.filePath(name); }

    Outcome run(const QStringList &arguments, const QMap<QString, QString> &variables = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), file(QStringLiteral("data")));
        for (auto each = variables.cbegin(); each != variables.cend(); ++each)
            environment.insert(each.key(), each.value());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(CLUSTERDECK_PROGRAM), arguments);
        // The servers of this test live in this thread's event loop.
        if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 100'000))
            process.kill();
        Outcome outcome;
        outcome.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        outcome.errors = process.readAllStandardError();
        return outcome;
    }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QStringList reportOf(const QString &url, const QString &name) const
    {
        return {QStringLiteral("report"), QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--api-url"), url,
                QStringLiteral("-o"), file(name)};
    }
    static QMap<QString, QString> key(const QString &text) { return {{QStringLiteral("TOGETHER_API_KEY"), text}}; }

    /// One line for people on stderr, no file, status 1.
    void verifyFailed(const Outcome &outcome, const QString &name, const char *contains)
    {
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.startsWith("clusterdeck: "), outcome.errors.constData());
        QVERIFY2(outcome.errors.contains(contains), outcome.errors.constData());
        QCOMPARE(outcome.errors.count('\n'), 1);
        QVERIFY(!outcome.errors.contains('<'));
        QVERIFY(!QFile::exists(file(name)));
    }

private Q_SLOTS:
    void givesTheSameBytesForTheSameArguments()
    {
        const QStringList arguments{QStringLiteral("report"),     QStringLiteral("--format"),  QStringLiteral("json"),
                                    QStringLiteral("--demo"),     QStringLiteral("--seed"),    QStringLiteral("7"),
                                    QStringLiteral("--epoch"),    QStringLiteral("2026-09-01T00:00:00Z"),
                                    QStringLiteral("--advance"),  QStringLiteral("36h"),       QStringLiteral("-o")};
        QElapsedTimer timer;
        timer.start();
        const Outcome first = run(arguments + QStringList(file(QStringLiteral("a.json"))));
        qInfo("36 hours of the demo were played and reported in %.1f s", double(timer.elapsed()) / 1000.0);
        QVERIFY2(first.status == 0, first.errors.constData());
        const Outcome second = run(arguments + QStringList(file(QStringLiteral("b.json"))));
        QVERIFY2(second.status == 0, second.errors.constData());
        const QByteArray report = bytesOf(file(QStringLiteral("a.json")));
        QVERIFY(QJsonDocument::fromJson(report).isObject());
        QCOMPARE(bytesOf(file(QStringLiteral("b.json"))), report);
        const QStringList histories = QDir(file(QStringLiteral("data/clusterdeck"))).entryList({QStringLiteral("history-*")});
        QCOMPARE(histories, QStringList()); // a demo leaves nothing behind
    }

    void reportsOverHttpFromAnyServer()
    {
        EmulatorFixture emulator(QStringLiteral("default"));
        const Outcome outcome = run(reportOf(emulator.baseUrl().toString(), QStringLiteral("live.json")),
                                    key(QString::fromLatin1(emulator.token().reveal())));
        QVERIFY2(outcome.status == 0, outcome.errors.constData());
        const QByteArray report = bytesOf(file(QStringLiteral("live.json")));
        QVERIFY(QJsonDocument::fromJson(report).isObject());
        QVERIFY(!report.contains(emulator.token().reveal()));
    }

    void reportsAnAccountThatIsOpenInAWindow()
    {
        EmulatorFixture emulator(QStringLiteral("default"));
        const auto variables = key(QString::fromLatin1(emulator.token().reveal()));
        const QString url = emulator.baseUrl().toString();
        const Outcome first = run(reportOf(url, QStringLiteral("before.json")), variables);
        QVERIFY2(first.status == 0, first.errors.constData());
        const QDir folder(file(QStringLiteral("data/clusterdeck")));
        const QStringList histories = folder.entryList({QStringLiteral("history-*.sqlite")}, QDir::Files, QDir::Time);
        QVERIFY(!histories.isEmpty());
        const QString history = folder.filePath(histories.first());
        QLockFile window(history + QStringLiteral(".lock")); // what a window does
        window.setStaleLockTime(0);
        QVERIFY(window.tryLock(0));
        const QByteArray before = bytesOf(history);
        const Outcome second = run(reportOf(url, QStringLiteral("beside.json")), variables);
        QVERIFY2(second.status == 0, second.errors.constData());
        QVERIFY(QJsonDocument::fromJson(bytesOf(file(QStringLiteral("beside.json")))).isObject());
        QCOMPARE(bytesOf(history), before);
        QVERIFY(window.isLocked() && QFile::exists(window.fileName()));
    }

    void saysInOneLineThatTheKeyIsWrong()
    {
        EmulatorFixture emulator(QStringLiteral("calm"));
        verifyFailed(run(reportOf(emulator.baseUrl().toString(), QStringLiteral("x.json")), key(QStringLiteral("wrong-key-0123456789"))),
                     QStringLiteral("x.json"), "401");
    }

    void saysInOneLineThatNobodyAnswers()
    {
        QTcpServer once;
        QVERIFY(once.listen(QHostAddress::LocalHost, 0));
        const QString url = QStringLiteral("http://127.0.0.1:%1/v1").arg(once.serverPort());
        once.close();
        verifyFailed(run(reportOf(url, QStringLiteral("x.json")), key(QStringLiteral("some-key-0123456789"))),
                     QStringLiteral("x.json"), "127.0.0.1");
    }

    void takesNoWebPageForAFleet()
    {
        RawServer server(RawServer::answering(RawServer::answer(200, "<html><body>Sign in to the network</body></html>", {}, "text/html")));
        verifyFailed(run(reportOf(server.url().toString(), QStringLiteral("x.json")), key(QStringLiteral("some-key-0123456789"))),
                     QStringLiteral("x.json"), "127.0.0.1");
    }

    void saysInOneLineThatTheFolderCannotBeWritten()
    {
        EmulatorFixture emulator(QStringLiteral("calm"));
        QFile blocked(file(QStringLiteral("blocked")));
        QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file where a folder should be
        auto variables = key(QString::fromLatin1(emulator.token().reveal()));
        variables.insert(QStringLiteral("XDG_DATA_HOME"), file(QStringLiteral("blocked")));
        verifyFailed(run(reportOf(emulator.baseUrl().toString(), QStringLiteral("x.json")), variables), QStringLiteral("x.json"),
                     "cannot be written");
        const QString nowhere = QStringLiteral("no/such/folder/x.json");
        verifyFailed(run(reportOf(emulator.baseUrl().toString(), nowhere), key(QString::fromLatin1(emulator.token().reveal()))),
                     nowhere, "x.json");
    }

    void needsAKeyAndAKnownScenario()
    {
        verifyFailed(run(reportOf(QStringLiteral("http://127.0.0.1:1/v1"), QStringLiteral("x.json")), key({})),
                     QStringLiteral("x.json"), "TOGETHER_API_KEY");
        const Outcome outcome = run({QStringLiteral("report"), QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("--demo"),
                                     QStringLiteral("--scenario"), QStringLiteral("moon"), QStringLiteral("-o"), file(QStringLiteral("x.csv"))});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.errors.contains("moon"), outcome.errors.constData());
    }

    void sendsNoKeyUnencryptedAcrossTheNetwork()
    {
        verifyFailed(run(reportOf(QStringLiteral("http://192.0.2.1/v1"), QStringLiteral("x.json")), key(QStringLiteral("some-key-0123456789"))),
                     QStringLiteral("x.json"), "https");
    }
};

QTEST_GUILESS_MAIN(TestReportCommand)
#include "tst_reportcommand.moc"
