// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"

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
    std::optional<int> reservedGpus;
    std::optional<Instant> createdAt;
    Instant firstSeenAt;
    Instant lastSeenAt;
    std::optional<Instant> goneAt; ///< only when it is known to be gone

    bool operator==(const ClusterRecord &) const = default;
};

} // namespace deck
