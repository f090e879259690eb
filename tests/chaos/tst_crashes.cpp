// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaosdice.h"
#include "historystore.h"

#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

/// A program that is killed at any moment of heavy writing loses nothing that it had called written (issue 10). The same
/// history is written on after each kill. CLUSTERDECK_CHAOS_SEEDS is the number of kills.
class TestCrashes : public QObject
{
    Q_OBJECT

    /// Rounds of which the writers said that they are on disk.
    struct Told
    {
        QSet<int> intents;
        QSet<int> events;
        int last = 0;

        void take(const QByteArray &output)
        {
            for (const QByteArray &line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
                const int round = line.mid(7).toInt();
                if (line.startsWith("intent "))
                    intents.insert(round);
                else if (line.startsWith("events "))
                    events.insert(round);
                last = qMax(last, round);
            }
        }
    };

    static QString integrityOf(const QString &path)
    {
        QString answer;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("check"));
            database.setDatabaseName(path);
            database.open();
            QSqlQuery query(QStringLiteral("PRAGMA integrity_check"), database);
            answer = query.next() ? query.value(0).toString() : QStringLiteral("no answer");
        }
        QSqlDatabase::removeDatabase(QStringLiteral("check"));
        return answer;
    }

private Q_SLOTS:
    void aKilledWriterLosesNothing()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("CLUSTERDECK_CHAOS_SEEDS", &given);
        const int kills = given ? number : 20;
        ChaosDice dice(10);
        std::unique_ptr<QTemporaryDir> folder;
        Told told;
        for (int kill = 0; kill < kills; ++kill) {
            if (kill % 20 == 0) {
                folder = std::make_unique<QTemporaryDir>();
                told = {};
            }
            QProcess writer;
            writer.start(QCoreApplication::applicationDirPath() + QStringLiteral("/crash_writer"),
                         {folder->path(), QString::number(told.last + 2)});
            QVERIFY(writer.waitForStarted());
            QByteArray output;
            const int lines = dice.within(0, 60);
            while (output.count('\n') < lines && writer.waitForReadyRead(10'000))
                output += writer.readAllStandardOutput();
            writer.kill(); // SIGKILL
            QVERIFY(writer.waitForFinished());
            QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
            output += writer.readAllStandardOutput();
            told.take(output);

            const auto store = HistoryStore::open(folder->path(), QStringLiteral("crash"));
            QVERIFY2(store.hasValue(), store ? "" : qPrintable(store.error().summary()));
            QCOMPARE(integrityOf((*store)->path()), QStringLiteral("ok"));
            QFuture<Result<StoredHistory>> loading = (*store)->load();
            loading.waitForFinished();
            const Result<StoredHistory> history = loading.result();
            QVERIFY(history.hasValue());
            QHash<int, int> eventsOf;
            for (const TimelineEvent &event : history->all.events)
                ++eventsOf[event.key.section(QLatin1Char('/'), 0, 0).toInt()];
            QFuture<Result<QList<StoredIntent>>> reading = (*store)->openIntents();
            reading.waitForFinished();
            const Result<QList<StoredIntent>> intents = reading.result();
            QVERIFY(intents.hasValue());
            QSet<QString> ids;
            for (const StoredIntent &intent : *intents)
                ids.insert(intent.id);
            for (const int round : std::as_const(told.events))
                QCOMPARE(eventsOf.value(round), 10);
            for (const int events : std::as_const(eventsOf))
                QCOMPARE(events, 10); // whole changes only
            for (const int round : std::as_const(told.intents))
                QVERIFY(ids.contains(QStringLiteral("op-%1").arg(round)));
            QFuture<Result<QString>> asking = (*store)->rescueReport();
            asking.waitForFinished();
            QVERIFY(asking.result()->isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestCrashes)
#include "tst_crashes.moc"
