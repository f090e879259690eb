// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operationdesk.h"

#include "actionline.h"
#include "awaitfuture.h"
#include "fleetpoller.h"
#include "historystore.h"
#include "httptransport.h"
#include "intentcodec.h"
#include "serverclock.h"
#include "volumesearch.h"

#include <QUuid>

#include <algorithm>

namespace deck {

namespace {

/// How long a create whose outcome is not known may still show up.
constexpr Seconds longestDelay{24 * 3600};

} // namespace

OperationDesk::OperationDesk(HttpTransport &service, FleetPoller &poller, HistoryStore &store, const FleetHistory &history,
                             QObject *parent)
    : QObject(parent), m_service(service), m_poller(poller), m_store(store), m_history(history), m_sender(service, poller), m_search(service, history)
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
    const SnapshotPtr shown = m_poller.snapshot(); // what is there before the click is not what it makes
    for (const ClusterEntry &entry : shown->clusters) {
        if (entry.cluster.name == spec.name)
            operation.ruledOut.append(entry.cluster.id);
    }
    return add(std::move(operation));
}

OperationId OperationDesk::scale(const Cluster &seen, const ScaleSpec &spec)
{
    Operation operation;
    operation.kind = Operation::Kind::Scale;
    operation.cluster = seen.id;
    operation.clusterName = seen.name;
    operation.scaleSpec = spec;
    operation.seen = countsOf(seen);
    return add(std::move(operation));
}

OperationId OperationDesk::remove(const ClusterId &cluster, const QString &name)
{
    Operation operation;
    operation.kind = Operation::Kind::Delete;
    operation.cluster = cluster;
    operation.clusterName = name;
    return add(std::move(operation));
}

OperationId OperationDesk::createVolume(const VolumeSpec &spec)
{
    Operation operation;
    operation.kind = Operation::Kind::CreateVolume;
    operation.volumeSpec = spec;
    const SnapshotPtr shown = m_poller.snapshot();
    for (const Volume &volume : shown->volumes) {
        if (volume.name == spec.name)
            operation.ruledOutVolumes.append(volume.id);
    }
    return add(std::move(operation));
}

OperationId OperationDesk::growVolume(const Volume &seen, int sizeTib)
{
    Operation operation;
    operation.kind = Operation::Kind::GrowVolume;
    operation.volume = seen.id;
    operation.volumeSpec.name = seen.name;
    operation.volumeSpec.sizeTib = sizeTib;
    operation.volumeSeenTib = seen.sizeTib;
    return add(std::move(operation));
}

OperationId OperationDesk::removeVolume(const VolumeId &volume, const QString &name)
{
    Operation operation;
    operation.kind = Operation::Kind::DeleteVolume;
    operation.volume = volume;
    operation.volumeSpec.name = name;
    return add(std::move(operation));
}

OperationId OperationDesk::add(Operation operation)
{
    operation.id = OperationId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    operation.startedAt = m_service.clock().now();
    const OperationId id = operation.id;
    Entry entry;
    entry.operation = std::move(operation);
    m_entries.insert(id, entry);
    m_order.prepend(id);
    // The caller gets the id before the first signal about it.
    QMetaObject::invokeMethod(
        this, [this, id] { m_scope.spawn([this, id](std::stop_token stop) { return carryOut(id, stop); }); }, Qt::QueuedConnection);
    return id;
}

Task<> OperationDesk::carryOut(OperationId id, std::stop_token stop)
{
    m_entries[id].operation.mayHaveBeenSent = true; // as long as nobody knows better: the program may end at any line of this
    setState(id, Operation::State::Storing);
    const Result<Done> stored = co_await storeIntent(id, stop);
    if (stop.stop_requested())
        co_return;
    if (!stored) {
        m_entries[id].operation.error = stored.error();
        settle(id, Operation::State::Refused);
        co_return;
    }
    const QList<OperationId> questions = openQuestionsBefore(id);
    for (const OperationId &lost : questions) {
        const bool held = co_await heldBack(id, lost, stop);
        if (held || stop.stop_requested())
            co_return;
    }
    setState(id, Operation::State::Sending);
    const Operation operation = m_entries[id].operation;
    const SendOutcome outcome = co_await m_sender.send(operation, stop);
    if (stop.stop_requested())
        co_return; // the intent stays open on disk: the next start looks for what it made
    take(id, outcome);
}

