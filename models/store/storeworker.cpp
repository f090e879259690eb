// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storeworker.h"

#include "historytables.h"
#include "intenttable.h"
#include "log.h"
#include "metatable.h"
#include "ratecardfile.h"

namespace deck {
namespace {

const QString rateCardName = QStringLiteral("rate_card");

} // namespace

Result<Done> StoreWorker::open(const QString &path)
{
    Result<std::unique_ptr<Database>> database = Database::open(path);
    if (!database)
        return database.error();
    m_database = std::move(*database);
    return Done();
}

Result<StoredHistory> StoreWorker::load()
{
    const Result<StoredHistory> history = readHistory(m_database->connection());
    if (!history)
        return m_database->withPath(history.error());
    return history;
}

void StoreWorker::close()
{
    if (m_database && !m_unwritten.isEmpty()) {
        const Result<Done> done = writePending();
        if (!done)
            log::write(log::Level::Error, "store", QStringLiteral("closing with unwritten history: %1").arg(done.error().summary()));
    }
    m_database.reset();
}

Result<Done> StoreWorker::append(const HistoryChange &change)
{
    if (!change.isEmpty() || change.observedAt != Instant())
        m_unwritten.append(change);
    return m_unwritten.isEmpty() ? Result<Done>(Done()) : writePending();
}

Result<Done> StoreWorker::writePending()
{
    const Result<Done> done = m_database->transaction(Database::Durability::Normal, [this]() -> Result<Done> {
        for (const HistoryChange &each : std::as_const(m_unwritten)) {
            const Result<Done> one = writeChange(m_database->connection(), each);
            if (!one)
                return one;
        }
        return Done();
    });
    if (done)
        m_unwritten.clear();
    return done;
}

Result<Done> StoreWorker::saveIntent(const StoredIntent &intent)
{
    return m_database->transaction(Database::Durability::Full,
                                   [&] { return writeIntent(m_database->connection(), intent); });
}

Result<QList<StoredIntent>> StoreWorker::openIntents()
{
    const Result<QList<StoredIntent>> intents = readOpenIntents(m_database->connection());
    if (!intents)
        return m_database->withPath(intents.error());
    return intents;
}

Result<QList<StoredIntent>> StoreWorker::allIntents()
{
    const Result<QList<StoredIntent>> intents = readAllIntents(m_database->connection());
    if (!intents)
        return m_database->withPath(intents.error());
    return intents;
}

Result<Done> StoreWorker::saveRateCard(const RateCard &card)
{
    const QString text = QString::fromUtf8(writeRateCard(card));
    return m_database->transaction(Database::Durability::Full,
                                   [&] { return writeMeta(m_database->connection(), rateCardName, text); });
}

Result<RateCard> StoreWorker::rateCard()
{
    const Result<std::optional<QString>> text = readMeta(m_database->connection(), rateCardName);
    if (!text)
        return m_database->withPath(text.error());
    if (!*text)
        return RateCard();
    const Result<RateCard> card = readRateCard((*text)->toUtf8(), QStringLiteral("saved price book"));
    if (!card)
        return m_database->withPath(card.error());
    return card;
}

} // namespace deck
