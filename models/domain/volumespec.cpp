// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumespec.h"

#include <QRegularExpression>

#include <algorithm>

namespace deck {
namespace {

using Rule = VolumeProblem::Rule;

// The service's own limits for names are unknown (facts.md, 1.2). In the cluster the volume is a Kubernetes object of the same
// name (facts.md, 7), so these are Kubernetes' for labels.
constexpr int longestName = 63;

bool hasOnlyNameCharacters(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\z"));
    return form.match(name).hasMatch();
}

} // namespace

QList<VolumeProblem> validate(const VolumeSpec &spec, const QList<Region> &regions)
{
    QList<VolumeProblem> problems;
    if (spec.name.isEmpty())
        problems.append({VolumeField::Name, Rule::Required});
    else if (spec.name.size() > longestName)
        problems.append({VolumeField::Name, Rule::TooLong, longestName});
    else if (!hasOnlyNameCharacters(spec.name))
        problems.append({VolumeField::Name, Rule::BadCharacters});
    if (spec.region.isEmpty())
        problems.append({VolumeField::Region, Rule::Required});
    else if (!regions.isEmpty() && std::ranges::find(regions, spec.region, &Region::name) == regions.cend())
        problems.append({VolumeField::Region, Rule::NotOffered});
    if (spec.sizeTib < smallestVolumeTib)
        problems.append({VolumeField::Size, Rule::BelowMinimum, smallestVolumeTib});
    return problems;
}

QList<VolumeProblem> validateGrowth(const std::optional<int> &nowTib, int wantedTib)
{
    if (!nowTib)
        return {{VolumeField::Size, Rule::SizeUnknown}};
    if (wantedTib <= *nowTib)
        return {{VolumeField::Size, Rule::NotLarger, *nowTib + 1}};
    return {};
}

} // namespace deck