/// Looks once more for an earlier create of the same name before a second one is sent. True: this one waits for the user, or
/// ends because that could not be read; nothing was sent.
Task<bool> OperationDesk::heldBack(OperationId id, OperationId lost, std::stop_token stop)
{
    const Operation question = m_entries[lost].operation;
    const QSet<ClusterId> others = claimedOrOffered(lost);
    const Result<Finding> finding = co_await m_search.lookForCreated(question, others, stop);
    if (stop.stop_requested())
        co_return true;
    Operation &operation = m_entries[id].operation;
    if (finding && finding->kind == Finding::Kind::Nothing)
        co_return false;
    operation.mayHaveBeenSent = false;
    if (!finding) {
        operation.error = finding.error();
        settle(id, Operation::State::Refused);
        co_return true;
    }
    operation.candidates = finding->candidates;
    settle(id, Operation::State::Found);
    co_return true;
}

/// The user says that none of the candidates is what was asked for before: then the held create is wanted.
void OperationDesk::sendAfterAll(const OperationId &id)
{
    Operation &operation = m_entries[id].operation;
    const QList<OperationId> questions = openQuestionsBefore(id);
    for (const Candidate &candidate : std::as_const(operation.candidates)) {
        operation.ruledOut.append(candidate.id);
        for (const OperationId &lost : questions)
            m_entries[lost].operation.ruledOut.append(candidate.id);
    }
    operation.candidates.clear();
    m_scope.spawn([this, id](std::stop_token stop) { return carryOut(id, stop); });
}

/// A create that the user left while nobody knew what it had done.
bool OperationDesk::isLeftOpen(const Operation &operation) const
{
    return operation.kind == Operation::Kind::Create && operation.state == Operation::State::Dismissed && operation.mayHaveBeenSent
        && operation.candidates.isEmpty() && operation.error && operation.error->kind == Error::Kind::Ambiguous
        && m_service.clock().now() - operation.startedAt < longestDelay;
}

QList<OperationId> OperationDesk::openQuestionsBefore(const OperationId &id) const
{
    QList<OperationId> questions;
    const Operation asked = m_entries.value(id).operation;
    if (asked.kind != Operation::Kind::Create)
        return questions;
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
        const Operation &each = entry->operation;
        const bool mayBeThere = each.kind == Operation::Kind::Create && each.mayHaveBeenSent
            && (each.needsDecision() || each.state == Operation::State::Looking || isLeftOpen(each));
        if (entry.key() != id && each.clusterName == asked.clusterName && mayBeThere)
            questions.append(entry.key());
    }
    return questions;
}

/// Whether what appears now may as well be what a newer create of that name is making.
bool OperationDesk::isAnotherUnderWay(const Operation &operation) const
{
    return std::ranges::any_of(m_entries, [&operation](const Entry &entry) {
        const Operation &each = entry.operation;
        return each.id != operation.id && each.kind == Operation::Kind::Create && each.clusterName == operation.clusterName
            && !each.isOver() && !each.needsDecision();
    });
}

void OperationDesk::take(const OperationId &id, const SendOutcome &outcome)
{
    Operation &operation = m_entries[id].operation;
    operation.mayHaveBeenSent = outcome.sent;
    operation.error = outcome.error;
    if (outcome.conflict) {
        operation.now = outcome.now;
        operation.volumeNowTib = outcome.sizeNow;
        settle(id, Operation::State::Conflict);
    } else if (!outcome.error) {
        if (!outcome.madeVolume.isEmpty())
            operation.volume = outcome.madeVolume;
        if (!outcome.made.isEmpty())
            operation.cluster = outcome.made;
        settle(id, Operation::State::Succeeded);
    } else if (outcome.error->kind == Error::Kind::Ambiguous) {
        startLooking(id);
    } else {
        settle(id, Operation::State::Refused);
    }
}

void OperationDesk::startLooking(const OperationId &id)
{
    Entry &entry = m_entries[id];
    const int run = ++entry.look;
    entry.operation.candidates.clear();
    setState(id, Operation::State::Looking);
    m_scope.spawn([this, id, run](std::stop_token stop) { return lookForIt(id, run, stop); });
}

bool OperationDesk::isLooking(const OperationId &id, int run) const
{
    const Entry entry = m_entries.value(id);
    return entry.look == run && entry.operation.state == Operation::State::Looking;
}

Task<> OperationDesk::lookForIt(OperationId id, int run, std::stop_token stop)
{
    const Result<Done> stored = co_await storeIntent(id, stop);
    Q_UNUSED(stored) // the open intent is on disk already, which leads to the same looking after a restart
    if (stop.stop_requested())
        co_return;
    const Operation operation = withClaimedVolumes(m_entries[id].operation);
    const QSet<ClusterId> others = claimed();
    const std::function<bool()> isWanted = [this, id, run] { return isLooking(id, run); };
    const Finding finding = co_await m_search.search(operation, others, isWanted, stop);
    if (stop.stop_requested() || !isLooking(id, run))
        co_return;
    if (finding.kind == Finding::Kind::Nothing)
        settle(id, Operation::State::NothingYet);
    else
        take(id, finding);
}

