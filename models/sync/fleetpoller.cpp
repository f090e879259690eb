// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetpoller.h"

#include "availabilityapi.h"
#include "clusterapi.h"
#include "httptransport.h"
#include "log.h"
#include "patience.h"
#include "regionapi.h"
#include "retrypolicy.h"
#include "serverclock.h"
#include "stoppablesleep.h"
#include "volumeapi.h"

#include <QRandomGenerator>

#include <algorithm>

namespace deck {

namespace {

constexpr Millis slice = std::chrono::seconds(2); // timers do not count through suspend, so pauses are taken in slices
constexpr Millis wakeSlack = std::chrono::seconds(5);
constexpr Millis stillInterval = std::chrono::seconds(60);
constexpr Millis refusedInterval = std::chrono::seconds(60); // cases.md, C12

/// Real time for what is read besides the list: clusters one by one, then the rest.
constexpr Millis singlesPatience = std::chrono::seconds(6);
constexpr Millis cataloguePatience = std::chrono::seconds(6);
/// A cluster of our own create that the service does not show yet may be that of a replica that lags.
constexpr Seconds createdGrace = std::chrono::minutes(10);

double jitterOf(const ServerClock &clock)
{
    // Where a demo's clock stands still nothing gets better by waiting, and pictures of it must not differ.
    return clock.speed() <= 0 ? 0.0 : QRandomGenerator::global()->generateDouble();
}

bool isJustCreated(const FleetSnapshot &snapshot, const ClusterId &id, Instant now)
{
    const ClusterEntry *const entry = snapshot.find(id);
    return entry && entry->detailsDelayed && now - entry->seenAt < createdGrace;
}

/// By value: what is stopped goes on inside this call and may replace the source it was stopped by.
void endNow(std::stop_source source)
{
    source.request_stop();
}

} // namespace

struct FleetPoller::Apis
{
    Apis(HttpTransport &service, AvailabilityApi *feed)
        : transport(service), clusters(service), regions(service), volumes(service), availability(feed)
    {
    }

