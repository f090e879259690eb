// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operationdesk.h"

#include "awaitfuture.h"
#include "fleethistory.h"
#include "fleetpoller.h"
#include "historystore.h"
#include "httptransport.h"
#include "intentcodec.h"
#include "redactor.h"
#include "retrypolicy.h"
#include "serverclock.h"
#include "stoppablesleep.h"

#include <QUuid>

namespace deck {

namespace {

constexpr Seconds betweenLooks{30};
constexpr int emptyLooksNeeded = 2; // C11
/// Server time has whole seconds, and the service may stamp a cluster a moment before our request is complete.
constexpr Seconds createdSlack{5};

bool matchesTarget(const Cluster &cluster, const ScaleSpec &spec)
{
    return (!spec.standardGpus || cluster.standardGpus == spec.standardGpus)
        && (!spec.preemptibleGpus || cluster.desiredPreemptibleGpus == spec.preemptibleGpus);
}

QString countText(const Cluster &cluster)
{
    const auto number = [](std::optional<int> gpus) { return gpus ? QString::number(*gpus) : QStringLiteral("unknown"); };
    return QStringLiteral("standard %1, preemptible %2").arg(number(cluster.standardGpus), number(cluster.desiredPreemptibleGpus));
}

QString kindWord(Operation::Kind kind)
{
    switch (kind) {
    case Operation::Kind::Create:
        return QStringLiteral("create");
    case Operation::Kind::Scale:
        return QStringLiteral("scale");
    case Operation::Kind::Delete:
        return QStringLiteral("delete");
    }
    Q_UNREACHABLE();
}

QString stateWord(Operation::State state)
{
    switch (state) {
    case Operation::State::Storing:
    case Operation::State::Sending:
        return QStringLiteral("asked");
    case Operation::State::Succeeded:
        return QStringLiteral("succeeded");
    case Operation::State::Refused:
        return QStringLiteral("refused");
    case Operation::State::Looking:
    case Operation::State::Found:
    case Operation::State::NothingYet:
        return QStringLiteral("unknown");
    case Operation::State::Dismissed:
        return QStringLiteral("dismissed");
    }
    Q_UNREACHABLE();
}

} // namespace

OperationDesk::OperationDesk(HttpTransport &service, FleetPoller &poller, HistoryStore &store, const FleetHistory &history,
                             QObject *parent)
    : QObject(parent), m_service(service), m_clusters(service), m_poller(poller), m_store(store), m_history(history)
{
}

OperationDesk::~OperationDesk() = default;

void OperationDesk::stop()
{
    m_scope.requestStop();
}

OperationId OperationDesk::create(const ClusterSpec &spec)
{
    Operation operation;
    operation.kind = Operation::Kind::Create;
    operation.clusterName = spec.name;
    operation.createSpec = spec;
    return add(std::move(operation));
}

OperationId OperationDesk::scale(const Cluster &seen, const ScaleSpec &spec)
{
    Operation operation;
    operation.kind = Operation::Kind::Scale;
    operation.cluster = seen.id;
    operation.clusterName = seen.name;
    operation.scaleSpec = spec;
    return add(std::move(operation), seen);
}

OperationId OperationDesk::remove(const ClusterId &cluster, const QString &name)
{
    Operation operation;
    operation.kind = Operation::Kind::Delete;
    operation.cluster = cluster;
    operation.clusterName = name;
    return add(std::move(operation));
}

OperationId OperationDesk::add(Operation operation, const Cluster &seen)
{
    operation.id = OperationId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    operation.startedAt = m_service.clock().now();
    const OperationId id = operation.id;
    Entry entry;
    entry.operation = std::move(operation);
    entry.seen = seen;
    m_entries.insert(id, entry);
    m_order.prepend(id);
    // The caller gets the id before the first signal about it.
    QMetaObject::invokeMethod(
        this, [this, id] { m_scope.spawn([this, id](std::stop_token stop) { return carryOut(id, stop); }); }, Qt::QueuedConnection);
    return id;
}

Task<> OperationDesk::carryOut(OperationId id, std::stop_token stop)
{
    setState(id, Operation::State::Storing);
    const Result<Done> stored = co_await storeIntent(id, stop);
    if (stop.stop_requested())
        co_return;
    if (!stored) {
        settle(id, Operation::State::Refused, stored.error());
        co_return;
    }
    setState(id, Operation::State::Sending);
    const std::optional<Error> failure = co_await send(id, stop);
    if (stop.stop_requested())
        co_return; // the intent stays open on disk: the next start looks for what it made
    if (!failure) {
        settle(id, Operation::State::Succeeded);
    } else if (failure->kind == Error::Kind::Ambiguous) {
        m_entries[id].operation.error = *failure;
        startLooking(id);
    } else {
        settle(id, Operation::State::Refused, failure);
    }
}

Task<std::optional<Error>> OperationDesk::send(OperationId id, std::stop_token stop)
{
    switch (m_entries[id].operation.kind) {
    case Operation::Kind::Create: {
        const std::optional<Error> failure = co_await sendCreate(id, stop);
        co_return failure;
    }
    case Operation::Kind::Scale: {
        const std::optional<Error> failure = co_await sendScale(id, stop);
        co_return failure;
    }
    case Operation::Kind::Delete: {
        const std::optional<Error> failure = co_await sendDelete(id, stop);
        co_return failure;
    }
    }
    Q_UNREACHABLE();
}

Task<std::optional<Error>> OperationDesk::sendCreate(OperationId id, std::stop_token stop)
{
    const ClusterSpec spec = m_entries[id].operation.createSpec;
    const auto made = co_await m_clusters.createCluster(spec, stop);
    if (!made)
        co_return made.error();
    if (!stop.stop_requested()) {
        m_entries[id].operation.cluster = made->value.id;
        m_poller.take(made->value);
    }
    co_return std::nullopt;
}

/// Counts are compared with a fresh read before anything is sent, and only what differs is sent (C17).
Task<std::optional<Error>> OperationDesk::sendScale(OperationId id, std::stop_token stop)
{
    const Entry entry = m_entries[id];
    const ClusterId cluster = entry.operation.cluster;
    const auto now = co_await m_clusters.fetchCluster(cluster, stop);
    if (!now)
        co_return now.error();
    if (stop.stop_requested())
        co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    if (now->value.standardGpus != entry.seen.standardGpus
        || now->value.desiredPreemptibleGpus != entry.seen.desiredPreemptibleGpus) {
        m_poller.refresh();
        co_return Error(Error::Kind::Invalid, QStringLiteral("not sent: the cluster has changed meanwhile (now %1, seen %2)")
                                                  .arg(countText(now->value), countText(entry.seen)));
    }
    ScaleSpec changes = entry.operation.scaleSpec;
    if (changes.standardGpus == now->value.standardGpus)
        changes.standardGpus.reset();
    if (changes.preemptibleGpus == now->value.desiredPreemptibleGpus)
        changes.preemptibleGpus.reset();
    if (changes.isEmpty())
        co_return Error(Error::Kind::Invalid, QStringLiteral("not sent: nothing would change"));
    const auto updated = co_await m_clusters.updateCluster(cluster, changes, stop);
    if (!updated)
        co_return updated.error();
    co_return std::nullopt;
}

Task<std::optional<Error>> OperationDesk::sendDelete(OperationId id, std::stop_token stop)
{
    const ClusterId cluster = m_entries[id].operation.cluster;
    const auto deleted = co_await m_clusters.deleteCluster(cluster, stop);
    if (!deleted)
        co_return deleted.error();
    if (!stop.stop_requested())
        m_poller.noteDeleted(cluster);
    co_return std::nullopt;
}

void OperationDesk::startLooking(const OperationId &id)
{
    Entry &entry = m_entries[id];
    const int run = ++entry.look;
    entry.operation.candidates.clear();
    setState(id, Operation::State::Looking);
    m_scope.spawn([this, id, run](std::stop_token stop) { return lookForIt(id, run, stop); });
}

Task<> OperationDesk::lookForIt(OperationId id, int run, std::stop_token stop)
{
    const Result<Done> stored = co_await storeIntent(id, stop);
    Q_UNUSED(stored) // the open intent is on disk already, which leads to the same looking after a restart
    int emptyLooks = 0;
    int failures = 0;
    while (!stop.stop_requested()) {
        if (m_entries[id].look != run || m_entries[id].operation.state != Operation::State::Looking)
            co_return;
        const Result<bool> found = co_await lookOnce(id, stop);
        if (stop.stop_requested() || m_entries[id].look != run || m_entries[id].operation.state != Operation::State::Looking)
            co_return;
        if (found && *found)
            co_return;
        if (found && ++emptyLooks >= emptyLooksNeeded) {
            setState(id, Operation::State::NothingYet);
            co_return;
        }
        Millis wait = betweenLooks;
        if (!found)
            wait = RetryPolicy::delay(found.error(), ++failures, 0.5);
        StoppableSleep pause(RetryPolicy::realDelay(wait, m_service.clock().speed()), stop);
        const bool goOn = co_await pause;
        if (!goOn)
            co_return;
    }
}

Task<Result<bool>> OperationDesk::lookOnce(OperationId id, std::stop_token stop)
{
    if (m_entries[id].operation.kind == Operation::Kind::Create) {
        const Result<bool> found = co_await lookForCreated(id, stop);
        co_return found;
    }
    const Result<bool> found = co_await lookAtTarget(id, stop);
    co_return found;
}

/// What a lost create may have made: the user says whether it is the one (C11).
Task<Result<bool>> OperationDesk::lookForCreated(OperationId id, std::stop_token stop)
{
    const ProjectId wholeKey;
    const auto list = co_await m_clusters.fetchClusters(wholeKey, stop);
    if (!list)
        co_return list.error();
    if (stop.stop_requested())
        co_return false;
    const QList<Candidate> candidates = candidatesIn(m_entries[id], list->value);
    if (candidates.isEmpty())
        co_return false;
    m_entries[id].operation.candidates = candidates;
    setState(id, Operation::State::Found);
    m_poller.refresh();
    co_return true;
}

/// A lost change of a cluster that we know has happened when the cluster shows it.
Task<Result<bool>> OperationDesk::lookAtTarget(OperationId id, std::stop_token stop)
{
    const Operation operation = m_entries[id].operation;
    const ClusterId cluster = operation.cluster;
    const auto now = co_await m_clusters.fetchCluster(cluster, stop);
    if (stop.stop_requested())
        co_return false;
    const bool isDelete = operation.kind == Operation::Kind::Delete;
    const bool isGone = !now && now.error().httpStatus == 404;
    if (!now && !isGone)
        co_return now.error();
    const bool deleted = isDelete && (isGone || now->value.status == ClusterStatus::Deleting);
    const bool scaled = !isDelete && now && matchesTarget(now->value, operation.scaleSpec);
    if (deleted)
        m_poller.noteDeleted(cluster);
    if (!deleted && !scaled)
        co_return false;
    settle(id, Operation::State::Succeeded);
    co_return true;
}

QList<Candidate> OperationDesk::candidatesIn(const Entry &entry, const QList<Cluster> &clusters) const
{
    QList<Candidate> candidates;
    const Instant began = entry.operation.startedAt;
    for (const Cluster &cluster : clusters) {
        if (cluster.name != entry.operation.clusterName || entry.notIt.contains(cluster.id))
            continue;
        const ClusterRecord *record = m_history.cluster(cluster.id);
        const bool knownBefore = record && record->firstSeenAt < began.floorToSecond();
        const bool madeBefore = cluster.createdAt && *cluster.createdAt < began.floorToSecond() - createdSlack;
        if (knownBefore || madeBefore)
            continue;
        Candidate candidate;
        candidate.id = cluster.id;
        candidate.name = cluster.name;
        candidate.createdAt = cluster.createdAt;
        candidates.append(candidate);
    }
    return candidates;
}

void OperationDesk::adopt(const OperationId &id, const ClusterId &cluster)
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end() || entry->operation.isOver())
        return;
    entry->operation.cluster = cluster;
    entry->operation.candidates.clear();
    settle(id, Operation::State::Succeeded);
}

