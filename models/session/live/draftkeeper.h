// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterdraft.h"
#include "operation.h"
#include "task.h"
#include "taskscope.h"

#include <stop_token>

namespace deck {

class Clock;
class HistoryStore;

/// The one draft of an account: in memory, and on disk as soon as the store gets to it. A draft is what was not sent: sending
/// takes it away, since the intent holds all of it from then on, and a refusal brings it back. A disk that takes no draft takes no
/// history either, and that is what is said; here it is only logged.
class DraftKeeper
{
public:
    DraftKeeper(HistoryStore &store, const Clock &clock);

    /// Reads what an earlier run left. A draft that cannot be read stops nothing.
    Task<> load(std::stop_token stop);
    void stop() { m_scope.requestStop(); }

    const std::optional<ClusterDraft> &draft() const { return m_draft; }
    void keep(const ClusterSpec &spec, int step);
    void drop();
    /// A create that was refused is a draft again, unless there is another one by now.
    void notice(const Operation &operation);

private:
    void write();
    Task<> save(QByteArray bytes, std::stop_token stop);

    HistoryStore &m_store;
    const Clock &m_clock;
    std::optional<ClusterDraft> m_draft;
    int m_sentStep = 0; ///< where the draft stood that was sent last
    TaskScope m_scope;
};

} // namespace deck
