// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"
#include "observedfleet.h"

#include <QDir>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace deck;

namespace {

const QString account = QStringLiteral("victim");

HistoryChange changeOf(int number, qsizetype bytes = 10)
{
    HistoryChange change;
    change.observedAt = at("2026-05-04T10:00:00Z") + Seconds(number);
    TimelineEvent event;
    event.key = QString::number(number);
    event.message = QString(bytes, QLatin1Char('x'));
    change.events.append(event);
    return change;
}

Result<Done> append(HistoryStore &store, const HistoryChange &change)
{
    QFuture<Result<Done>> future = store.append(change);
    future.waitForFinished();
    return future.result();
}

StoredHistory load(HistoryStore &store)
{
    QFuture<Result<StoredHistory>> future = store.load();
    future.waitForFinished();
    const Result<StoredHistory> result = future.result();
    return result ? *result : StoredHistory();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A limit on the size of every file this process writes: to SQLite it is a disk that takes no more.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limited = m_before;
        limited.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

class TestStoreDisasters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aKilledWriterLosesNothingThatItWasToldIsWritten()
    {
        for (int round = 0; round < 3; ++round) {
            QTemporaryDir folder;
            QProcess victim;
            victim.start(QCoreApplication::applicationDirPath() + QStringLiteral("/store_victim"), {folder.path()});
            QVERIFY(victim.waitForStarted());
            QByteArray output;
            while (output.count('\n') < 20 * (round + 1) && victim.waitForReadyRead(10'000))
                output += victim.readAllStandardOutput();
            victim.kill(); // SIGKILL
            QVERIFY(victim.waitForFinished());
            output += victim.readAllStandardOutput();
            const auto confirmed = output.count('\n');
            QVERIFY(confirmed >= 20);

            const auto store = HistoryStore::open(folder.path(), account);
            QVERIFY2(store.hasValue(), store ? "" : qPrintable(store.error().summary()));
            const auto events = load(**store).all.events.size();
            QCOMPARE(events % 10, 0); // whole appends only
            QVERIFY(events / 10 == confirmed || events / 10 == confirmed + 1);
            QVERIFY(append(**store, changeOf(1)).hasValue());
        }
    }

    void aDiskThatTakesNoMoreIsToldAndNothingIsLostWhenItDoesAgain()
    {
        QTemporaryDir folder;
        auto store = HistoryStore::open(folder.path(), account);
        QVERIFY(store.hasValue());
        QVERIFY(append(**store, changeOf(1)).hasValue());
        {
            const FileSizeLimit limit(128 << 10);
            const Result<Done> refused = append(**store, changeOf(2, 400'000));
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Error::Kind::Storage);
            QVERIFY(refused.error().detail.contains((*store)->path()));
            QVERIFY(!append(**store, changeOf(3)));
            QCOMPARE(load(**store).all.events.size(), 1); // reading still works
        }
        QVERIFY(append(**store, changeOf(4)).hasValue());
        QCOMPARE(load(**store).all.events.size(), 4);
        QCOMPARE(load(**store).lastObservedAt->toIso(), QStringLiteral("2026-05-04T10:00:04Z"));
    }

    void aDamagedFileIsSetAsideAndWhatCanBeReadIsKept_data()
    {
        QTest::addColumn<bool>("wholeFile");
        QTest::newRow("not a database") << true;
        QTest::newRow("damaged inside") << false;
    }
    void aDamagedFileIsSetAsideAndWhatCanBeReadIsKept()
    {
        QFETCH(bool, wholeFile);
        QTemporaryDir folder;
        QString path;
        StoredIntent intent;
        intent.id = QStringLiteral("op-1");
        intent.clusterName = QStringLiteral("train");
        {
            const auto store = HistoryStore::open(folder.path(), account);
            QVERIFY(store.hasValue());
            path = (*store)->path();
            (*store)->saveIntent(intent).waitForFinished();
            for (int i = 0; i < 200; ++i)
                QVERIFY(append(**store, changeOf(i, 2000)).hasValue());
        }
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.size() > 400'000);
            QVERIFY(file.seek(wholeFile ? 0 : 200'000));
            file.write(QByteArray(wholeFile ? 5000 : 30'000, 'z'));
        }
        const QByteArray before = bytesOf(path);
        const auto store = HistoryStore::open(folder.path(), account);
        QVERIFY2(store.hasValue(), store ? "" : qPrintable(store.error().summary()));
        QFuture<Result<StoredHistory>> loading = (*store)->load();
        loading.waitForFinished();
        const Result<StoredHistory> loaded = loading.result();
        QVERIFY2(loaded.hasValue(), loaded ? "" : qPrintable(loaded.error().summary()));
        const auto kept = loaded->all.events.size();
        QFuture<Result<QList<StoredIntent>>> reading = (*store)->openIntents();
        reading.waitForFinished();
        const Result<QList<StoredIntent>> intents = reading.result();
        QVERIFY(intents.hasValue());
        if (wholeFile) {
            QCOMPARE(kept, 0);
        } else {
            QVERIFY2(kept > 150 && kept < 200, qPrintable(QString::number(kept)));
            QCOMPARE(intents->size(), 1);
        }

        QFuture<Result<QString>> asking = (*store)->rescueReport();
        asking.waitForFinished();
        const Result<QString> report = asking.result();
        QVERIFY(report.hasValue());
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("*.damaged-*Z")});
        QCOMPARE(aside.size(), 1);
        QVERIFY2(report->contains(aside.first()), qPrintable(*report));
        QCOMPARE(bytesOf(folder.filePath(aside.first())), before);
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());

        // It is a history like any other again.
        QVERIFY(append(**store, changeOf(500)).hasValue());
        QCOMPARE(load(**store).all.events.size(), kept + 1);
    }

    void aSecondProgramIsRefusedUntilTheFirstIsGoneHoweverItWent()
    {
        QTemporaryDir folder;
        QProcess victim;
        victim.start(QCoreApplication::applicationDirPath() + QStringLiteral("/store_victim"), {folder.path()});
        QVERIFY(victim.waitForReadyRead(10'000));
        const auto refused = HistoryStore::open(folder.path(), account);
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.contains(QStringLiteral("another ClusterDeck (process %1)").arg(victim.processId())),
                 qPrintable(refused.error().detail));
        victim.kill();
        QVERIFY(victim.waitForFinished());
        QVERIFY(HistoryStore::open(folder.path(), account).hasValue());
    }

    void aFolderThatCannotBeWrittenIsOneClearLine()
    {
        QTemporaryDir folder;
        // Also where the tests run as root, whom no permission stops.
        QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x5555)));
        QProcess victim;
        victim.setChildProcessModifier([] {
            if (getuid() == 0 && setuid(65534) != 0)
                _exit(99);
        });
        victim.start(QCoreApplication::applicationDirPath() + QStringLiteral("/store_victim"), {folder.path()});
        QVERIFY(victim.waitForFinished(10'000));
        const QString said = QString::fromUtf8(victim.readAllStandardOutput());
        QCOMPARE(victim.exitCode(), 1);
        QVERIFY2(said.contains(QStringLiteral("cannot be written")) && said.contains(folder.path()), qPrintable(said));
        QCOMPARE(said.count(QLatin1Char('\n')), 1);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aFileOfANewerProgramIsRefusedAndLeftAlone()
    {
        QTemporaryDir folder;
        QString path;
        {
            const auto store = HistoryStore::open(folder.path(), account);
            path = (*store)->path();
        }
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("newer"));
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version=99")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("newer"));
        const QByteArray before = bytesOf(path);
        const auto store = HistoryStore::open(folder.path(), account);
        QVERIFY(!store);
        QVERIFY(store.error().detail.contains(QStringLiteral("newer ClusterDeck")));
        QCOMPARE(bytesOf(path), before);
        QVERIFY(!QFile::exists(path + QStringLiteral("-wal")));
    }

    void aFileOfTheFirstVersionIsBroughtUpToDateWithItsIntents()
    {
        QTemporaryDir folder;
        const QString path = (*HistoryStore::open(folder.path(), account))->path();
        for (const QString &side : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")})
            QFile::remove(path + side);
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("first"));
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QFile script(QStringLiteral(":/sql/0001_initial.sql"));
            QVERIFY(script.open(QIODevice::ReadOnly));
            const QStringList statements = QString::fromUtf8(script.readAll()).split(QStringLiteral(";\n"));
            for (const QString &statement : statements) {
                if (!statement.trimmed().isEmpty())
                    QVERIFY2(query.exec(statement), qPrintable(statement));
            }
            QVERIFY(query.exec(QStringLiteral("INSERT INTO intent VALUES ('op-1', 'create', 'sending', 1, 1000, '', 'train', '{}', '', '', 0, '', '[]')")));
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version=1")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("first"));
        const auto store = HistoryStore::open(folder.path(), account);
        QVERIFY(store.hasValue());
        QFuture<Result<QList<StoredIntent>>> reading = (*store)->openIntents();
        reading.waitForFinished();
        const Result<QList<StoredIntent>> intents = reading.result();
        QVERIFY(intents.hasValue());
        QCOMPARE(intents->size(), 1);
        QCOMPARE(intents->first().clusterName, QStringLiteral("train"));
        QVERIFY(intents->first().details.isEmpty());
        QVERIFY(!intents->first().endedAt);
    }

    void aFolderThatCannotBeMadeIsOneClearLine()
    {
        QTemporaryDir folder;
        QFile blocker(folder.filePath(QStringLiteral("file")));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        const auto store = HistoryStore::open(folder.filePath(QStringLiteral("file/data")), account);
        QVERIFY(!store);
        QCOMPARE(store.error().kind, Error::Kind::Storage);
        QVERIFY(store.error().detail.contains(QStringLiteral("file/data")));
        QVERIFY(!store.error().detail.contains(QLatin1Char('\n')));
    }
};

QTEST_GUILESS_MAIN(TestStoreDisasters)
#include "tst_storedisasters.moc"
