// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratecard.h"
#include "result.h"
#include "storedhistory.h"
#include "storedintent.h"

#include <QFuture>
#include <QStringList>

#include <functional>
#include <memory>

class QLockFile;
class QThread;

namespace deck {

class StoreWorker;

/// The history of one account on disk: one SQLite file in a folder that only its user may read, in a thread of its own. Calls
/// return at once and run in the order in which they were made; futures finish on that thread. Every error is Error::Storage
/// with what the user can do. A damaged file is set aside as it is, and what can be read of it goes on in a new one. One program
/// at a time has it open; a file of a newer version is not touched.
class HistoryStore
{
public:
    /// Opens or makes the file for an account, whatever characters its key has (it shows in the file name as a hash only). A
    /// history that was begun under one of the `earlierKeys` goes on as this account's, unless this one has its own already.
    static Result<std::unique_ptr<HistoryStore>> open(const QString &folder, const QString &accountKey,
                                                      const QStringList &earlierKeys = {});
    /// Whether another program has that history open, so that `open` would refuse.
    static bool isOpenElsewhere(const QString &folder, const QString &accountKey, const QStringList &earlierKeys = {});
    /// The history as it is now, copied into `copyFolder` by reading only: also while another program writes it. What is
    /// appended to the copy goes with it.
    static Result<std::unique_ptr<HistoryStore>> openCopy(const QString &folder, const QString &accountKey,
                                                          const QStringList &earlierKeys, const QString &copyFolder);
    /// Waits for what was asked for so far.
    ~HistoryStore();

    QString path() const { return m_path; }

    QFuture<Result<StoredHistory>> load();
    /// What was set aside as damaged since the store was opened and what became of it, in a sentence; empty if nothing was.
    QFuture<Result<QString>> rescueReport();
    /// Writes by key: the same change again adds nothing. What could not be written (full disk) is kept in memory and written
    /// first with the next call, so that nothing is lost while the program runs; each failure is reported.
    QFuture<Result<Done>> append(const HistoryChange &change);
    /// Returns when the intent has reached the disk (`synchronous=FULL`): only then may the request be sent.
    QFuture<Result<Done>> saveIntent(const StoredIntent &intent);
    QFuture<Result<QList<StoredIntent>>> openIntents(); ///< oldest first
    /// Every write that was ever asked for, oldest first.
    QFuture<Result<QList<StoredIntent>>> allIntents();
    QFuture<Result<Done>> saveRateCard(const RateCard &card);
    QFuture<Result<Done>> saveDraft(const QByteArray &draft); ///< in place of the one before; empty for none
    QFuture<Result<QByteArray>> draft();
    QFuture<Result<RateCard>> rateCard(); ///< an empty card when none was saved

private:
    HistoryStore(QString path, std::shared_ptr<QLockFile> lock, std::unique_ptr<QThread> thread, std::unique_ptr<StoreWorker> worker);

    template <class T>
    QFuture<Result<T>> run(std::function<Result<T>(StoreWorker &)> work);

    QString m_path;
    std::shared_ptr<QLockFile> m_lock;
    std::unique_ptr<QThread> m_thread;
    std::unique_ptr<StoreWorker> m_worker; ///< lives in that thread
};

} // namespace deck
