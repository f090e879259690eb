// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "region.h"
#include "volume.h"

namespace deck {

/// The contract knows no smaller volume and names no largest one (VolumeCreate, `size_tib`).
inline constexpr int smallestVolumeTib = 1;

/// A shared volume of its own, as asked for: the body of `POST /compute/clusters/storage/volumes`, not yet encoded.
struct VolumeSpec
{
    QString name;
    RegionName region;
    ProjectId project; ///< empty = the key's own
    int sizeTib = smallestVolumeTib;
    bool keepAfterCluster = true; ///< `is_lifecycle_independent`

    bool operator==(const VolumeSpec &) const = default;
};

enum class VolumeField { Name, Region, Size };

/// One broken rule. The windows turn it into words.
struct VolumeProblem
{
    enum class Rule {
        Required,
        BadCharacters,
        TooLong,      ///< `nearest` is the longest allowed
        BelowMinimum, ///< `nearest` is the smallest allowed
        NotOffered,   ///< no such region in the catalogue
        NotLarger,    ///< a volume grows only (facts.md, 5.1); `nearest` is the smallest allowed
        SizeUnknown,  ///< the service does not say how large the volume is: any number could be smaller
    };

    VolumeField field = VolumeField::Name;
    Rule rule = Rule::Required;
    int nearest = 0;

    bool operator==(const VolumeProblem &) const = default;
};

/// Every rule that can be checked before sending. Regions may be empty (not loaded): then offers are not checked.
QList<VolumeProblem> validate(const VolumeSpec &spec, const QList<Region> &regions);
/// Whether a volume of `nowTib` (nothing = not known) may become `wantedTib`.
QList<VolumeProblem> validateGrowth(const std::optional<int> &nowTib, int wantedTib);

} // namespace deck
