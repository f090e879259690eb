// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fixedclock.h"
#include "fleetsession.h"
#include "volumerowbuilder.h"

#include <map>

namespace deck {

/// A FleetSession over snapshots that a test prepares: real history, ledger and item models, no network and no disk.
///
///     FakeSession session;                 // connecting, nothing known
///     session.setRateCard(sampleRates());
///     playSampleDay(session);              // samplefleet.h: the fleet of the mockups, a day of its past
///
/// What a window asks for is kept in the public lists; a test answers with `finish()`.
class FakeSession final : public FleetSession
{
    Q_OBJECT
public:
    explicit FakeSession(QObject *parent = nullptr);

    struct ScaleCall
    {
        Cluster seen;
        ScaleSpec spec;
    };
    struct VolumeGrowth
    {
        Volume seen;
        int sizeTib = 0;
    };
    struct Decision
    {
        OperationId operation;
        ClusterId adopted; ///< empty: looked again or dismissed
        bool lookedAgain = false;
        VolumeId adoptedVolume;
    };

    struct Export
    {
        CostQuery query;
        ExportFormat format;
        QString path;
    };

    FixedClock time; ///< what clock() says
    QList<ClusterSpec> creates;
    QList<ScaleCall> scales;
    QList<ClusterId> removals;
    QList<VolumeSpec> volumeCreates;
    QList<VolumeGrowth> volumeGrowths;
    QList<VolumeId> volumeRemovals;
    QList<OwnVolume> ownVolumes; ///< what the volume rows know of our own asks
    QList<Decision> decisions;
    QList<Export> exports;
    int refreshes = 0;
    OddityTableModel oddityModel; ///< what diagnostics shows
    RequestTableModel requestModel;
    std::optional<Millis> clockAhead;
    QList<Secret> keys;
    std::optional<ClusterDraft> kept; ///< what draft() gives

    /// A good answer at `next.observedAt`: the clock moves there, history and models follow, the connection is Live.
    void publish(FleetSnapshot next);
    void setConnection(const ConnectionState &state);
    void setSource(const SourceInfo &source) { m_source = source; }
    /// A change of an operation, known or new.
    void finish(const Operation &operation);
    void failStorage(const Error &error) { Q_EMIT storageFailed(error); }
    void recoverStorage() { Q_EMIT storageRecovered(); }

    SourceInfo source() const override { return m_source; }
    const Clock &clock() const override { return time; }
    ConnectionState connection() const override { return m_connection; }
    SnapshotPtr snapshot() const override { return m_snapshot; }
    bool hasFleet() const override { return m_hasFleet; }
    const FleetHistory &history() const override { return m_history; }
    RateCard rateCard() const override { return m_card; }
    BillingRule billingRule() const override { return {}; }
    CostReport cost(const CostQuery &query) const override;
    BurnRate burnRate(const ClusterId &cluster) const override;
    ClusterTableModel *clusters() override { return &m_clusters; }
    NodeTableModel *nodes(const ClusterId &cluster) override;
    EventTableModel *events(const ClusterId &cluster) override;
    VolumeTableModel *volumes() override { return &m_volumes; }
    OddityTableModel *oddities() override { return &oddityModel; }
    RequestTableModel *requests() override { return &requestModel; }
    std::optional<Millis> localClockAhead() const override { return clockAhead; }
    QList<Ask> asks() const override { return m_asks; }
    AskTableModel *askTable() override { return &m_askTable; }
    /// What asks() gives from now on.
    void setAsks(const QList<Ask> &asks);
    void setRateCard(const RateCard &card) override;
    void exportCost(const CostQuery &query, ExportFormat format, const QString &path) override;
    RequestCopy requestCopy(const ClusterSpec &spec, CopyForm form) const override;
    QByteArray requestBody(const ScaleSpec &spec) const override;
    std::optional<ClusterDraft> draft() const override { return kept; }
    void keepDraft(const ClusterSpec &spec, int step) override;
    void dropDraft() override { kept.reset(); }
    void refresh() override { ++refreshes; }
    void setKey(const Secret &key) override { keys.append(key); }
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
    QList<Operation> operations() const override { return m_operations; }
    std::optional<Operation> operation(const OperationId &id) const override;

private:
    bool isStale() const { return m_connection.kind != ConnectionState::Kind::Live; }
    void rebuildModels();
    OperationId begin(Operation operation);

    SourceInfo m_source;
    ConnectionState m_connection;
    SnapshotPtr m_snapshot = std::make_shared<const FleetSnapshot>();
    bool m_hasFleet = false;
    FleetHistory m_history;
    RateCard m_card;
    ClusterTableModel m_clusters;
    VolumeTableModel m_volumes;
    std::map<ClusterId, std::unique_ptr<NodeTableModel>> m_nodes;
    std::map<ClusterId, std::unique_ptr<EventTableModel>> m_events;
    QList<Operation> m_operations; // newest first
    QList<Ask> m_asks;
    AskTableModel m_askTable;
};

} // namespace deck
