// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"
#include "ratecard.h"
#include "storedhistory.h"
#include "storedintent.h"

#include <QObject>

namespace deck {

/// The part of the store that lives in its thread.
class StoreWorker : public QObject
{
    Q_OBJECT
public:
    /// A damaged file is set aside and what can be read of it comes into a new one, also when the damage shows up later.
    Result<Done> open(const QString &path);
    /// What was set aside and how much of it was kept, for people; empty if nothing was.
    QString rescueReport() const { return m_rescueReport; }
    /// Tries once more to write what the disk did not take.
    void close();

    Result<StoredHistory> load();
    Result<Done> append(const HistoryChange &change);
    Result<Done> saveIntent(const StoredIntent &intent);
    Result<QList<StoredIntent>> openIntents();
    Result<QList<StoredIntent>> allIntents();
    Result<Done> saveRateCard(const RateCard &card);
    Result<RateCard> rateCard();
    Result<Done> saveDraft(const QByteArray &draft);
    Result<QByteArray> draft();

private:
    Result<Done> writePending();
    Result<Done> rescue();
    template <class T, class Work>
    Result<T> rescuing(const Work &work);

    QString m_path;
    QString m_rescueReport;
    std::unique_ptr<Database> m_database;
    QList<HistoryChange> m_unwritten; ///< in order; written first as soon as the disk takes it
};

} // namespace deck
