// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "livesession.h"

#include "absentsettler.h"
#include "askhistory.h"
#include "availabilityapi.h"
#include "awaitfuture.h"
#include "clusterspeccodec.h"
#include "csvreport.h"
#include "diagnosticskeeper.h"
#include "draftkeeper.h"
#include "fleetpoller.h"
#include "historystore.h"
#include "httptransport.h"
#include "intentcodec.h"
#include "jsonreport.h"
#include "onworker.h"
#include "operationdesk.h"
#include "ownaskof.h"
#include "ownvolumesof.h"
#include "reportfile.h"
#include "requestcopies.h"
#include "rowkeeper.h"
#include "serverclock.h"
#include "storefeed.h"
#include "taskscope.h"

#include <algorithm>

namespace deck {

/// In order of construction; destroyed backwards, after `stop()`.
struct LiveSession::Parts
{
    Parts(const SessionParts &given, const ProjectId &project, const FleetHistory &history)
        : service(given.service), availability(given.availability), store(given.store),
          poller(given.service, given.availability, project), feed(given.store),
          drafts(given.store, given.service.clock()), desk(given.service, poller, given.store, history),
          settler(given.service, poller, history)
    {
    }

    void stop()
    {
        scope.requestStop();
        settler.stop();
        drafts.stop();
        desk.stop();
        poller.stop();
        feed.stop();
    }

