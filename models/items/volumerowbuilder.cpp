// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumerowbuilder.h"

#include <algorithm>

namespace deck {
namespace {

constexpr qint64 secondsPerHour = 3600;
constexpr qint64 hoursPerMonth = 730; // DESIGN.md, decision 6

/// The cluster that lists a volume now, and the volume as that cluster sees it.
struct Holder
{
    const ClusterEntry *entry = nullptr;
    const Volume *volume = nullptr;
};

Holder holderOf(const VolumeId &id, const FleetSnapshot &snapshot)
{
    for (const ClusterEntry &entry : snapshot.clusters) {
        if (entry.presence == Presence::Gone)
            continue;
        const auto found = std::ranges::find(entry.cluster.volumes, id, &Volume::id);
        if (found != entry.cluster.volumes.cend())
            return {&entry, &*found};
    }
    return {};
}

/// Whether "no cluster lists it" means that none has it.
bool areAllClustersRead(const FleetSnapshot &snapshot)
{
    return std::ranges::all_of(snapshot.clusters, [](const ClusterEntry &entry) {
        return entry.presence == Presence::Gone || (entry.cluster.volumesKnown && !entry.detailsDelayed);
    });
}

VolumeRow::Attachment attachmentWithout(const Volume &volume, const FleetSnapshot &snapshot)
{
    if (volume.status == VolumeStatus::Bound)
        return VolumeRow::Attachment::Elsewhere;
    // A volume that a good list left out may have changed since it was last read.
    return areAllClustersRead(snapshot) && !volume.missing ? VolumeRow::Attachment::None : VolumeRow::Attachment::Unknown;
}

void takePast(VolumeRow &row, const FleetHistory &history)
{
    const QList<VolumeSpan> spans = history.volumeSpans();
    for (const VolumeSpan &span : spans) {
        if (span.volume != row.volume.id)
            continue;
        if (!row.since || span.from < *row.since) {
            row.since = span.from;
            row.sinceAtLeast = span.startEstimated;
        }
        const ClusterRecord *record = span.cluster.isEmpty() ? nullptr : history.cluster(span.cluster);
        if (row.region.isEmpty() && record)
            row.region = record->region; // a volume cannot leave the region of a cluster that had it
    }
}

void takeOwn(VolumeRow &row, const QList<OwnVolume> &own)
{
    for (const OwnVolume &each : own) {
        const bool alone = !each.volume.isEmpty() && each.volume == row.volume.id;
        const bool withCluster = each.volume.isEmpty() && !each.cluster.isEmpty() && each.cluster == row.cluster
            && each.name == row.volume.name;
        if (!alone && !withCluster)
            continue;
        row.outlivesCluster = each.outlivesCluster;
        if (row.region.isEmpty())
            row.region = each.region;
    }
}

std::optional<Amount> storageFor(int sizeTib, qint64 seconds, const RateCard &card, Instant at)
{
    const auto rate = card.storageRateAt(at);
    return rate ? std::optional(Amount::of(*rate, TibSeconds(sizeTib * seconds))) : std::nullopt;
}

} // namespace

std::optional<Amount> storagePerHour(int sizeTib, const RateCard &card, Instant at)
{
    return storageFor(sizeTib, secondsPerHour, card, at);
}

std::optional<Amount> storagePerMonth(int sizeTib, const RateCard &card, Instant at)
{
    return storageFor(sizeTib, secondsPerHour * hoursPerMonth, card, at);
}

QList<VolumeRow> buildVolumeRows(const FleetSnapshot &snapshot, const FleetHistory &history, const QList<OwnVolume> &own,
                                 const RateCard &card, Instant now, bool stale)
{
    QList<Volume> volumes = snapshot.volumes; // first: the list is the authority on size and state
    for (const ClusterEntry &entry : snapshot.clusters) {
        for (const Volume &volume : entry.cluster.volumes) {
            if (entry.presence != Presence::Gone && std::ranges::find(volumes, volume.id, &Volume::id) == volumes.cend())
                volumes.append(volume);
        }
    }
    QList<VolumeRow> rows;
    QSet<VolumeId> told;
    for (const Volume &volume : std::as_const(volumes)) {
        if (volume.id.isEmpty() || told.contains(volume.id))
            continue;
        told.insert(volume.id);
        VolumeRow row;
        row.volume = volume;
        row.stale = stale;
        const Holder holder = holderOf(volume.id, snapshot);
        if (holder.entry) {
            row.attachment = VolumeRow::Attachment::Attached;
            row.cluster = holder.entry->cluster.id;
            row.clusterName = holder.entry->cluster.name;
            row.region = holder.entry->cluster.region;
            if (!row.volume.sizeTib)
                row.volume.sizeTib = holder.volume->sizeTib;
            if (row.volume.name.isEmpty())
                row.volume.name = holder.volume->name;
        } else {
            row.attachment = attachmentWithout(volume, snapshot);
        }
        takePast(row, history);
        takeOwn(row, own);
        if (row.volume.sizeTib) {
            row.perHour = storagePerHour(*row.volume.sizeTib, card, now);
            row.perMonth = storagePerMonth(*row.volume.sizeTib, card, now);
        }
        rows.append(row);
    }
    return rows;
}

} // namespace deck
