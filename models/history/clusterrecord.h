// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"

namespace deck {

/// What is kept about a cluster for ever, so that its past can be named and priced after it is gone.
struct ClusterRecord
{
    ClusterId id;
    QString name;
    RegionName region;
    GpuType gpuType;
    Open<ClusterType> type;
    Open<BillingType> billing;
    ProjectId project;
    Open<ClusterStatus> status; ///< the newest that was seen
    std::optional<int> reservedGpus;
    std::optional<Instant> reservationStart;
    std::optional<Instant> reservationEnd;
    std::optional<Instant> createdAt;
    std::optional<Instant> firstReadyAt;
    Instant firstSeenAt;
    Instant lastSeenAt;  ///< in memory always exact; on disk only as of the last change, see FleetHistory::restore
    std::optional<Instant> missingSince; ///< the first good list that left it out; nothing while it is listed
    std::optional<Instant> goneAt; ///< only when it is known to be gone

    bool operator==(const ClusterRecord &) const = default;
};

/// The record after one more answer, which may be an old one.
ClusterRecord updatedRecord(const ClusterRecord &known, const ClusterEntry &entry);

} // namespace deck
