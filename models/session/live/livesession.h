// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"
#include "fleetsession.h"
#include "report.h"
#include "rowkeeper.h"
#include "task.h"

#include <stop_token>

namespace deck {

class AvailabilityApi;
class HistoryStore;
class HttpTransport;

/// What a session works with; made by app/compose, and all of it outlives the session.
struct SessionParts
{
    HttpTransport &service;
    AvailabilityApi *availability; ///< null where no source reports free GPUs
    HistoryStore &store;
};

/// A session over a real service, which may be the emulator: poller, history, store, ledger, models and operations.
class LiveSession final : public FleetSession
{
    Q_OBJECT
public:
    LiveSession(SourceInfo source, const SessionParts &parts, RateCard card, QObject *parent = nullptr);
    ~LiveSession() override;

    /// Reads the stored history, once, before anything else.
    Task<Result<Done>> load(std::stop_token stop);
    /// One observation before `start()`: a demo's past, of which models and windows hear nothing until then. `coveredSince`
    /// as in FleetHistory::observe.
    Task<Result<Done>> observePast(std::optional<Instant> coveredSince, std::stop_token stop);
    /// A complete look, before `start()`: whether there is a service that answers, and all that windows need.
    Task<Result<Done>> lookAtAll(std::stop_token stop);
    /// From now on: polls, models, signals. Looking for the outcome of operations of an earlier run goes on.
    void start();
    /// Waits until everything observed so far is on disk.
    Task<Result<Done>> written(std::stop_token stop);
    /// The network is back: look at once.
    void reconnect();

    SourceInfo source() const override;
    const Clock &clock() const override;
    ConnectionState connection() const override;
    SnapshotPtr snapshot() const override;
    bool hasFleet() const override;
    const FleetHistory &history() const override;
    RateCard rateCard() const override;
    BillingRule billingRule() const override;
    CostReport cost(const CostQuery &query) const override;
    BurnRate burnRate(const ClusterId &cluster) const override;
    void setRateCard(const RateCard &card) override;
    void exportCost(const CostQuery &query, ExportFormat format, const QString &path) override;
    ClusterTableModel *clusters() override;
    NodeTableModel *nodes(const ClusterId &cluster) override;
    EventTableModel *events(const ClusterId &cluster) override;
    VolumeTableModel *volumes() override;
    OddityTableModel *oddities() override;
    RequestTableModel *requests() override;
    std::optional<Millis> localClockAhead() const override;
    RequestCopy requestCopy(const ClusterSpec &spec, CopyForm form) const override;
    QList<Ask> asks() const override;
    AskTableModel *askTable() override;
    QByteArray requestBody(const ScaleSpec &spec) const override;
    std::optional<ClusterDraft> draft() const override;
    void keepDraft(const ClusterSpec &spec, int step) override;
    void dropDraft() override;
    void refresh() override;
    void setKey(const Secret &key) override;
    OperationId create(const ClusterSpec &spec) override;
    OperationId scale(const Cluster &seen, const ScaleSpec &spec) override;
    OperationId remove(const ClusterId &cluster) override;
    OperationId createVolume(const VolumeSpec &spec) override;
    OperationId growVolume(const Volume &seen, int sizeTib) override;
    OperationId removeVolume(const VolumeId &volume) override;
    void adopt(const OperationId &operation, const ClusterId &cluster) override;
    void adoptVolume(const OperationId &operation, const VolumeId &volume) override;
    void lookAgain(const OperationId &operation) override;
    void dismiss(const OperationId &operation) override;
    QList<Operation> operations() const override;
    std::optional<Operation> operation(const OperationId &id) const override;

private:
    struct Parts;

    void takeDelta(const FleetDelta &delta);
    void takeAction(const TimelineEvent &event);
    void takeConnection(const ConnectionState &state);
    void takeHistory(const HistoryChange &change);
    Task<> continueOperations(std::stop_token stop);
    Task<> storeRateCard(std::stop_token stop);
    Task<> exportOnWorker(Report report, ExportFormat format, QString path, std::stop_token stop);
    void updateModels();
    void updateEvents(const HistoryChange &change);
    void updateAsks();
    void updateVolumes();
    RowKeeper::Facts facts() const;

    SourceInfo m_source;
    RateCard m_card;
    BillingRule m_rule;
    FleetHistory m_history;
    std::optional<Instant> m_coveredSince;
    bool m_started = false;
    mutable std::optional<QList<Ask>> m_asks; ///< nothing = to be told anew from history and intents
    std::unique_ptr<Parts> m_parts;
};

} // namespace deck
