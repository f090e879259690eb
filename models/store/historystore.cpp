// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"

#include "database.h"
#include "storageerror.h"
#include "storeworker.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QMutex>
#include <QPromise>
#include <QThread>

namespace deck {
namespace {

constexpr QFile::Permissions ownerFolder = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
constexpr QFile::Permissions ownerFile = QFile::ReadOwner | QFile::WriteOwner;

QString fileNameOf(const QString &accountKey)
{
    const QByteArray hash = QCryptographicHash::hash(accountKey.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("history-%1.sqlite").arg(QString::fromLatin1(hash.left(16)));
}

/// A folder that we make belongs to its user alone; one that exists is left as its owner wants it.
Result<Done> makeFolder(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.isDir())
        return Done();
    const QString parent = info.absolutePath();
    const bool made = QDir().mkpath(parent) && QDir(parent).mkdir(info.fileName(), ownerFolder);
    if (!made && !QFileInfo(folder).isDir())
        return storageError(QStringLiteral("%1: the folder for the history cannot be made; choose another data folder or make it "
                                           "writable").arg(folder));
    return Done();
}

/// SQLite gives its side files the permissions of the main one, so that one is made first.
Result<Done> makeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append))
        return storageError(QStringLiteral("%1: it cannot be written (%2); choose another data folder or make it writable")
                                .arg(path, file.errorString()));
    file.setPermissions(ownerFile);
    return Done();
}

/// Two programs that write one history would each miss what the other has seen. Within this program a session may be opened
/// while the one before it is still being taken down: they share the lock. One left by a program that was killed is stale.
Result<std::shared_ptr<QLockFile>> lockFor(const QString &path)
{
    static QMutex mutex;
    static QHash<QString, std::weak_ptr<QLockFile>> held;
    const QMutexLocker guard(&mutex);
    if (auto ours = held.value(path).lock())
        return ours;
    auto lock = std::make_shared<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // by age never: a program may run for months
    if (lock->tryLock(0)) {
        held.insert(path, lock);
        QFile::setPermissions(lock->fileName(), ownerFile);
        return lock;
    }
    if (lock->error() != QLockFile::LockFailedError)
        return storageError(QStringLiteral("%1: it cannot be written; choose another data folder or make it writable").arg(path));
    qint64 process = 0;
    QString host;
    QString program;
    lock->getLockInfo(&process, &host, &program);
    return storageError(QStringLiteral("%1: another ClusterDeck (process %2) has this history open; use that one, or close it first")
                            .arg(path).arg(process));
}

bool isInUse(const QString &path)
{
    return QFile::exists(path + QStringLiteral("-wal")) || QFile::exists(path + QStringLiteral(".lock"));
}

/// The account's own file, or the one that it had under an earlier name.
QString pathAsItIs(const QString &folder, const QString &accountKey, const QStringList &earlierKeys)
{
    const QString path = QDir(folder).absoluteFilePath(fileNameOf(accountKey));
    if (QFile::exists(path))
        return path;
    for (const QString &key : earlierKeys) {
        const QString earlier = QDir(folder).absoluteFilePath(fileNameOf(key));
        if (QFile::exists(earlier))
            return earlier;
    }
    return path;
}

/// The same; one with an earlier name gets the new one. While that is open elsewhere, or was left by a crash (a side file is
/// there), it is used where it is.
QString pathOf(const QString &folder, const QString &accountKey, const QStringList &earlierKeys)
{
    const QString path = QDir(folder).absoluteFilePath(fileNameOf(accountKey));
    const QString found = pathAsItIs(folder, accountKey, earlierKeys);
    return found != path && !isInUse(found) && QFile::rename(found, path) ? path : found;
}

} // namespace

Result<std::unique_ptr<HistoryStore>> HistoryStore::open(const QString &folder, const QString &accountKey,
                                                         const QStringList &earlierKeys)
{
    const Result<Done> folderMade = makeFolder(QDir(folder).absolutePath());
    if (!folderMade)
        return folderMade.error();
    const QString path = pathOf(folder, accountKey, earlierKeys);
    const Result<std::shared_ptr<QLockFile>> lock = lockFor(path);
    if (!lock)
        return lock.error();
    const Result<Done> fileMade = makeFile(path);
    if (!fileMade)
        return fileMade.error();

    auto thread = std::make_unique<QThread>();
    thread->setObjectName(QStringLiteral("history"));
    auto worker = std::make_unique<StoreWorker>();
    worker->moveToThread(thread.get());
    thread->start();
    std::unique_ptr<HistoryStore> store(new HistoryStore(path, *lock, std::move(thread), std::move(worker)));
    QFuture<Result<Done>> opened = store->run<Done>([path](StoreWorker &each) { return each.open(path); });
    opened.waitForFinished();
    const Result<Done> done = opened.result();
    if (!done)
        return done.error();
    return store;
}

