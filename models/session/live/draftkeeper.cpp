// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "draftkeeper.h"

#include "awaitfuture.h"
#include "clock.h"
#include "draftcodec.h"
#include "historystore.h"
#include "log.h"

namespace deck {

DraftKeeper::DraftKeeper(HistoryStore &store, const Clock &clock) : m_store(store), m_clock(clock) {}

Task<> DraftKeeper::load(std::stop_token stop)
{
    const QFuture<Result<QByteArray>> reading = m_store.draft();
    const Result<QByteArray> kept = co_await awaitFuture(reading, stop);
    if (stop.stop_requested())
        co_return;
    m_draft = kept ? readDraft(*kept) : std::nullopt;
    if (!kept)
        log::write(log::Level::Warning, "draft", kept.error().summary());
}

void DraftKeeper::keep(const ClusterSpec &spec, int step)
{
    if (m_draft && m_draft->isReadable && m_draft->spec == spec && m_draft->step == step)
        return;
    ClusterDraft draft;
    draft.spec = spec;
    draft.step = step;
    draft.at = m_clock.now();
    m_draft = draft;
    m_sentStep = step;
    write();
}

void DraftKeeper::drop()
{
    if (!m_draft)
        return;
    m_draft.reset();
    write();
}

void DraftKeeper::notice(const Operation &operation)
{
    if (operation.kind == Operation::Kind::Create && operation.state == Operation::State::Refused && !m_draft)
        keep(operation.createSpec, m_sentStep);
}

void DraftKeeper::write()
{
    const QByteArray bytes = m_draft ? writeDraft(*m_draft) : QByteArray();
    m_scope.spawn([this, bytes](std::stop_token stop) { return save(bytes, stop); });
}

Task<> DraftKeeper::save(QByteArray bytes, std::stop_token stop)
{
    const QFuture<Result<Done>> saving = m_store.saveDraft(bytes);
    const Result<Done> saved = co_await awaitFuture(saving, stop);
    if (!saved && !stop.stop_requested())
        log::write(log::Level::Warning, "draft", saved.error().summary());
}

} // namespace deck
