// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace deck;

class TestReportFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFinishedFileAppearsWhole()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.csv"));
        QVERIFY(writeReportFile(path, "a,b\r\n").hasValue());
        QVERIFY(writeReportFile(path, "c\r\n").hasValue());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("c\r\n"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aFullDiskLeavesTheOldFileAndNoHalfOne()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.csv"));
        QVERIFY(writeReportFile(path, "old").hasValue());
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        rlimit limited = before;
        limited.rlim_cur = 1000;
        setrlimit(RLIMIT_FSIZE, &limited);
        const Result<Done> done = writeReportFile(path, QByteArray(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Storage);
        QVERIFY(done.error().detail.contains(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aFolderThatIsNotThereIsNamed()
    {
        const Result<Done> done = writeReportFile(QStringLiteral("/nowhere/at/all/report.json"), "x");
        QVERIFY(!done);
        QVERIFY(done.error().detail.contains(QStringLiteral("/nowhere/at/all/report.json")));
        QVERIFY(!done.error().detail.contains(QLatin1Char('\n')));
    }
};

QTEST_GUILESS_MAIN(TestReportFile)
#include "tst_reportfile.moc"
