// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "asktablemodel.h"
#include "billingrule.h"
#include "burnrate.h"
#include "clock.h"
#include "clusterdraft.h"
#include "clustertablemodel.h"
#include "connectionstate.h"
#include "costcalculator.h"
#include "eventtablemodel.h"
#include "exportformat.h"
#include "fleetdelta.h"
#include "nodetablemodel.h"
#include "odditytablemodel.h"
#include "operation.h"
#include "requestcopy.h"
#include "requesttablemodel.h"
#include "result.h"
#include "secret.h"
#include "volumetablemodel.h"

#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace deck {

/// Where the data of a session come from.
struct SourceInfo
{
    enum class Kind { Live, Demo };

    Kind kind = Kind::Live;
    QString name;      ///< the profile's or the scenario's name
    QUrl baseUrl;
    ProjectId project; ///< empty = the key's own
};

/// The only door for windows and commands: what they may see and do. Everything shown comes from here, every wish goes in
/// here. All members are called on the UI thread. A wish returns at once; its outcome is a signal, and its effect on the
/// fleet arrives with a later snapshot, never by editing a model in place.
class FleetSession : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual SourceInfo source() const = 0;
    virtual const Clock &clock() const = 0;
    virtual ConnectionState connection() const = 0;

    /// The newest fleet, never null; `hasFleet()` says whether any good list was ever seen, now or in an earlier run.
    virtual SnapshotPtr snapshot() const = 0;
    virtual bool hasFleet() const = 0;
    virtual const FleetHistory &history() const = 0;

    virtual RateCard rateCard() const = 0;
    virtual BillingRule billingRule() const = 0;
    virtual CostReport cost(const CostQuery &query) const = 0;
    virtual BurnRate burnRate(const ClusterId &cluster) const = 0; ///< an empty id means all clusters

    /// Replaces the price book of this account. Prices count from their own dates; rateCardChanged follows.
    virtual void setRateCard(const RateCard &card) = 0;
    /// Writes the charges of a period to `path`, which appears whole or not at all; ends with exportFinished. Windows and
    /// the command line share the writers, so that totals agree everywhere.
    virtual void exportCost(const CostQuery &query, ExportFormat format, const QString &path) = 0;

    /// Models live as long as the session. `nodes` and `events` are made on first use and then kept up to date.
    virtual ClusterTableModel *clusters() = 0;
    virtual NodeTableModel *nodes(const ClusterId &cluster) = 0;
    virtual EventTableModel *events(const ClusterId &cluster) = 0;
    virtual VolumeTableModel *volumes() = 0;
    /// For diagnostics: what was odd in this account's answers, and its last requests. Of this run.
    virtual OddityTableModel *oddities() = 0;
    virtual RequestTableModel *requests() = 0;
    /// How far this computer's clock is ahead of the service's; nothing before the first answer, or for a demo.
    virtual std::optional<Millis> localClockAhead() const = 0;
    /// Everything that was asked for, by us or seen to have been asked for by others, oldest first, and its model.
    virtual QList<Ask> asks() const = 0;
    virtual AskTableModel *askTable() = 0;

    /// What `create` would send, exactly, in a form for people or for another tool.
    virtual RequestCopy requestCopy(const ClusterSpec &spec, CopyForm form) const = 0;
    /// The exact body that `scale` would send, indented for people.
    virtual QByteArray requestBody(const ScaleSpec &spec) const = 0;

    /// What was typed into the wizard and not sent, in this run or an earlier one. Sending takes it away: the intent holds it
    /// from then on; a refusal brings it back.
    virtual std::optional<ClusterDraft> draft() const = 0;
    virtual void keepDraft(const ClusterSpec &spec, int step) = 0;
    virtual void dropDraft() = 0;

    virtual void refresh() = 0;
    /// A new key of the same account takes effect at once, without losing anything (C12). See SessionHost::changeKey.
    virtual void setKey(const Secret &key) = 0;
    virtual OperationId create(const ClusterSpec &spec) = 0;
    /// `seen` is the cluster as the user saw it: when the newest one differs in a count, nothing is sent and the operation
    /// stops at Conflict for the user to decide (C17).
    virtual OperationId scale(const Cluster &seen, const ScaleSpec &spec) = 0;
    virtual OperationId remove(const ClusterId &cluster) = 0;
    virtual OperationId createVolume(const VolumeSpec &spec) = 0;
    /// `seen` as in `scale`: when the volume has another size by now, nothing is sent. A volume never gets smaller.
    virtual OperationId growVolume(const Volume &seen, int sizeTib) = 0;
    virtual OperationId removeVolume(const VolumeId &volume) = 0;
    /// After an ambiguous outcome: this is the one I bought / it is another one (look on) / leave it.
    virtual void adopt(const OperationId &operation, const ClusterId &cluster) = 0;
    virtual void adoptVolume(const OperationId &operation, const VolumeId &volume) = 0;
    virtual void lookAgain(const OperationId &operation) = 0;
    virtual void dismiss(const OperationId &operation) = 0;
    virtual QList<Operation> operations() const = 0; ///< of this run, and ambiguous ones of earlier runs; newest first
    virtual std::optional<Operation> operation(const OperationId &id) const = 0;

Q_SIGNALS:
    void snapshotPublished(const deck::FleetDelta &delta);
    void historyChanged(const deck::HistoryChange &change);
    void connectionChanged(const deck::ConnectionState &state);
    void rateCardChanged();
    void exportFinished(const QString &path, const deck::Result<deck::Done> &outcome);
    void operationChanged(const deck::Operation &operation);
    /// The history could not be written: the disk is full or the folder is not ours. Shown until it works again.
    void storageFailed(const deck::Error &error);
    void storageRecovered();
};

} // namespace deck
