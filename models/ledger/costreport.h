// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingrule.h"
#include "charge.h"
#include "ratecard.h"

#include <QTimeZone>

namespace deck {

/// Sums of some charges. Exact; rounded only where shown.
struct CostSum
{
    Amount amount;
    Amount onDemandAmount;  ///< the same GPU-seconds at on-demand rates, storage at its own
    Amount estimatedAmount; ///< the part of `amount` that overlaps unobserved time
    GpuSeconds usage{0};    ///< GPU-seconds; storage is not in here
    bool unpriced = false;  ///< something in here has no price: then the sum is a lower bound and says so

    bool operator==(const CostSum &) const = default;
    CostSum &operator+=(const CostSum &other);
    Amount saved() const { return onDemandAmount - amount; }
};

struct NodeCost
{
    NodeId node;
    ComputeClass computeClass = ComputeClass::Unknown;
    CostSum sum;
    bool live = false;
};

struct ClassCost
{
    ChargeClass chargeClass = ChargeClass::Unknown;
    CostSum sum;
    std::optional<qint64> microUsdPerUnitHour; ///< only when one rate applied to all of it
    int unitsNow = 0;      ///< GPUs running now, or TiB
    int nodesEver = 0;
    int nodesNow = 0;
    QList<NodeCost> nodes; ///< dearest first
};

struct ClusterCost
{
    ClusterId cluster;
    QString name;
    CostSum sum;
    QList<ClassCost> classes; ///< in stacking order, only those that occur
};

/// One column of the chart: what was charged in [from, to).
struct CostBucket
{
    Instant from;
    Instant to;
    Amount standard;
    Amount preemptible;
    Amount storage;
    bool estimated = false;

    Amount total() const { return standard + preemptible + storage; }
};

struct CostQuery
{
    Instant from; ///< inclusive
    Instant to;   ///< exclusive; usually now
    /// Width of a chart column in seconds; 86400 means calendar days of `zone`, which may have 23 or 25 hours (C04).
    Seconds bucket{900};
    QTimeZone zone = QTimeZone::utc();
    ClusterId cluster; ///< empty = all
};

/// Everything about a period that windows and exports show, from one calculation, so that totals agree everywhere.
struct CostReport
{
    CostQuery query;
    BillingRule rule;
    QString rateSource;
    std::optional<Instant> ratesCheckedAt;
    CostSum total;
    CostSum standard;
    CostSum preemptible;
    CostSum storage;
    QList<ClusterCost> clusters; ///< in order of name
    QList<CostBucket> buckets;   ///< gapless over [from, to)
    QList<Charge> charges;       ///< in order of cluster name, class, node, time
    /// Unobserved time inside the period: between observations, before the first one as far as something existed then, and
    /// since the newest one.
    QList<CoverageGap> gaps;
    std::optional<Instant> observedSince; ///< the first observation ever
    Amount gapAmount;            ///< the part of the total that falls into it
    QList<GpuType> typesWithoutRate; ///< GPU types that ran and have no price
    bool storageWithoutRate = false;
    QList<ClusterId> reservationsUnknown; ///< whose reservation covers nobody knows how many of the GPUs that ran
};

} // namespace deck