void OperationDesk::take(const OperationId &id, const Finding &finding)
{
    Operation &operation = m_entries[id].operation;
    switch (finding.kind) {
    case Finding::Kind::Nothing:
        return;
    case Finding::Kind::Candidates:
        operation.candidates = finding.candidates;
        if (!m_order.contains(id)) { // of an earlier run
            m_order.prepend(id);
            m_earlier.removeIf([&id](const Operation &each) { return each.id == id; });
        }
        settle(id, Operation::State::Found);
        refreshFor(operation);
        return;
    case Finding::Kind::Happened:
        if (operation.kind == Operation::Kind::Delete)
            m_poller.noteDeleted(operation.cluster);
        if (operation.kind == Operation::Kind::DeleteVolume)
            m_poller.noteDeleted(operation.volume);
        operation.error.reset();
        settle(id, Operation::State::Succeeded);
        return;
    case Finding::Kind::Changed:
        operation.now = finding.now;
        operation.volumeNowTib = finding.sizeNow;
        settle(id, Operation::State::Conflict);
        refreshFor(operation);
        return;
    }
}

void OperationDesk::notice(const FleetSnapshot &fleet)
{
    QList<Cluster> listed;
    for (const ClusterEntry &entry : fleet.clusters) {
        if (entry.presence == Presence::Listed)
            listed.append(entry.cluster);
    }
    const QList<OperationId> ids = m_entries.keys(); // whoever hears of a change may ask for more
    for (const OperationId &id : ids) {
        const Operation operation = m_entries.value(id).operation;
        if (operation.isAboutVolume()) {
            noticeVolumes(operation, fleet);
            continue;
        }
        const bool nothingYet = operation.state == Operation::State::NothingYet;
        if (operation.kind == Operation::Kind::Create && (nothingYet || isLeftOpen(operation)) && !isAnotherUnderWay(operation))
            take(id, m_search.judgeCreated(operation, claimedOrOffered(id), listed));
        if (operation.kind != Operation::Kind::Scale || !(nothingYet || operation.state == Operation::State::Conflict))
            continue;
        const ClusterEntry *entry = fleet.find(operation.cluster);
        if (entry && entry->presence == Presence::Listed && entry->seenAt >= operation.startedAt)
            noticeCounts(operation, countsOf(entry->cluster));
    }
}

void OperationDesk::noticeCounts(const Operation &operation, const ClusterCounts &now)
{
    const Finding finding = OutcomeSearch::judgeScaled(operation, now);
    if (finding.kind == Finding::Kind::Happened && !operation.mayHaveBeenSent) {
        settle(operation.id, Operation::State::Dismissed); // somebody else did just that: there is nothing to decide
    } else if (finding.kind == Finding::Kind::Happened || operation.state == Operation::State::NothingYet) {
        take(operation.id, finding);
    } else if (now != operation.now) {
        m_entries[operation.id].operation.now = now;
        settle(operation.id, Operation::State::Conflict);
    }
}

void OperationDesk::noticeVolumes(const Operation &operation, const FleetSnapshot &fleet)
{
    const bool nothingYet = operation.state == Operation::State::NothingYet;
    if (nothingYet && operation.kind == Operation::Kind::CreateVolume)
        take(operation.id, VolumeSearch::judgeCreated(withClaimedVolumes(operation), m_history, fleet.volumes));
    if (operation.kind != Operation::Kind::GrowVolume || !(nothingYet || operation.state == Operation::State::Conflict))
        return;
    const auto volume = std::ranges::find(fleet.volumes, operation.volume, &Volume::id);
    if (volume == fleet.volumes.cend() || volume->missing)
        return;
    // The list may be older than the read that found the conflict; a volume only grows, so a smaller size is an older one.
    if (!nothingYet && volume->sizeTib.value_or(0) <= operation.volumeNowTib.value_or(0))
        return;
    const Finding finding = VolumeSearch::judgeGrown(operation, volume->sizeTib);
    if (finding.kind == Finding::Kind::Happened && !operation.mayHaveBeenSent)
        settle(operation.id, Operation::State::Dismissed); // somebody else did just that
    else
        take(operation.id, finding);
}

