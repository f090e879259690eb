// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "openenum.h"

#include <optional>

namespace deck {

enum class VolumeStatus {
    Missing,
    Unrecognised,
    Scheduled,
    Provisioning,
    Available,
    Bound,
    Deleting,
    Failed,
    AccessRevoked,
    Unknown, ///< the service's own word "unknown"
};

/// A shared volume, in the volume list or inside a cluster. The reply carries no region and no attachment; an attachment is
/// known only through the cluster that lists it.
struct Volume
{
    VolumeId id;
    QString name;
    std::optional<int> sizeTib;
    Open<VolumeStatus> status;
    /// A good list left it out and nothing proved it gone: "not in the list is not deleted" (DESIGN.md, decision 11).
    bool missing = false;

    bool operator==(const Volume &) const = default;
};

Open<VolumeStatus> volumeStatusFromApi(const QString &word);

} // namespace deck
