// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "acceptancetests.h"
#include "cluster.h"
#include "clusteraccess.h"
#include "region.h"

#include <QList>

namespace deck {

/// GPUs are bought whole nodes at a time (facts.md, 1.2).
inline constexpr int gpusPerNode = 8;

/// Days of a reservation (facts.md, 1.2).
inline constexpr int shortestReservation = 1;
inline constexpr int longestReservation = 90;

/// A new shared volume that is made together with the cluster.
struct NewVolume
{
    QString name;
    int sizeTib = 1;
    bool keepAfterCluster = true; ///< `is_lifecycle_independent`

    bool operator==(const NewVolume &) const = default;
};

/// What the wizard asks for: the body of `POST /compute/clusters`, not yet encoded.
struct ClusterSpec
{
    QString name;
    ClusterType type = ClusterType::Kubernetes;
    RegionName region;
    GpuType gpuType;
    DriverVersion driver;
    BillingType billing = BillingType::OnDemand;
    int standardGpus = gpusPerNode;
    int preemptibleGpus = 0; ///< the target; 0 = not asked for
    ProjectId project;
    std::optional<NewVolume> newVolume;
    VolumeId existingVolume; ///< empty = none
    std::optional<int> slurmSharedMemoryGib;
    std::optional<int> reservedDays;         ///< Reserved: `duration_days`
    std::optional<Instant> reservationStart; ///< ScheduledCapacity: none = at once
    std::optional<Instant> reservationEnd;   ///< ScheduledCapacity
    ClusterAccess access;
    AcceptanceTests acceptanceTests = AcceptanceTests::ServiceDefault;

    bool operator==(const ClusterSpec &) const = default;
};

/// Which field a problem belongs to, so that it is shown there. Period is the length or the end of a reservation.
enum class SpecField { Name, Type, Region, Gpu, Driver, StandardGpus, PreemptibleGpus, Project, Volume, SlurmSharedMemory, PeriodStart, Period, Oidc };

/// One broken rule. The windows turn it into words.
struct SpecProblem
{
    enum class Rule {
        Required,
        NotMultipleOfEight, ///< `nearest` holds the two allowed values
        BelowMinimum,       ///< `nearest` holds the minimum
        NeedsKubernetes,
        NeedsProject,
        OutOfRange, ///< `nearest` holds the lowest and the highest allowed value
        EndBeforeStart,
        InPast,
        NotHttps,
        NotOffered, ///< the region does not offer this GPU type or driver
        BadCharacters,
        TooLong,
    };

    SpecProblem(SpecField where, Rule what, QList<int> offers = {}) : field(where), rule(what), nearest(std::move(offers)) {}

    SpecField field;
    Rule rule;
    QList<int> nearest;

    bool operator==(const SpecProblem &) const = default;
};

/// Every rule of the contract that can be checked before sending (`x-cross-field-rules` of ClusterCreate). Regions may be
/// empty (not loaded): then offers are not checked. Without `now` moments may lie in the past: what was asked for once stays sound.
QList<SpecProblem> validate(const ClusterSpec &spec, const QList<Region> &regions, std::optional<Instant> now = std::nullopt);

/// Problems of a count of GPUs that must be a multiple of 8 and at least `minimum`.
QList<SpecProblem> validateGpuCount(SpecField field, int gpus, int minimum);

} // namespace deck
