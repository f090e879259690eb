// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumetracker.h"

#include <QMap>

namespace deck {
namespace {

struct Sighting
{
    QString name;
    int sizeTib = 0;
    ClusterId cluster;
};

QMap<VolumeId, Sighting> sightingsIn(const FleetSnapshot &snapshot)
{
    QMap<VolumeId, Sighting> found;
    const auto note = [&](const Volume &volume, const ClusterId &cluster) {
        if (volume.id.isEmpty())
            return;
        Sighting &seen = found[volume.id];
        if (!volume.name.isEmpty())
            seen.name = volume.name;
        if (volume.sizeTib)
            seen.sizeTib = qMax(0, *volume.sizeTib);
        if (!cluster.isEmpty())
            seen.cluster = cluster;
    };
    for (const ClusterEntry &entry : snapshot.clusters) {
        if (entry.presence == Presence::Gone)
            continue;
        for (const Volume &volume : entry.cluster.volumes)
            note(volume, entry.cluster.id);
    }
    for (const Volume &volume : snapshot.volumes) // last: the list is the authority on size and name
        note(volume, {});
    return found;
}

} // namespace

QList<VolumeSpan> VolumeTracker::take(const FleetDelta &delta, Instant at, bool watched, const QSet<ClusterId> &silent)
{
    const QMap<VolumeId, Sighting> before = sightingsIn(*delta.previous);
    QMap<VolumeId, Sighting> seen = sightingsIn(*delta.next);
    QList<VolumeSpan> changed;
    QList<VolumeSpan> begun;
    for (VolumeSpan &span : m_spans) {
        if (span.to)
            continue;
        const auto sighting = seen.constFind(span.volume);
        if (sighting == seen.cend()) {
            // Without a volume list, a cluster that no longer lists a volume proves a detachment only.
            if (delta.next->volumesKnown && before.contains(span.volume) && span.from < at) {
                span.to = at;
                changed.append(span);
            }
            continue;
        }
        Sighting now = *sighting;
        seen.remove(span.volume);
        if (now.sizeTib == 0)
            now.sizeTib = span.sizeTib;
        if (now.name.isEmpty())
            now.name = span.name;
        if (now.cluster.isEmpty() && silent.contains(span.cluster))
            now.cluster = span.cluster;
        const bool sameMeasure = (now.sizeTib == span.sizeTib || span.sizeTib == 0) && now.cluster == span.cluster;
        if (sameMeasure || span.from >= at) {
            if (now.name != span.name || now.sizeTib != span.sizeTib || now.cluster != span.cluster) {
                span.name = now.name;
                span.sizeTib = now.sizeTib;
                span.cluster = now.cluster;
                changed.append(span);
            }
            continue;
        }
        span.to = at;
        changed.append(span);
        VolumeSpan next = span;
        next.name = now.name;
        next.sizeTib = now.sizeTib;
        next.cluster = now.cluster;
        next.from = at;
        next.to.reset();
        next.startEstimated = false;
        begun.append(next);
    }
    for (auto sighting = seen.cbegin(); sighting != seen.cend(); ++sighting) {
        VolumeSpan span;
        span.volume = sighting.key();
        span.name = sighting->name;
        span.sizeTib = sighting->sizeTib;
        span.cluster = sighting->cluster;
        span.from = at;
        span.startEstimated = !watched;
        begun.append(span);
    }
    m_spans += begun;
    changed += begun;
    return changed;
}

QList<VolumeSpan> VolumeTracker::end(const VolumeId &volume, Instant at)
{
    QList<VolumeSpan> changed;
    for (VolumeSpan &span : m_spans) {
        if (span.volume == volume && !span.to && span.from < at) {
            span.to = at;
            changed.append(span);
        }
    }
    return changed;
}

} // namespace deck
