// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratecard.h"

#include <algorithm>

namespace deck {
namespace {

template <class Entry>
const Entry *latestBefore(const QList<Entry> &entries, Instant at, auto &&matches)
{
    const Entry *best = nullptr;
    for (const Entry &entry : entries) {
        if (matches(entry) && entry.validFrom <= at && (!best || best->validFrom <= entry.validFrom))
            best = &entry;
    }
    return best;
}

QList<Instant> sortedUnique(QList<Instant> moments)
{
    std::ranges::sort(moments);
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    return moments;
}

} // namespace

std::optional<GpuRate> RateCard::rateAt(const GpuType &type, ComputeClass computeClass, Instant at) const
{
    const GpuRateEntry *entry = latestBefore(gpus, at, [&](const GpuRateEntry &e) { return e.gpuType == type; });
    if (!entry || computeClass == ComputeClass::Unknown)
        return std::nullopt;
    if (computeClass == ComputeClass::Standard)
        return entry->onDemand;
    return entry->preemptible.value_or(GpuRate(entry->onDemand.microUsdPerGpuHour / 2));
}

std::optional<StorageRate> RateCard::storageRateAt(Instant at) const
{
    const StorageRateEntry *entry = latestBefore(storage, at, [](const StorageRateEntry &) { return true; });
    if (!entry)
        return std::nullopt;
    return entry->rate;
}

QList<Instant> RateCard::changesBetween(const GpuType &type, Instant from, Instant to) const
{
    QList<Instant> moments;
    for (const GpuRateEntry &entry : gpus) {
        if (entry.gpuType == type && from < entry.validFrom && entry.validFrom < to)
            moments.append(entry.validFrom);
    }
    return sortedUnique(std::move(moments));
}

QList<Instant> RateCard::storageChangesBetween(Instant from, Instant to) const
{
    QList<Instant> moments;
    for (const StorageRateEntry &entry : storage) {
        if (from < entry.validFrom && entry.validFrom < to)
            moments.append(entry.validFrom);
    }
    return sortedUnique(std::move(moments));
}

} // namespace deck
