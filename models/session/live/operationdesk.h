// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterapi.h"
#include "operation.h"
#include "taskscope.h"
#include "timelineevent.h"

#include <QHash>
#include <QSet>

namespace deck {

class FleetHistory;
class FleetPoller;
class HistoryStore;
class HttpTransport;

/// Carries out the writes of one account, each at most once (DESIGN.md, decision 10): the intent is on disk before the
/// request leaves, the outcome after it. When the outcome is not known, clusters are read until it is, or until two looks
/// 30 s apart found nothing; what then happens is for the user to say. Nothing here ever sends a second request by itself.
class OperationDesk : public QObject
{
    Q_OBJECT
public:
    OperationDesk(HttpTransport &service, FleetPoller &poller, HistoryStore &store, const FleetHistory &history,
                  QObject *parent = nullptr);
    ~OperationDesk() override;
    /// Coroutines leave inside this call; afterwards nothing is sent or stored.
    void stop();

    OperationId create(const ClusterSpec &spec);
    OperationId scale(const Cluster &seen, const ScaleSpec &spec);
    OperationId remove(const ClusterId &cluster, const QString &name);
    void adopt(const OperationId &id, const ClusterId &cluster);
    void lookAgain(const OperationId &id);
    void dismiss(const OperationId &id);
    /// Operations of an earlier run whose outcome is not known: looking goes on (C10, C11).
    void restore(const QList<Operation> &unfinished);

    QList<Operation> operations() const; ///< newest first
    std::optional<Operation> operation(const OperationId &id) const;

Q_SIGNALS:
    void changed(const deck::Operation &operation);
    /// A line for the history: what the user asked for, and how it ended.
    void acted(const deck::TimelineEvent &event);

private:
    struct Entry
    {
        Operation operation;
        Cluster seen;                 ///< Scale: the cluster as the user saw it
        QSet<ClusterId> notIt;        ///< candidates that the user turned down
        int look = 0;                 ///< counts looking runs; an older run that wakes up later leaves
    };

    OperationId add(Operation operation, const Cluster &seen = {});
    Task<> carryOut(OperationId id, std::stop_token stop);
    Task<std::optional<Error>> send(OperationId id, std::stop_token stop);
    Task<std::optional<Error>> sendCreate(OperationId id, std::stop_token stop);
    Task<std::optional<Error>> sendScale(OperationId id, std::stop_token stop);
    Task<std::optional<Error>> sendDelete(OperationId id, std::stop_token stop);
    Task<> lookForIt(OperationId id, int run, std::stop_token stop);
    Task<Result<bool>> lookOnce(OperationId id, std::stop_token stop);
    Task<Result<bool>> lookForCreated(OperationId id, std::stop_token stop);
    Task<Result<bool>> lookAtTarget(OperationId id, std::stop_token stop);
    Task<Result<Done>> storeIntent(OperationId id, std::stop_token stop);
    Task<> storeOutcome(OperationId id, std::stop_token stop);
    void startLooking(const OperationId &id);
    void settle(const OperationId &id, Operation::State state, std::optional<Error> error = {});
    void setState(const OperationId &id, Operation::State state);
    void record(const Operation &operation);
    QList<Candidate> candidatesIn(const Entry &entry, const QList<Cluster> &clusters) const;

    HttpTransport &m_service;
    ClusterApi m_clusters;
    FleetPoller &m_poller;
    HistoryStore &m_store;
    const FleetHistory &m_history;
    QHash<OperationId, Entry> m_entries;
    QList<OperationId> m_order; ///< newest first
    TaskScope m_scope;
};

} // namespace deck
