// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "computeclass.h"
#include "instant.h"

#include <QList>

#include <optional>

namespace deck {

/// What a GPU type costs from a date on. Preemptible is half of on-demand unless it is given (facts.md, 5.4).
struct GpuRateEntry
{
    GpuType gpuType;
    Instant validFrom;
    GpuRate onDemand;
    std::optional<GpuRate> preemptible;

    bool operator==(const GpuRateEntry &) const = default;
};

struct StorageRateEntry
{
    Instant validFrom;
    StorageRate rate;

    bool operator==(const StorageRateEntry &) const = default;
};

/// Dated prices, an input with source and date: the service publishes none (DESIGN.md, decision 7). People read "price book".
/// A moment before the first entry of a type has no price, and no price is shown as "–", never as $0.
struct RateCard
{
    QString source;                   ///< who says so, for example "Demo price book"
    std::optional<Instant> checkedAt; ///< when somebody last compared it with the price page
    QList<GpuRateEntry> gpus;
    QList<StorageRateEntry> storage;

    bool operator==(const RateCard &) const = default;
    bool isEmpty() const { return gpus.isEmpty() && storage.isEmpty(); }

    std::optional<GpuRate> rateAt(const GpuType &type, ComputeClass computeClass, Instant at) const;
    std::optional<StorageRate> storageRateAt(Instant at) const;
    /// Moments strictly inside (from, to) at which a price of this type changes, in order: an interval is split there.
    QList<Instant> changesBetween(const GpuType &type, Instant from, Instant to) const;
    QList<Instant> storageChangesBetween(Instant from, Instant to) const;
};

} // namespace deck
