// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionstore.h"
#include "taskscope.h"

#include <QObject>
#include <QQueue>

namespace deck {

/// Writes every change of the history in order. What cannot be written is kept and tried again every few seconds, so that
/// a full disk that is cleared loses nothing.
class HistoryWriter : public QObject
{
    Q_OBJECT
public:
    explicit HistoryWriter(SessionStore &store, QObject *parent = nullptr);
    void stop();

    void append(const HistoryChange &change);
    /// Answers when the queue is empty, or with the reason why it does not become so.
    Task<Result<Done>> written(std::stop_token stop);

Q_SIGNALS:
    void failed(const deck::Error &error);
    void recovered();

private:
    Task<> writeAll(std::stop_token stop);

    SessionStore &m_store;
    QQueue<HistoryChange> m_queue;
    std::optional<Error> m_failure;
    bool m_isWriting = false;
    TaskScope m_scope;
};

} // namespace deck
