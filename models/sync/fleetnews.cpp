// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetnews.h"

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
        // A list entry without events says nothing about them: those that were read by id stay.
        if (const auto known = entries.constFind(cluster.id); !cluster.eventsKnown && known != entries.cend()) {
            entry.cluster.events = known->cluster.events;
            entry.cluster.eventsKnown = known->cluster.eventsKnown;
        }
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

} // namespace

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
    if (news.volumes) {
        next->volumes = *news.volumes;
        next->volumesKnown = true;
    }
    if (news.availability)
        next->availability = *news.availability;
    return next;
}

} // namespace deck