Operation OperationDesk::withClaimedVolumes(Operation operation) const
{
    const auto claim = [&operation](const Operation &other) {
        if (other.kind == Operation::Kind::CreateVolume && other.state == Operation::State::Succeeded)
            operation.ruledOutVolumes.append(other.volume);
    };
    for (const Operation &other : m_earlier)
        claim(other);
    for (const Entry &entry : m_entries)
        claim(entry.operation);
    return operation;
}

QSet<ClusterId> OperationDesk::claimed() const
{
    QSet<ClusterId> all;
    const auto claim = [&all](const Operation &operation) {
        if (operation.kind == Operation::Kind::Create && operation.state == Operation::State::Succeeded)
            all.insert(operation.cluster);
    };
    for (const Operation &operation : m_earlier)
        claim(operation);
    for (const Entry &entry : m_entries)
        claim(entry.operation);
    return all;
}

QSet<ClusterId> OperationDesk::claimedOrOffered(const OperationId &except) const
{
    QSet<ClusterId> all = claimed();
    for (const Entry &entry : m_entries) {
        if (entry.operation.state != Operation::State::Found || entry.operation.id == except)
            continue;
        for (const Candidate &candidate : entry.operation.candidates)
            all.insert(candidate.id);
    }
    return all;
}

void OperationDesk::adopt(const OperationId &id, const ClusterId &cluster)
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end() || entry->operation.isOver())
        return;
    entry->operation.cluster = cluster;
    entry->operation.candidates.clear();
    entry->operation.error.reset();
    settle(id, Operation::State::Succeeded);
}

void OperationDesk::adoptVolume(const OperationId &id, const VolumeId &volume)
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end() || entry->operation.isOver())
        return;
    entry->operation.volume = volume;
    entry->operation.candidates.clear();
    entry->operation.error.reset();
    settle(id, Operation::State::Succeeded);
}

void OperationDesk::lookAgain(const OperationId &id)
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end() || !entry->operation.needsDecision())
        return;
    if (entry->operation.state == Operation::State::Found && !entry->operation.mayHaveBeenSent)
        return sendAfterAll(id);
    if (!entry->operation.mayHaveBeenSent)
        return;
    for (const Candidate &candidate : std::as_const(entry->operation.candidates)) {
        if (entry->operation.isAboutVolume())
            entry->operation.ruledOutVolumes.append(candidate.volume);
        else
            entry->operation.ruledOut.append(candidate.id);
    }
    startLooking(id);
}

void OperationDesk::dismiss(const OperationId &id)
{
    const auto entry = m_entries.find(id);
    const bool canBeLeft = entry != m_entries.end()
        && (entry->operation.needsDecision() || entry->operation.state == Operation::State::Looking);
    if (canBeLeft)
        settle(id, Operation::State::Dismissed);
}

void OperationDesk::restore(const QList<Operation> &earlier)
{
    for (const Operation &operation : earlier) {
        if (m_entries.contains(operation.id))
            continue; // asked for in this run, and already written
        if (operation.isOver())
            m_earlier.append(operation);
        if (!operation.isOver() || isLeftOpen(operation))
            m_entries[operation.id].operation = operation;
    }
    for (auto each = earlier.crbegin(); each != earlier.crend(); ++each) {
        const Operation &operation = *each;
        if (operation.isOver() || m_order.contains(operation.id))
            continue;
        m_order.append(operation.id);
        const bool wasHeld = operation.state == Operation::State::Conflict || operation.state == Operation::State::Found;
        if (wasHeld && !operation.mayHaveBeenSent)
            setState(operation.id, operation.state);
        else
            startLooking(operation.id);
    }
}

void OperationDesk::refreshFor(const Operation &operation)
{
    if (operation.isAboutVolume())
        m_poller.refreshVolumes();
    else
        m_poller.refresh();
}

/// A step that is final, or that waits for the user: it is written down.
void OperationDesk::settle(const OperationId &id, Operation::State state)
{
    if (state == Operation::State::Succeeded)
        refreshFor(m_entries[id].operation);
    setState(id, state);
    m_scope.spawn([this, id](std::stop_token stop) { return storeStep(id, stop); });
}

Task<> OperationDesk::storeStep(OperationId id, std::stop_token stop)
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
    if (operation.isOver())
        operation.endedAt = m_service.clock().now();
    else
        operation.endedAt.reset();
    const Operation copy = operation;
    if (!copy.cluster.isEmpty()) // a create has none before it succeeds; its line is written then
        Q_EMIT acted(actionLine(copy, m_service.clock().now()));
    Q_EMIT changed(copy);
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
