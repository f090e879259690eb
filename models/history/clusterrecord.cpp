// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterrecord.h"

namespace deck {

ClusterRecord updatedRecord(const ClusterRecord &known, const ClusterEntry &entry)
{
    const Cluster &cluster = entry.cluster;
    ClusterRecord record = known;
    const bool firstEver = known.id.isEmpty();
    record.id = cluster.id;
    record.firstSeenAt = firstEver ? entry.seenAt : qMin(known.firstSeenAt, entry.seenAt);
    if (!firstEver && entry.seenAt < known.lastSeenAt)
        return record; // an old answer tells nothing about the present
    record.lastSeenAt = entry.seenAt;
    record.missingSince.reset();
    record.goneAt.reset();
    // Fields may be absent from an answer (facts.md, 1.4); what was once known stays known.
    if (!cluster.name.isEmpty())
        record.name = cluster.name;
    if (cluster.status != ClusterStatus::Missing)
        record.status = cluster.status;
    if (cluster.type != ClusterType::Missing)
        record.type = cluster.type;
    if (cluster.billing != BillingType::Missing)
        record.billing = cluster.billing;
    if (!cluster.region.isEmpty())
        record.region = cluster.region;
    if (!cluster.gpuType.isEmpty())
        record.gpuType = cluster.gpuType;
    if (!cluster.project.isEmpty())
        record.project = cluster.project;
    if (cluster.reservedGpus)
        record.reservedGpus = cluster.reservedGpus;
    if (cluster.reservationStart)
        record.reservationStart = cluster.reservationStart;
    if (cluster.reservationEnd)
        record.reservationEnd = cluster.reservationEnd;
    if (cluster.createdAt)
        record.createdAt = cluster.createdAt;
    if (cluster.firstReadyAt)
        record.firstReadyAt = cluster.firstReadyAt;
    return record;
}

} // namespace deck