bool HistoryStore::isOpenElsewhere(const QString &folder, const QString &accountKey, const QStringList &earlierKeys)
{
    const QString path = pathAsItIs(folder, accountKey, earlierKeys);
    if (!QFile::exists(path))
        return false;
    const Result<std::shared_ptr<QLockFile>> lock = lockFor(path);
    return !lock && QFile::exists(path + QStringLiteral(".lock"));
}

Result<std::unique_ptr<HistoryStore>> HistoryStore::openCopy(const QString &folder, const QString &accountKey,
                                                             const QStringList &earlierKeys, const QString &copyFolder)
{
    const QString target = QDir(copyFolder).absoluteFilePath(fileNameOf(accountKey));
    const Result<Done> copied = Database::copy(pathAsItIs(folder, accountKey, earlierKeys), target);
    if (!copied)
        return copied.error();
    return open(copyFolder, accountKey);
}

HistoryStore::HistoryStore(QString path, std::shared_ptr<QLockFile> lock, std::unique_ptr<QThread> thread,
                           std::unique_ptr<StoreWorker> worker)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
    , m_thread(std::move(thread))
    , m_worker(std::move(worker))
{
}

HistoryStore::~HistoryStore()
{
    // Queued behind everything that was asked for; the connection dies in the thread that made it.
    QMetaObject::invokeMethod(m_worker.get(), [worker = m_worker.get(), thread = m_thread.get()] {
        worker->close();
        thread->quit();
    }, Qt::QueuedConnection);
    m_thread->wait();
}

template <class T>
QFuture<Result<T>> HistoryStore::run(std::function<Result<T>(StoreWorker &)> work)
{
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    QFuture<Result<T>> future = promise->future();
    QMetaObject::invokeMethod(m_worker.get(), [promise, worker = m_worker.get(), task = std::move(work)] {
        promise->addResult(task(*worker));
        promise->finish();
    }, Qt::QueuedConnection);
    return future;
}

QFuture<Result<StoredHistory>> HistoryStore::load()
{
    return run<StoredHistory>([](StoreWorker &worker) { return worker.load(); });
}

QFuture<Result<QString>> HistoryStore::rescueReport()
{
    return run<QString>([](StoreWorker &worker) { return worker.rescueReport(); });
}

QFuture<Result<Done>> HistoryStore::append(const HistoryChange &change)
{
    return run<Done>([change](StoreWorker &worker) { return worker.append(change); });
}

QFuture<Result<Done>> HistoryStore::saveIntent(const StoredIntent &intent)
{
    return run<Done>([intent](StoreWorker &worker) { return worker.saveIntent(intent); });
}

QFuture<Result<QList<StoredIntent>>> HistoryStore::openIntents()
{
    return run<QList<StoredIntent>>([](StoreWorker &worker) { return worker.openIntents(); });
}

QFuture<Result<QList<StoredIntent>>> HistoryStore::allIntents()
{
    return run<QList<StoredIntent>>([](StoreWorker &worker) { return worker.allIntents(); });
}

QFuture<Result<Done>> HistoryStore::saveRateCard(const RateCard &card)
{
    return run<Done>([card](StoreWorker &worker) { return worker.saveRateCard(card); });
}

QFuture<Result<Done>> HistoryStore::saveDraft(const QByteArray &draft)
{
    return run<Done>([draft](StoreWorker &worker) { return worker.saveDraft(draft); });
}

QFuture<Result<QByteArray>> HistoryStore::draft()
{
    return run<QByteArray>([](StoreWorker &worker) { return worker.draft(); });
}

QFuture<Result<RateCard>> HistoryStore::rateCard()
{
    return run<RateCard>([](StoreWorker &worker) { return worker.rateCard(); });
}

} // namespace deck
