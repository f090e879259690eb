// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetnews.h"

#include "clustermemory.h"

#include <QMap>

#include <algorithm>

namespace deck {

namespace {

void takeList(QMap<ClusterId, ClusterEntry> &entries, const FleetNews &news, const QSet<ClusterId> &deletedByUs)
{
    QSet<ClusterId> listed;
    for (const Cluster &cluster : *news.listed) {
        if (cluster.id.isEmpty() || listed.contains(cluster.id))
            continue;
        listed.insert(cluster.id);
        ClusterEntry entry;
        entry.cluster = cluster;
        entry.seenAt = news.at;
        if (const auto known = entries.constFind(cluster.id); known != entries.cend())
            keepWhatWasNotRead(entry.cluster, known->cluster);
        entries.insert(cluster.id, entry);
    }
    for (auto entry = entries.begin(); entry != entries.end();) {
        if (listed.contains(entry.key())) {
            ++entry;
        } else if (deletedByUs.contains(entry.key())) {
            entry = entries.erase(entry);
        } else {
            entry->presence = Presence::Missing;
            ++entry;
        }
    }
}

/// The newest list, and behind it what it leaves out of what was known: gone only if GET by id said so.
QList<Volume> mergedVolumes(const FleetSnapshot &previous, const FleetSnapshot &next, const FleetNews &news)
{
    QList<Volume> volumes = news.volumes.value_or(previous.volumes);
    QSet<VolumeId> told = news.volumesNotFound;
    for (const Volume &volume : std::as_const(volumes))
        told.insert(volume.id);
    for (const ClusterEntry &entry : next.clusters) {
        for (const Volume &volume : entry.cluster.volumes)
            told.insert(volume.id);
    }
    for (const Volume &volume : news.readVolumes) {
        if (!told.contains(volume.id)) {
            told.insert(volume.id);
            volumes.append(volume);
        }
    }
    const QList<Volume> known = knownVolumes(previous);
    for (Volume volume : known) {
        if (told.contains(volume.id))
            continue;
        volume.missing = true;
        volumes.append(volume);
    }
    return volumes;
}

} // namespace

QList<Volume> knownVolumes(const FleetSnapshot &snapshot)
{
    QList<Volume> volumes = snapshot.volumes;
    QSet<VolumeId> told;
    for (const Volume &volume : snapshot.volumes)
        told.insert(volume.id);
    for (const ClusterEntry &entry : snapshot.clusters) {
        for (const Volume &volume : entry.cluster.volumes) {
            if (!told.contains(volume.id)) {
                told.insert(volume.id);
                volumes.append(volume);
            }
        }
    }
    return volumes;
}

SnapshotPtr mergeNews(const FleetSnapshot &previous, const FleetNews &news, const QSet<ClusterId> &deletedByUs)
{
    auto next = std::make_shared<FleetSnapshot>(previous);
    QMap<ClusterId, ClusterEntry> entries;
    for (const ClusterEntry &entry : previous.clusters)
        entries.insert(entry.cluster.id, entry);
    if (news.listed) {
        takeList(entries, news, deletedByUs);
        next->observedAt = news.at;
    }
    for (const FleetNews::ReadCluster &read : news.read) {
        ClusterEntry entry;
        entry.cluster = read.cluster;
        entry.seenAt = read.at;
        entry.detailsDelayed = read.isOwnCreate;
        if (const auto known = entries.constFind(read.cluster.id); known != entries.cend())
            keepWhatWasNotRead(entry.cluster, known->cluster);
        entries.insert(read.cluster.id, entry);
    }
    for (const ClusterId &id : news.notFound)
        entries.remove(id);

    next->clusters = entries.values();
    std::ranges::sort(next->clusters, [](const ClusterEntry &a, const ClusterEntry &b) {
        return std::tie(a.cluster.name, a.cluster.id) < std::tie(b.cluster.name, b.cluster.id);
    });
    if (news.regions)
        next->regions = *news.regions;
    if (news.regions || news.regionsError)
        next->regionsError = news.regionsError;
    next->volumes = mergedVolumes(previous, *next, news);
    next->volumesKnown = previous.volumesKnown || news.volumes;
    if (news.volumes || news.volumesError)
        next->volumesError = news.volumesError;
    if (news.availability)
        next->availability = *news.availability;
    return next;
}

} // namespace deck
