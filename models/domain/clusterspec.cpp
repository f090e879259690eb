// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterspec.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace deck {
namespace {

// The service's own limits for names are unknown (facts.md, 1.2); these are Kubernetes' for labels, which names end up in.
constexpr int longestName = 63;

bool hasOnlyNameCharacters(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\z"));
    return form.match(name).hasMatch();
}

void checkName(const QString &name, QList<SpecProblem> &problems)
{
    if (name.isEmpty())
        problems.append(SpecProblem(SpecField::Name, SpecProblem::Rule::Required));
    else if (name.size() > longestName)
        problems.append(SpecProblem(SpecField::Name, SpecProblem::Rule::TooLong, {longestName}));
    else if (!hasOnlyNameCharacters(name))
        problems.append(SpecProblem(SpecField::Name, SpecProblem::Rule::BadCharacters));
}

void checkOffer(const ClusterSpec &spec, const QList<Region> &regions, QList<SpecProblem> &problems)
{
    if (regions.isEmpty() || spec.region.isEmpty())
        return;
    const auto region = std::ranges::find(regions, spec.region, &Region::name);
    if (region == regions.cend()) {
        problems.append(SpecProblem(SpecField::Region, SpecProblem::Rule::NotOffered));
        return;
    }
    if (!spec.gpuType.isEmpty() && !region->gpuTypes.contains(spec.gpuType))
        problems.append(SpecProblem(SpecField::Gpu, SpecProblem::Rule::NotOffered));
    const bool driverChosen = !spec.driver.id.isEmpty() || !spec.driver.cuda.isEmpty();
    if (driverChosen && !region->drivers.contains(spec.driver))
        problems.append(SpecProblem(SpecField::Driver, SpecProblem::Rule::NotOffered));
}

void checkPeriod(const ClusterSpec &spec, std::optional<Instant> now, QList<SpecProblem> &problems)
{
    if (spec.billing == BillingType::Reserved) {
        if (!spec.reservedDays)
            problems.append(SpecProblem(SpecField::Period, SpecProblem::Rule::Required));
        else if (*spec.reservedDays < shortestReservation || *spec.reservedDays > longestReservation)
            problems.append(SpecProblem(SpecField::Period, SpecProblem::Rule::OutOfRange, {shortestReservation, longestReservation}));
    }
    if (spec.billing == BillingType::ScheduledCapacity) {
        if (spec.reservationStart && now && *spec.reservationStart <= *now)
            problems.append(SpecProblem(SpecField::PeriodStart, SpecProblem::Rule::InPast));
        if (!spec.reservationEnd)
            problems.append(SpecProblem(SpecField::Period, SpecProblem::Rule::Required));
        else if (now && *spec.reservationEnd <= *now)
            problems.append(SpecProblem(SpecField::Period, SpecProblem::Rule::InPast));
        else if (spec.reservationStart && *spec.reservationEnd <= *spec.reservationStart)
            problems.append(SpecProblem(SpecField::Period, SpecProblem::Rule::EndBeforeStart));
    }
}

void checkOidc(const OidcSettings &oidc, QList<SpecProblem> &problems)
{
    // The contract wants the prefixes too, but an empty one is one: "no prefix".
    for (const QString &needed : {oidc.issuerUrl, oidc.clientId, oidc.usernameClaim, oidc.groupClaim}) {
        if (needed.trimmed().isEmpty()) {
            problems.append(SpecProblem(SpecField::Oidc, SpecProblem::Rule::Required));
            return;
        }
    }
    const QUrl issuer(oidc.issuerUrl, QUrl::StrictMode);
    if (!issuer.isValid() || issuer.scheme() != QLatin1String("https") || issuer.host().isEmpty() || !issuer.userInfo().isEmpty())
        problems.append(SpecProblem(SpecField::Oidc, SpecProblem::Rule::NotHttps));
}

} // namespace

QList<SpecProblem> validateGpuCount(SpecField field, int gpus, int minimum)
{
    if (gpus < minimum)
        return {SpecProblem(field, SpecProblem::Rule::BelowMinimum, {minimum})};
    if (gpus % gpusPerNode != 0) {
        const int below = gpus / gpusPerNode * gpusPerNode;
        return {SpecProblem(field, SpecProblem::Rule::NotMultipleOfEight, {qMax(below, minimum), below + gpusPerNode})};
    }
    return {};
}

QList<SpecProblem> validate(const ClusterSpec &spec, const QList<Region> &regions, std::optional<Instant> now)
{
    QList<SpecProblem> problems;
    checkName(spec.name, problems);
    if (spec.region.isEmpty())
        problems.append(SpecProblem(SpecField::Region, SpecProblem::Rule::Required));
    if (spec.gpuType.isEmpty())
        problems.append(SpecProblem(SpecField::Gpu, SpecProblem::Rule::Required));
    const bool driverPair = !spec.driver.cuda.isEmpty() && !spec.driver.driver.isEmpty();
    if (spec.driver.id.isEmpty() && !driverPair)
        problems.append(SpecProblem(SpecField::Driver, SpecProblem::Rule::Required));
    checkOffer(spec, regions, problems);
    problems += validateGpuCount(SpecField::StandardGpus, spec.standardGpus, gpusPerNode);
    problems += validateGpuCount(SpecField::PreemptibleGpus, spec.preemptibleGpus, 0);
    if (spec.preemptibleGpus > 0) {
        if (!offersPreemptible(spec.type))
            problems.append(SpecProblem(SpecField::PreemptibleGpus, SpecProblem::Rule::NeedsKubernetes));
        if (spec.project.isEmpty())
            problems.append(SpecProblem(SpecField::Project, SpecProblem::Rule::NeedsProject));
    }
    if (spec.newVolume) {
        if (spec.newVolume->name.isEmpty())
            problems.append(SpecProblem(SpecField::Volume, SpecProblem::Rule::Required));
        if (spec.newVolume->sizeTib < 1)
            problems.append(SpecProblem(SpecField::Volume, SpecProblem::Rule::BelowMinimum, {1}));
    }
    if (spec.type == ClusterType::Slurm && spec.slurmSharedMemoryGib.value_or(0) < 1)
        problems.append(SpecProblem(SpecField::SlurmSharedMemory, SpecProblem::Rule::Required));
    checkPeriod(spec, now, problems);
    if (spec.access.oidc)
        checkOidc(*spec.access.oidc, problems);
    return problems;
}

} // namespace deck
