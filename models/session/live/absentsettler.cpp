// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "absentsettler.h"

#include "clusterapi.h"
#include "fleethistory.h"
#include "fleetnews.h"
#include "fleetpoller.h"
#include "httptransport.h"
#include "retrypolicy.h"
#include "serverclock.h"
#include "stoppablesleep.h"
#include "volumeapi.h"

#include <algorithm>

namespace deck {

namespace {

/// Server time. The first pauses are short, because an absence has to be said twice; then as long as those of a poll.
Millis pauseAfter(int rounds)
{
    return std::min<Millis>(std::chrono::seconds(2 << std::min(rounds, 5)), std::chrono::seconds(15));
}

} // namespace

AbsentSettler::AbsentSettler(HttpTransport &service, FleetPoller &poller, const FleetHistory &history)
    : m_service(service), m_poller(poller), m_history(history)
{
}

AbsentSettler::~AbsentSettler()
{
    stop();
}

void AbsentSettler::start()
{
    m_scope.spawn([this](std::stop_token stop) { return run(stop); });
}

Task<> AbsentSettler::run(std::stop_token stop)
{
    int rounds = 0;
    while (!stop.stop_requested()) {
        if (m_poller.hasFleet()) { // before a list was read nothing is absent
            const bool settled = co_await askForAll(stop);
            if (settled)
                co_return;
            ++rounds;
        }
        StoppableSleep pause(RetryPolicy::realDelay(pauseAfter(rounds), m_service.clock().speed()), stop);
        co_await pause;
    }
}

Task<bool> AbsentSettler::askForAll(std::stop_token stop)
{
    ClusterApi api(m_service);
    bool settled = true;
    const QList<ClusterId> clusters = absentClusters();
    for (const ClusterId &id : clusters) {
        const auto read = co_await api.fetchCluster(id, stop);
        if (stop.stop_requested())
            co_return false;
        if (read)
            m_poller.take(read->value);
        else if (m_watch.proves(id.toString(), read.error()))
            Q_EMIT clusterGone(id);
        else
            settled = false;
    }
    const bool volumesSettled = co_await askForVolumes(stop);
    co_return settled && volumesSettled;
}

Task<bool> AbsentSettler::askForVolumes(std::stop_token stop)
{
    VolumeApi api(m_service);
    bool settled = true;
    const QList<VolumeId> volumes = absentVolumes();
    for (const VolumeId &id : volumes) {
        const auto read = co_await api.fetchVolume(id, stop);
        if (stop.stop_requested())
            co_return false;
        if (read)
            m_poller.take(read->value);
        else if (m_watch.proves(id.toString(), read.error()))
            Q_EMIT volumeGone(id);
        else
            settled = false;
    }
    co_return settled;
}

QList<ClusterId> AbsentSettler::absentClusters() const
{
    QList<ClusterId> absent;
    const QList<ClusterRecord> known = m_history.clusters();
    for (const ClusterRecord &record : known) {
        if (!record.goneAt && !m_poller.snapshot()->find(record.id))
            absent.append(record.id);
    }
    return absent;
}

QList<VolumeId> AbsentSettler::absentVolumes() const
{
    QList<VolumeId> absent;
    const QList<VolumeSpan> spans = m_history.volumeSpans();
    const QList<Volume> there = knownVolumes(*m_poller.snapshot());
    for (const VolumeSpan &span : spans) {
        if (!span.to && std::ranges::find(there, span.volume, &Volume::id) == there.cend())
            absent.append(span.volume);
    }
    return absent;
}

} // namespace deck
