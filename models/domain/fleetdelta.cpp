// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetdelta.h"

#include <QHash>

namespace deck {

FleetDelta diff(SnapshotPtr previous, SnapshotPtr next)
{
    FleetDelta delta;
    delta.previous = previous ? std::move(previous) : std::make_shared<const FleetSnapshot>();
    delta.next = next ? std::move(next) : std::make_shared<const FleetSnapshot>();

    QHash<ClusterId, const ClusterEntry *> before;
    for (const ClusterEntry &entry : delta.previous->clusters)
        before.insert(entry.cluster.id, &entry);
    for (const ClusterEntry &entry : delta.next->clusters) {
        const ClusterEntry *old = before.take(entry.cluster.id);
        if (!old || old->presence != entry.presence || old->detailsDelayed != entry.detailsDelayed || old->cluster != entry.cluster)
            delta.changed.append({entry.cluster.id, old, &entry});
    }
    for (const ClusterEntry &entry : delta.previous->clusters) {
        if (before.contains(entry.cluster.id))
            delta.changed.append({entry.cluster.id, &entry, nullptr});
    }
    delta.regionsChanged = delta.previous->regions != delta.next->regions || delta.previous->regionsError != delta.next->regionsError;
    delta.volumesChanged = delta.previous->volumes != delta.next->volumes;
    delta.availabilityChanged = delta.previous->availability != delta.next->availability;
    return delta;
}

} // namespace deck