void OperationDesk::lookAgain(const OperationId &id)
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end() || !entry->operation.needsDecision())
        return;
    for (const Candidate &candidate : std::as_const(entry->operation.candidates))
        entry->notIt.insert(candidate.id);
    startLooking(id);
}

void OperationDesk::dismiss(const OperationId &id)
{
    const auto entry = m_entries.find(id);
    const bool canBeLeft = entry != m_entries.end()
        && (entry->operation.needsDecision() || entry->operation.state == Operation::State::Looking);
    if (canBeLeft)
        settle(id, Operation::State::Dismissed, entry->operation.error);
}

void OperationDesk::restore(const QList<Operation> &unfinished)
{
    for (const Operation &operation : unfinished) {
        if (m_entries.contains(operation.id))
            continue;
        Entry entry;
        entry.operation = operation;
        m_entries.insert(operation.id, entry);
        m_order.append(operation.id);
        startLooking(operation.id);
    }
}

void OperationDesk::settle(const OperationId &id, Operation::State state, std::optional<Error> error)
{
    Operation &operation = m_entries[id].operation;
    operation.error = std::move(error);
    if (state == Operation::State::Succeeded)
        m_poller.refresh();
    setState(id, state);
    m_scope.spawn([this, id](std::stop_token stop) { return storeOutcome(id, stop); });
}

