// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operationsender.h"
#include "outcomesearch.h"
#include "taskscope.h"
#include "timelineevent.h"

#include <QHash>
#include <QObject>

namespace deck {

class FleetHistory;
class FleetPoller;
class HistoryStore;
class HttpTransport;
struct FleetSnapshot;

/// Where the writes of one account stand, each sent at most once (DESIGN.md, decision 10): the intent is on disk before the
/// request leaves, the outcome after it. When the outcome is not known it is looked for; what cannot be told by reading is for
/// the user to say. Nothing here ever sends a second request by itself. OperationSender sends, OutcomeSearch looks.
///
/// A create whose outcome nobody knows stays a question for a day, also when the user left it or tried again: a cluster that
/// shows up later is asked about, and a second create of that name looks once more before it is sent (C11).
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
    OperationId createVolume(const VolumeSpec &spec);
    OperationId growVolume(const Volume &seen, int sizeTib);
    OperationId removeVolume(const VolumeId &volume, const QString &name);
    void adopt(const OperationId &id, const ClusterId &cluster);
    void adoptVolume(const OperationId &id, const VolumeId &volume);
    void lookAgain(const OperationId &id);
    void dismiss(const OperationId &id);
    /// Operations of earlier runs, oldest first, as they stood. What was over is only remembered; looking goes on for what may have been
    /// sent (C10, C11), and what was held back waits for the user again.
    void restore(const QList<Operation> &earlier);
    /// A newer fleet: what nobody looks for any more may show up late, and what the user is asked about may move on.
    void notice(const FleetSnapshot &fleet);

    QList<Operation> operations() const; ///< newest first
    std::optional<Operation> operation(const OperationId &id) const;
    /// What was over when this run began, oldest first.
    const QList<Operation> &earlier() const { return m_earlier; }

Q_SIGNALS:
    void changed(const deck::Operation &operation);
    /// A line for the history: what the user asked for, and how it ended.
    void acted(const deck::TimelineEvent &event);

private:
    struct Entry
    {
        Operation operation;
        int look = 0; ///< counts looking runs; an older run that wakes up later leaves
    };

    OperationId add(Operation operation);
    Task<> carryOut(OperationId id, std::stop_token stop);
    Task<> lookForIt(OperationId id, int run, std::stop_token stop);
    Task<Result<Done>> storeIntent(OperationId id, std::stop_token stop);
    Task<> storeStep(OperationId id, std::stop_token stop);
    Task<bool> heldBack(OperationId id, OperationId lost, std::stop_token stop);
    void sendAfterAll(const OperationId &id);
    bool isLeftOpen(const Operation &operation) const;
    QList<OperationId> openQuestionsBefore(const OperationId &id) const;
    bool isAnotherUnderWay(const Operation &operation) const;
    void take(const OperationId &id, const SendOutcome &outcome);
    void take(const OperationId &id, const Finding &finding);
    void noticeCounts(const Operation &operation, const ClusterCounts &now);
    void noticeVolumes(const Operation &operation, const FleetSnapshot &fleet);
    void startLooking(const OperationId &id);
    void refreshFor(const Operation &operation);
    void settle(const OperationId &id, Operation::State state);
    void setState(const OperationId &id, Operation::State state);
    bool isLooking(const OperationId &id, int run) const;
    QSet<ClusterId> claimed() const;
    Operation withClaimedVolumes(Operation operation) const;
    QSet<ClusterId> claimedOrOffered(const OperationId &except) const;

    HttpTransport &m_service;
    FleetPoller &m_poller;
    HistoryStore &m_store;
    const FleetHistory &m_history;
    OperationSender m_sender;
    OutcomeSearch m_search;
    QHash<OperationId, Entry> m_entries;
    QList<OperationId> m_order; ///< newest first
    QList<Operation> m_earlier;
    TaskScope m_scope;
};

} // namespace deck
