// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "historychange.h"
#include "result.h"
#include "task.h"
#include "taskscope.h"

#include <QFuture>
#include <QObject>

#include <optional>

namespace deck {

class HistoryStore;

/// Hands every change of the history to the store, in order, and says when the disk stops and starts to take them. The store
/// itself keeps what it could not write and writes it first with the next change.
class StoreFeed : public QObject
{
    Q_OBJECT
public:
    explicit StoreFeed(HistoryStore &store, QObject *parent = nullptr);
    void stop();

    void append(const HistoryChange &change);
    /// Answers when everything so far is on disk, or with the reason why it is not.
    Task<Result<Done>> written(std::stop_token stop);

Q_SIGNALS:
    void failed(const deck::Error &error);
    void recovered();

private:
    Task<> watch(QFuture<Result<Done>> outcome, std::stop_token stop);

    HistoryStore &m_store;
    std::optional<Error> m_failure;
    TaskScope m_scope;
};

} // namespace deck