Task<> OperationDesk::storeOutcome(OperationId id, std::stop_token stop)
{
    // When this fails the intent stays open, and the next start asks again: too much caution, never too little.
    const Result<Done> stored = co_await storeIntent(id, stop);
    Q_UNUSED(stored)
}

Task<Result<Done>> OperationDesk::storeIntent(OperationId id, std::stop_token stop)
{
    const QFuture<Result<Done>> saving = m_store.saveIntent(intentOf(m_entries[id].operation));
    const Result<Done> saved = co_await awaitFuture(saving, stop);
    co_return saved;
}

void OperationDesk::setState(const OperationId &id, Operation::State state)
{
    Operation &operation = m_entries[id].operation;
    operation.state = state;
    const Operation copy = operation;
    record(copy);
    Q_EMIT changed(copy);
}

void OperationDesk::record(const Operation &operation)
{
    if (operation.cluster.isEmpty())
        return; // a create has no cluster before it succeeds; its line is written then
    TimelineEvent event;
    event.key = QStringLiteral("own/%1/%2").arg(operation.id.toString(), stateWord(operation.state));
    event.kind = EventKind::OwnAction;
    event.cluster = operation.cluster;
    event.at = operation.state == Operation::State::Storing ? operation.startedAt : m_service.clock().now();
    event.reason = kindWord(operation.kind) + QLatin1Char('.') + stateWord(operation.state);
    if (operation.error)
        event.message = redact(operation.error->summary());
    event.sources = QStringList(QStringLiteral("intent"));
    Q_EMIT acted(event);
}

QList<Operation> OperationDesk::operations() const
{
    QList<Operation> all;
    for (const OperationId &id : m_order)
        all.append(m_entries.value(id).operation);
    return all;
}

std::optional<Operation> OperationDesk::operation(const OperationId &id) const
{
    const auto entry = m_entries.constFind(id);
    return entry == m_entries.cend() ? std::nullopt : std::optional(entry->operation);
}

} // namespace deck