    HttpTransport &transport;
    ClusterApi clusters;
    RegionApi regions;
    VolumeApi volumes;
    AvailabilityApi *availability;
};

FleetPoller::FleetPoller(HttpTransport &service, AvailabilityApi *availability, ProjectId project, QObject *parent)
    : QObject(parent), m_apis(std::make_unique<Apis>(service, availability)), m_project(std::move(project)),
      m_snapshot(std::make_shared<FleetSnapshot>())
{
}

FleetPoller::~FleetPoller()
{
    stop();
}

void FleetPoller::start()
{
    m_scope.spawn([this](std::stop_token stop) { return run(stop); });
}

void FleetPoller::stop()
{
    m_scope.requestStop();
    m_pause.request_stop();
}

Task<> FleetPoller::run(std::stop_token stop)
{
    Extent extent = m_regionsRead.everRead() ? Extent::Due : Extent::All;
    if (m_regionsRead.everRead()) {
        co_await pauseUntilDue(stop);
    }
    while (!stop.stop_requested()) {
        m_attempt = std::stop_source();
        const auto giveUp = [this] { m_attempt.request_stop(); };
        const std::stop_callback onStop(stop, giveUp);
        const std::stop_token attempt = m_attempt.get_token();
        const Result<Done> outcome = co_await poll(extent, attempt);
        if (stop.stop_requested())
            co_return;
        if (outcome)
            extent = Extent::Due;
        co_await pauseUntilDue(stop);
    }
}

Task<Result<Done>> FleetPoller::poll(Extent extent, std::stop_token stop)
{
    const int generation = ++m_generation;
    const int reconnects = m_reconnects;
    const Millis sentAt = m_apis->transport.clock().elapsed();
    const auto list = co_await m_apis->clusters.fetchClusters(m_project, stop);
    if (stop.stop_requested())
        co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    if (!list) {
        if (reconnects == m_reconnects) // else it says nothing about the new key or the network that is back
            noteFailure(list.error());
        co_return list.error();
    }
    FleetNews news;
    news.at = list->receivedAt;
    news.listed = list->value;
    noteSuccess(news.at, sentAt);
    co_await readBesides(&news, extent, stop);
    if (stop.stop_requested())
        co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    if (generation == m_generation)
        publish(news);
    co_return Done();
}

Task<> FleetPoller::readBesides(FleetNews *news, Extent extent, std::stop_token stop)
{
    if (extent == Extent::Past) { // a demo's own past, step by step: nothing hangs there, and each step must be whole
        co_await readSingles(news, stop);
        co_await readCatalogue(news, extent, stop);
        co_return;
    }
    Patience singles(singlesPatience, stop);
    co_await readSingles(news, singles.token());
    Patience catalogue(cataloguePatience, stop);
    co_await readCatalogue(news, extent, catalogue.token());
}

/// What the list lacks: clusters that it leaves out, and those whose entries carry no events (facts.md, 10.2) or whose nodes
/// could not be read.
Task<> FleetPoller::readSingles(FleetNews *news, std::stop_token stop)
{
    QList<ClusterId> wanted;
    QSet<ClusterId> listed;
    QList<Cluster> bare; // without events, or without a readable list of nodes
    for (const Cluster &cluster : std::as_const(*news->listed)) {
        listed.insert(cluster.id);
        if (!cluster.eventsKnown || !cluster.nodesKnown)
            bare.append(cluster);
    }
    for (const ClusterEntry &entry : m_snapshot->clusters) {
        if (!listed.contains(entry.cluster.id) && !m_deletedByUs.contains(entry.cluster.id))
            wanted.append(entry.cluster.id);
        else
            m_absences.found(entry.cluster.id.toString());
    }
    if (!wanted.isEmpty()) // one that hangs must not keep the others from ever being asked for
        std::rotate(wanted.begin(), wanted.begin() + m_firstMissing++ % wanted.size(), wanted.end());
    wanted.append(m_turns.next(bare));
    for (const ClusterId &id : std::as_const(wanted)) {
        const auto read = co_await m_apis->clusters.fetchCluster(id, stop);
        if (stop.stop_requested())
            co_return;
        if (read) {
            news->read.append({read->value, read->receivedAt});
            m_absences.found(id.toString());
        } else if (!listed.contains(id) && !isJustCreated(*m_snapshot, id, news->at) && m_absences.proves(id.toString(), read.error())) {
            news->notFound.insert(id);
        }
    }
}

Task<> FleetPoller::readCatalogue(FleetNews *news, Extent extent, std::stop_token stop)
{
    const bool everything = extent == Extent::All;
    const double random = jitterOf(m_apis->transport.clock());
    if (everything || m_volumesRead.isDue(news->at)) {
        const auto volumes = co_await m_apis->volumes.fetchVolumes(m_project, stop);
        if (volumes) {
            news->volumes = volumes->value;
            co_await readAbsentVolumes(news, stop);
        } else {
            news->volumesError = volumes.error();
            m_volumesRead.failed(volumes.error(), news->at, random);
        }
    }
    if (everything || (extent == Extent::Due && m_regionsRead.isDue(news->at))) {
        const auto regions = co_await m_apis->regions.fetchRegions(stop);
        if (regions) {
            news->regions = regions->value;
        } else {
            news->regionsError = regions.error();
            m_regionsRead.failed(regions.error(), news->at, random);
        }
    }
    const bool availabilityDue = everything || (extent == Extent::Due && m_availabilityRead.isDue(news->at));
    if (m_apis->availability && availabilityDue) {
        const auto availability = co_await m_apis->availability->fetchAvailability(stop);
        if (availability)
            news->availability = availability->value;
        else
            m_availabilityRead.failed(availability.error(), news->at, random);
    }
}

/// Volumes that the list leaves out, although nothing says that they are gone.
Task<> FleetPoller::readAbsentVolumes(FleetNews *news, std::stop_token stop)
{
    QSet<VolumeId> listed;
    for (const Volume &volume : std::as_const(*news->volumes))
        listed.insert(volume.id);
    const QList<Volume> known = knownVolumes(*m_snapshot);
    for (const Volume &volume : known) {
        if (listed.contains(volume.id) || m_newVolumes.contains(volume.id))
            continue;
        const auto read = co_await m_apis->volumes.fetchVolume(volume.id, stop);
        if (stop.stop_requested())
            co_return;
        if (read) {
            news->readVolumes.append(read->value);
            m_absences.found(volume.id.toString());
        } else if (m_absences.proves(volume.id.toString(), read.error())) {
            news->volumesNotFound.insert(volume.id);
        }
    }
}

void FleetPoller::publish(const FleetNews &news)
{
    const SnapshotPtr previous = m_snapshot;
    m_snapshot = mergeNews(*previous, news, m_deletedByUs);
    m_hasFleet = m_hasFleet || news.listed.has_value();
    m_pauseLength = pollInterval(*m_snapshot);
    // Only now: of a poll that was dropped nothing has arrived.
    if (news.regions)
        m_regionsRead.succeeded(news.at);
    if (news.volumes) {
        m_volumesRead.succeeded(news.at);
        for (const Volume &volume : *news.volumes)
            m_newVolumes.remove(volume.id);
    }
    if (news.availability)
        m_availabilityRead.succeeded(news.at);
    Q_EMIT published(diff(previous, m_snapshot));
}

void FleetPoller::refresh()
{
    ++m_generation;
    m_refreshAsked = true;
    endNow(m_pause);
}

void FleetPoller::reconnect()
{
    const ConnectionState before = m_connection.state();
    ++m_reconnects;
    m_connection.reset();
    announce(before);
    for (SideRead *read : {&m_regionsRead, &m_volumesRead, &m_availabilityRead})
        read->forgive();
    // What was asked without a network may hang for a minute. Before the refresh, which begins the next one.
    endNow(m_attempt);
    refresh();
}

void FleetPoller::take(const Cluster &cluster)
{
    ++m_generation;
    FleetNews news;
    news.at = m_apis->transport.clock().now();
    news.read.append({cluster, news.at});
    publish(news);
}

void FleetPoller::takeCreated(const Cluster &cluster)
{
    FleetNews news;
    news.at = m_apis->transport.clock().now();
    news.read.append({cluster, news.at, true});
    publish(news);
    refresh();
}

void FleetPoller::take(const Volume &volume)
{
    ++m_generation;
    FleetNews news;
    news.at = m_apis->transport.clock().now();
    news.readVolumes.append(volume);
    publish(news);
}

void FleetPoller::takeCreated(const Volume &volume)
{
    m_newVolumes.insert(volume.id);
    FleetNews news;
    news.at = m_apis->transport.clock().now();
    news.readVolumes.append(volume);
    publish(news);
    refreshVolumes();
}

void FleetPoller::refreshVolumes()
{
    m_volumesRead.askNow();
    refresh();
}

void FleetPoller::noteDeleted(const ClusterId &cluster)
{
    m_deletedByUs.insert(cluster);
    refresh();
}

void FleetPoller::noteDeleted(const VolumeId &volume)
{
    m_newVolumes.remove(volume);
    refreshVolumes();
}

Task<> FleetPoller::pauseUntilDue(std::stop_token stop)
{
    const ServerClock &clock = m_apis->transport.clock();
    m_pauseBegan = clock.elapsed();
    while (!stop.stop_requested() && !m_refreshAsked) {
        const Millis left = RetryPolicy::realDelay(m_pauseLength, clock.speed()) - (clock.elapsed() - m_pauseBegan);
        if (left <= Millis(0))
            break;
        m_pause = std::stop_source();
        StoppableSleep pause(std::min(left, slice), m_pause.get_token());
        const Millis sleptAt = clock.elapsed();
        const bool sleptThrough = co_await pause;
        if (stop.stop_requested() || !sleptThrough)
            continue;
        noteAge();
        if (clock.elapsed() - sleptAt > slice + wakeSlack)
            break; // the computer was suspended: whatever was waited for, look now
    }
    m_refreshAsked = false;
}

void FleetPoller::noteSuccess(Instant at, Millis sentAt)
{
    const ConnectionState before = m_connection.state();
    const ServerClock &clock = m_apis->transport.clock();
    // A clock that stands still is a demo's: there a measured time would be the only thing that differs from run to run.
    const std::optional<Millis> latency = clock.speed() > 0 ? std::optional(clock.elapsed() - sentAt) : std::nullopt;
    m_connection.succeeded(at, latency, clock.computerAheadBy());
    announce(before);
}

void FleetPoller::noteFailure(const Error &error)
{
    const ConnectionState before = m_connection.state();
    const Instant now = m_apis->transport.clock().now();
    const bool standsStill = m_apis->transport.clock().speed() <= 0;
    const double jitter = jitterOf(m_apis->transport.clock());
    m_pauseLength = pollInterval(*m_snapshot);
    if (error.httpStatus == 401 || error.httpStatus == 403)
        m_pauseLength = refusedInterval;
    else if (RetryPolicy::isRetryable(error))
        m_pauseLength = RetryPolicy::delay(error, m_connection.failures() + 1, jitter);
    if (standsStill)
        m_pauseLength = std::max(m_pauseLength, stillInterval);
    if (const auto heldUntil = m_apis->transport.gate().heldUntil(now))
        m_pauseLength = std::max(m_pauseLength, *heldUntil - now);
    m_connection.failed(error, now + m_pauseLength);
    log::write(log::Level::Warning, "sync", QStringLiteral("poll failed: %1").arg(error.summary()));
    announce(before);
}

/// After a suspend nothing has failed yet, but what is shown is old.
void FleetPoller::noteAge()
{
    const ConnectionState before = m_connection.state();
    const Clock &clock = m_apis->transport.clock();
    const Millis refreshes = pollInterval(*m_snapshot) * ConnectionTracker::missedForStale;
    // A demo at 60 times the speed makes three refreshes in a quarter of a second; a busy computer is no lost connection.
    const Millis floor = std::chrono::duration_cast<Millis>(ConnectionTracker::shortestStale * qMax(1.0, clock.speed()));
    m_connection.aged(clock.now(), qMax(refreshes, floor));
    announce(before);
}

void FleetPoller::announce(const ConnectionState &before)
{
    if (before != m_connection.state())
        Q_EMIT connectionChanged(m_connection.state());
}

} // namespace deck
