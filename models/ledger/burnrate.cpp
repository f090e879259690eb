// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "burnrate.h"

#include <algorithm>

namespace deck {
namespace {

constexpr qint64 secondsPerHour = 3600;

class HourlyRate
{
public:
    HourlyRate(const GpuType &type, const RateCard &card, Instant at)
        : m_standard(card.rateAt(type, ComputeClass::Standard, at))
        , m_preemptible(card.rateAt(type, ComputeClass::Preemptible, at))
        , m_storage(card.storageRateAt(at))
    {
    }

    void addStandard(qint64 gpus)
    {
        if (gpus <= 0)
            return;
        if (m_standard)
            sum.standard += Amount::of(*m_standard, GpuSeconds(gpus * secondsPerHour));
        else
            sum.unpriced = true;
    }
    void addPreemptible(qint64 gpus)
    {
        if (gpus <= 0)
            return;
        if (!m_preemptible || !m_standard) {
            sum.unpriced = true;
            return;
        }
        const GpuSeconds usage(gpus * secondsPerHour);
        sum.preemptible += Amount::of(*m_preemptible, usage);
        sum.savedByPreemptible += Amount::of(*m_standard, usage) - Amount::of(*m_preemptible, usage);
    }
    void addStorage(qint64 tib)
    {
        if (tib <= 0)
            return;
        if (m_storage)
            sum.storage += Amount::of(*m_storage, TibSeconds(tib * secondsPerHour));
        else
            sum.unpriced = true;
    }

    BurnRate sum;

private:
    std::optional<GpuRate> m_standard;
    std::optional<GpuRate> m_preemptible;
    std::optional<StorageRate> m_storage;
};

/// Of a cluster as it is, or of what is kept about it.
template<typename C>
std::optional<int> reservedOf(const C &cluster, Instant at)
{
    const bool inForce = (!cluster.reservationStart || *cluster.reservationStart <= at)
        && (!cluster.reservationEnd || at < *cluster.reservationEnd);
    if (!inForce)
        return 0;
    const BillingType billing = cluster.billing.value;
    if (!cluster.reservedGpus && (billing == BillingType::Reserved || billing == BillingType::ScheduledCapacity))
        return std::nullopt;
    return cluster.reservedGpus.value_or(0);
}

} // namespace

std::optional<int> reservedGpusAt(const Cluster &cluster, Instant at)
{
    return reservedOf(cluster, at);
}

std::optional<int> reservedGpusAt(const ClusterRecord &cluster, Instant at)
{
    return reservedOf(cluster, at);
}

BurnRate &BurnRate::operator+=(const BurnRate &other)
{
    standard += other.standard;
    preemptible += other.preemptible;
    storage += other.storage;
    savedByPreemptible += other.savedByPreemptible;
    unpriced = unpriced || other.unpriced;
    return *this;
}

BurnRate burnRateOf(const Cluster &cluster, const RateCard &card, Instant at)
{
    HourlyRate hourly(cluster.gpuType, card, at);
    const auto runsInUnknownClass = [](const Node &node) {
        const auto latest = node.latest();
        return latest && latest->phase == NodePhase::Running && node.computeClass == ComputeClass::Unknown;
    };
    // What may run and is not known has a price that is not known; never none.
    hourly.sum.unpriced = !cluster.runningGpusKnown(ComputeClass::Standard)
        || !cluster.runningGpusKnown(ComputeClass::Preemptible) || !cluster.volumesKnown
        || std::ranges::any_of(cluster.nodes, runsInUnknownClass);
    const std::optional<int> reserved = reservedGpusAt(cluster, at);
    const int standard = cluster.runningGpus(ComputeClass::Standard);
    if (reserved)
        hourly.addStandard(qMax(0, standard - *reserved));
    else if (standard > 0)
        hourly.sum.unpriced = true;
    hourly.addPreemptible(cluster.runningGpus(ComputeClass::Preemptible));
    for (const Volume &volume : cluster.volumes) {
        if (volume.sizeTib)
            hourly.addStorage(*volume.sizeTib);
        else
            hourly.sum.unpriced = true; // it is there and billed; how large it is was not said
        if (!volume.sizeTib)
            hourly.sum.unpriced = true;
    }
    return hourly.sum;
}

BurnRate burnRateOf(const GpuType &type, int standardGpus, int preemptibleGpus, int storageTib, const RateCard &card, Instant at)
{
    HourlyRate hourly(type, card, at);
    hourly.addStandard(standardGpus);
    hourly.addPreemptible(preemptibleGpus);
    hourly.addStorage(storageTib);
    return hourly.sum;
}

BurnRate burnRateOf(const ClusterSpec &spec, int preemptibleGpus, const RateCard &card, Instant at)
{
    const bool hourly = spec.billing == BillingType::OnDemand;
    BurnRate rate = burnRateOf(spec.gpuType, hourly ? spec.standardGpus : 0, preemptibleGpus,
                               spec.newVolume ? spec.newVolume->sizeTib : 0, card, at);
    rate.unpriced = rate.unpriced || !hourly;
    return rate;
}

} // namespace deck
