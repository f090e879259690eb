// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storeworker.h"

#include "clock.h"
#include "historytables.h"
#include "intenttable.h"
#include "log.h"
#include "metatable.h"
#include "ratecardfile.h"
#include "salvage.h"
#include "storageerror.h"

namespace deck {
namespace {

const QString rateCardName = QStringLiteral("rate_card");
const QString draftName = QStringLiteral("wizard_draft");

} // namespace

Result<Done> StoreWorker::open(const QString &path)
{
    m_path = path;
    Result<std::unique_ptr<Database>> database = Database::open(path);
    if (!database)
        return saysDamaged(database.error()) ? rescue() : Result<Done>(database.error());
    m_database = std::move(*database);
    return Done();
}

/// Sets the file aside under a name of its own and begins a new one with what can still be read.
Result<Done> StoreWorker::rescue()
{
    m_database.reset();
    const Result<QString> aside = setAside(m_path, SystemClock().now());
    if (!aside)
        return aside.error();
    Result<std::unique_ptr<Database>> fresh = Database::open(m_path);
    if (!fresh)
        return fresh.error();
    m_database = std::move(*fresh);
    const Result<int> kept = salvage(*m_database, *aside);
    if (!kept)
        return kept.error();
    m_rescueReport = QStringLiteral("The damaged file was set aside as %1; %2 records could be read from it and were kept.").arg(*aside).arg(*kept);
    log::write(log::Level::Error, "store", m_rescueReport);
    return Done();
}

/// Damage may show up at the first page that is broken, long after the file was opened. Once: a second time it is the disk.
template <class T, class Work>
Result<T> StoreWorker::rescuing(const Work &work)
{
    if (!m_database)
        return storageError(QStringLiteral("%1: the history is not open").arg(m_path));
    Result<T> result = work();
    if (result || !saysDamaged(result.error()) || !m_rescueReport.isEmpty())
        return result ? std::move(result) : Result<T>(m_database->withPath(result.error()));
    const Result<Done> rescued = rescue();
    if (!rescued)
        return rescued.error();
    result = work();
    return result ? std::move(result) : Result<T>(m_database->withPath(result.error()));
}

Result<StoredHistory> StoreWorker::load()
{
    return rescuing<StoredHistory>([this] { return readHistory(m_database->connection()); });
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
    return m_unwritten.isEmpty() ? Result<Done>(Done()) : rescuing<Done>([this] { return writePending(); });
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
    return rescuing<Done>([&] {
        return m_database->transaction(Database::Durability::Full,
                                       [&] { return writeIntent(m_database->connection(), intent); });
    });
}

Result<QList<StoredIntent>> StoreWorker::openIntents()
{
    return rescuing<QList<StoredIntent>>([this] { return readOpenIntents(m_database->connection()); });
}

Result<QList<StoredIntent>> StoreWorker::allIntents()
{
    return rescuing<QList<StoredIntent>>([this] { return readAllIntents(m_database->connection()); });
}

Result<Done> StoreWorker::saveRateCard(const RateCard &card)
{
    const QString text = QString::fromUtf8(writeRateCard(card));
    return rescuing<Done>([&] {
        return m_database->transaction(Database::Durability::Full,
                                       [&] { return writeMeta(m_database->connection(), rateCardName, text); });
    });
}

Result<RateCard> StoreWorker::rateCard()
{
    const auto read = [this] { return readMeta(m_database->connection(), rateCardName); };
    const Result<std::optional<QString>> text = rescuing<std::optional<QString>>(read);
    if (!text)
        return text.error();
    if (!*text)
        return RateCard();
    const Result<RateCard> card = readRateCard((*text)->toUtf8(), QStringLiteral("saved price book"));
    if (!card)
        return m_database->withPath(card.error());
    return card;
}

Result<Done> StoreWorker::saveDraft(const QByteArray &draft)
{
    const QString text = QString::fromUtf8(draft);
    return rescuing<Done>([&] {
        return m_database->transaction(Database::Durability::Normal,
                                       [&] { return writeMeta(m_database->connection(), draftName, text); });
    });
}

Result<QByteArray> StoreWorker::draft()
{
    const auto read = [this] { return readMeta(m_database->connection(), draftName); };
    const Result<std::optional<QString>> text = rescuing<std::optional<QString>>(read);
    if (!text)
        return text.error();
    return text->value_or(QString()).toUtf8();
}

} // namespace deck