    HttpTransport &service;
    AvailabilityApi *availability;
    HistoryStore &store;
    DiagnosticsKeeper diagnostics{service, availability ? &availability->transport() : nullptr};
    RowKeeper rows;
    FleetPoller poller;
    StoreFeed feed;
    AskTableModel asks;
    bool asksWanted = false; ///< somebody looks at the table
    DraftKeeper drafts;
    OperationDesk desk;
    AbsentSettler settler;
    TaskScope scope;
};

LiveSession::LiveSession(SourceInfo source, const SessionParts &parts, RateCard card, QObject *parent)
    : FleetSession(parent), m_source(std::move(source)), m_card(std::move(card)),
      m_parts(std::make_unique<Parts>(parts, m_source.project, m_history))
{
    connect(&m_parts->poller, &FleetPoller::published, this, &LiveSession::takeDelta);
    connect(&m_parts->poller, &FleetPoller::connectionChanged, this, &LiveSession::takeConnection);
    connect(&m_parts->desk, &OperationDesk::changed, this, [this](const Operation &operation) {
        updateAsks();
        m_parts->drafts.notice(operation);
        if (operation.makesSomething() && operation.state == Operation::State::Succeeded)
            updateVolumes(); // only now it is known which one we made
        Q_EMIT operationChanged(operation);
    });
    connect(&m_parts->desk, &OperationDesk::acted, this, &LiveSession::takeAction);
    connect(&m_parts->settler, &AbsentSettler::clusterGone, this,
            [this](const ClusterId &cluster) { takeHistory(m_history.confirmGone(cluster, clock().now())); });
    connect(&m_parts->settler, &AbsentSettler::volumeGone, this,
            [this](const VolumeId &volume) { takeHistory(m_history.confirmGone(volume, clock().now())); });
    connect(&m_parts->feed, &StoreFeed::failed, this, &LiveSession::storageFailed);
    connect(&m_parts->feed, &StoreFeed::recovered, this, &LiveSession::storageRecovered);
}

LiveSession::~LiveSession()
{
    m_parts->stop();
}

Task<Result<Done>> LiveSession::load(std::stop_token stop)
{
    const QFuture<Result<StoredHistory>> loading = m_parts->store.load();
    const auto stored = co_await awaitFuture(loading, stop);
    if (!stored)
        co_return stored.error();
    const QFuture<Result<RateCard>> pricing = m_parts->store.rateCard();
    const auto card = co_await awaitFuture(pricing, stop);
    if (!card)
        co_return card.error();
    co_await m_parts->drafts.load(stop);
    if (stop.stop_requested())
        co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    m_history.restore(stored->all, stored->gaps, stored->lastObservedAt, stored->firstObservedAt);
    if (!card->isEmpty())
        m_card = *card;
    co_return Done();
}

Task<Result<Done>> LiveSession::observePast(std::optional<Instant> coveredSince, std::stop_token stop)
{
    m_coveredSince = coveredSince;
    const auto outcome = co_await m_parts->poller.poll(FleetPoller::Extent::Past, stop);
    co_return outcome;
}

Task<Result<Done>> LiveSession::lookAtAll(std::stop_token stop)
{
    const auto outcome = co_await m_parts->poller.poll(FleetPoller::Extent::All, stop);
    co_return outcome;
}

void LiveSession::start()
{
    m_started = true;
    m_coveredSince.reset();
    updateModels();
    m_parts->poller.start();
    m_parts->scope.spawn([this](std::stop_token stop) { return continueOperations(stop); });
    m_parts->settler.start();
}

Task<> LiveSession::continueOperations(std::stop_token stop)
{
    const QFuture<Result<QList<StoredIntent>>> reading = m_parts->store.allIntents();
    const auto intents = co_await awaitFuture(reading, stop);
    if (stop.stop_requested())
        co_return;
    if (!intents) {
        Q_EMIT storageFailed(intents.error());
        co_return;
    }
    QList<Operation> earlier;
    for (const StoredIntent &intent : *intents)
        earlier.append(operationOf(intent));
    m_parts->desk.restore(earlier);
    updateAsks();
    updateVolumes();
    const QFuture<Result<QString>> asking = m_parts->store.rescueReport();
    const auto report = co_await awaitFuture(asking, stop);
    if (stop.stop_requested() || !report || report->isEmpty())
        co_return;
    // Windows are made after `start()` has returned, however quick the answer was.
    const Error damage(Error::Kind::Decode, *report);
    QMetaObject::invokeMethod(this, [this, damage] { Q_EMIT storageFailed(damage); }, Qt::QueuedConnection);
}

Task<Result<Done>> LiveSession::written(std::stop_token stop)
{
    const auto outcome = co_await m_parts->feed.written(stop);
    co_return outcome;
}

void LiveSession::reconnect()
{
    m_parts->poller.reconnect();
}

void LiveSession::takeDelta(const FleetDelta &delta)
{
    // The poller drops answers that others have overtaken: what comes from it is the newest, whatever the Date header says.
    if (delta.next->observedAt != Instant())
        m_history.followClockBack(delta.next->observedAt);
    const HistoryChange change = m_history.observe(delta, m_coveredSince);
    m_parts->feed.append(change);
    if (!m_started)
        return;
    updateModels();
    updateEvents(change);
    if (!change.capacity.isEmpty() || !change.clusters.isEmpty())
        updateAsks();
    Q_EMIT snapshotPublished(delta);
    m_parts->desk.notice(*snapshot());
    if (!change.isEmpty())
        Q_EMIT historyChanged(change);
}

void LiveSession::takeAction(const TimelineEvent &event)
{
    takeHistory(m_history.record(event));
}

void LiveSession::takeHistory(const HistoryChange &change)
{
    m_parts->feed.append(change);
    updateEvents(change);
    if (!change.isEmpty())
        Q_EMIT historyChanged(change);
}

void LiveSession::takeConnection(const ConnectionState &state)
{
    if (!m_started)
        return;
    updateModels(); // rows that became stale lose their colour
    Q_EMIT connectionChanged(state);
}

RowKeeper::Facts LiveSession::facts() const
{
    return {*m_parts->poller.snapshot(), m_history, m_card, m_rule, clock().now(),
            connection().kind != ConnectionState::Kind::Live, ownVolumesOf(m_parts->desk)};
}

void LiveSession::updateModels()
{
    const SnapshotPtr keepsAlive = snapshot();
    const RowKeeper::Facts now = facts();
    m_parts->rows.updateClusters(now);
    m_parts->rows.updateVolumes(now);
    m_parts->rows.updateNodes(now);
}

void LiveSession::updateVolumes()
{
    if (!m_started)
        return;
    const SnapshotPtr keepsAlive = snapshot();
    m_parts->rows.updateVolumes(facts());
}

void LiveSession::updateEvents(const HistoryChange &change)
{
    if (!m_started || change.events.isEmpty())
        return;
    QSet<ClusterId> concerned;
    for (const TimelineEvent &event : change.events)
        concerned.insert(event.cluster);
    m_parts->rows.updateEvents(facts(), concerned);
}

SourceInfo LiveSession::source() const
{
    return m_source;
}

const Clock &LiveSession::clock() const
{
    return m_parts->service.clock();
}

ConnectionState LiveSession::connection() const
{
    return m_parts->poller.connection();
}

SnapshotPtr LiveSession::snapshot() const
{
    return m_parts->poller.snapshot();
}

bool LiveSession::hasFleet() const
{
    return m_parts->poller.hasFleet();
}

const FleetHistory &LiveSession::history() const
{
    return m_history;
}

RateCard LiveSession::rateCard() const
{
    return m_card;
}

BillingRule LiveSession::billingRule() const
{
    return m_rule;
}

CostReport LiveSession::cost(const CostQuery &query) const
{
    return calculateCost(m_history, m_card, m_rule, query);
}

BurnRate LiveSession::burnRate(const ClusterId &cluster) const
{
    const Instant now = clock().now();
    const SnapshotPtr fleet = snapshot();
    if (const ClusterEntry *entry = cluster.isEmpty() ? nullptr : fleet->find(cluster))
        return burnRateOf(entry->cluster, m_card, now);
    BurnRate sum;
    if (!cluster.isEmpty())
        return sum;
    QSet<VolumeId> attached;
    for (const ClusterEntry &entry : fleet->clusters) {
        sum += burnRateOf(entry.cluster, m_card, now);
        for (const Volume &volume : entry.cluster.volumes)
            attached.insert(volume.id);
    }
    // A volume costs the same with no cluster around it (facts.md, 5.1).
    for (const Volume &volume : fleet->volumes) {
        if (!attached.contains(volume.id) && volume.sizeTib)
            sum += burnRateOf(GpuType(), 0, 0, *volume.sizeTib, m_card, now);
    }
    return sum;
}

void LiveSession::setRateCard(const RateCard &card)
{
    if (card == m_card)
        return;
    m_card = card;
    m_parts->rows.updateAll(facts());
    m_parts->scope.spawn([this](std::stop_token stop) { return storeRateCard(stop); });
    Q_EMIT rateCardChanged();
}

Task<> LiveSession::storeRateCard(std::stop_token stop)
{
    const QFuture<Result<Done>> saving = m_parts->store.saveRateCard(m_card);
    const Result<Done> saved = co_await awaitFuture(saving, stop);
    if (!saved && !stop.stop_requested())
        Q_EMIT storageFailed(saved.error());
}

void LiveSession::exportCost(const CostQuery &query, ExportFormat format, const QString &path)
{
    Report report;
    report.cost = cost(query);
    report.sourceName = m_source.name;
    report.demo = m_source.kind == SourceInfo::Kind::Demo;
    m_parts->scope.spawn(
        [this, report, format, path](std::stop_token stop) { return exportOnWorker(report, format, path, stop); });
}

Task<> LiveSession::exportOnWorker(Report report, ExportFormat format, QString path, std::stop_token stop)
{
    const auto write = [report, format, path] {
        const QByteArray document = format == ExportFormat::Json ? jsonReport(report) : csvReport(report, CsvStyle::standard());
        return writeReportFile(path, document);
    };
    const Result<Done> outcome = co_await onWorker(write, stop);
    if (!stop.stop_requested())
        Q_EMIT exportFinished(path, outcome);
}

ClusterTableModel *LiveSession::clusters()
{
    return m_parts->rows.clusters();
}

NodeTableModel *LiveSession::nodes(const ClusterId &cluster)
{
    return m_parts->rows.nodes(cluster, facts());
}

EventTableModel *LiveSession::events(const ClusterId &cluster)
{
    return m_parts->rows.events(cluster, facts());
}

QList<Ask> LiveSession::asks() const
{
    if (m_asks)
        return *m_asks;
    QList<Operation> operations = m_parts->desk.earlier();
    operations += m_parts->desk.operations();
    QList<OwnAsk> own;
    for (const Operation &operation : std::as_const(operations)) {
        if (const auto ask = ownAskOf(operation))
            own.append(*ask);
    }
    // A change of a target is explained by the first of our asks that fits.
    std::ranges::sort(own, {}, &OwnAsk::at);
    m_asks = asksOf(m_history, own);
    return *m_asks;
}

AskTableModel *LiveSession::askTable()
{
    m_parts->asksWanted = true;
    m_parts->asks.setAsks(asks());
    return &m_parts->asks;
}

void LiveSession::updateAsks()
{
    m_asks.reset();
    if (m_parts->asksWanted)
        m_parts->asks.setAsks(asks());
}

RequestCopy LiveSession::requestCopy(const ClusterSpec &spec, CopyForm form) const
{
    switch (form) {
    case CopyForm::Json:
        return jsonCopy(spec);
    case CopyForm::Curl:
        return curlCopy(spec, m_source.baseUrl);
    case CopyForm::Cli:
        return commandCopy(spec);
    case CopyForm::Terraform:
        return terraformCopy(spec);
    }
    Q_UNREACHABLE();
}

QByteArray LiveSession::requestBody(const ScaleSpec &spec) const
{
    return indentedJson(encodeScaleSpec(spec));
}

VolumeTableModel *LiveSession::volumes()
{
    return m_parts->rows.volumes();
}

OddityTableModel *LiveSession::oddities()
{
    return m_parts->diagnostics.oddities();
}

RequestTableModel *LiveSession::requests()
{
    return m_parts->diagnostics.requests();
}

std::optional<Millis> LiveSession::localClockAhead() const
{
    return m_parts->service.clock().computerAheadBy();
}

std::optional<ClusterDraft> LiveSession::draft() const
{
    return m_parts->drafts.draft();
}

void LiveSession::keepDraft(const ClusterSpec &spec, int step)
{
    m_parts->drafts.keep(spec, step);
}

void LiveSession::dropDraft()
{
    m_parts->drafts.drop();
}

void LiveSession::refresh()
{
    m_parts->poller.refresh();
}

void LiveSession::setKey(const Secret &key)
{
    m_parts->service.setKey(key);
    if (m_parts->availability)
        m_parts->availability->setKey(key);
    reconnect();
}

OperationId LiveSession::create(const ClusterSpec &spec)
{
    // In this order: the draft leaves the disk after the intent has reached it.
    const OperationId made = m_parts->desk.create(spec);
    const auto operation = m_parts->desk.operation(made);
    if (operation && operation->state != Operation::State::Refused)
        m_parts->drafts.drop();
    return made;
}

OperationId LiveSession::scale(const Cluster &seen, const ScaleSpec &spec)
{
    return m_parts->desk.scale(seen, spec);
}

OperationId LiveSession::remove(const ClusterId &cluster)
{
    const ClusterEntry *entry = snapshot()->find(cluster);
    return m_parts->desk.remove(cluster, entry ? entry->cluster.name : QString());
}

OperationId LiveSession::createVolume(const VolumeSpec &spec)
{
    return m_parts->desk.createVolume(spec);
}

OperationId LiveSession::growVolume(const Volume &seen, int sizeTib)
{
    return m_parts->desk.growVolume(seen, sizeTib);
}

OperationId LiveSession::removeVolume(const VolumeId &volume)
{
    const VolumeTableModel &volumes = *m_parts->rows.volumes();
    const int row = volumes.rowOf(volume);
    return m_parts->desk.removeVolume(volume, row < 0 ? QString() : volumes.rowAt(row).volume.name);
}

void LiveSession::adoptVolume(const OperationId &operation, const VolumeId &volume)
{
    m_parts->desk.adoptVolume(operation, volume);
}

void LiveSession::adopt(const OperationId &operation, const ClusterId &cluster)
{
    m_parts->desk.adopt(operation, cluster);
}

void LiveSession::lookAgain(const OperationId &operation)
{
    m_parts->desk.lookAgain(operation);
}

void LiveSession::dismiss(const OperationId &operation)
{
    m_parts->desk.dismiss(operation);
}

QList<Operation> LiveSession::operations() const
{
    return m_parts->desk.operations();
}

std::optional<Operation> LiveSession::operation(const OperationId &id) const
{
    return m_parts->desk.operation(id);
}

} // namespace deck
