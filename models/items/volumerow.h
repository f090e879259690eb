// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "instant.h"
#include "volume.h"

namespace deck {

/// One shared volume as the page shows it, with what no single reply says: attachment, region, whether it outlives its
/// cluster, and since when it is known.
struct VolumeRow
{
    enum class Attachment {
        None,         ///< every cluster was read, and none lists it
        Attached,     ///< `cluster` lists it
        Elsewhere,    ///< the service calls it bound, and no cluster that we know lists it
        Unknown,      ///< not all clusters could be read whole
    };

    Volume volume;
    Attachment attachment = Attachment::Unknown;
    ClusterId cluster; ///< Attached
    QString clusterName;
    RegionName region; ///< that of a cluster that has or had it, or what we asked for; empty = not known
    std::optional<bool> outlivesCluster; ///< known only of what was asked for here
    std::optional<Amount> perHour;       ///< nothing = no price, or no size
    std::optional<Amount> perMonth;      ///< of 730 hours
    std::optional<Instant> since;        ///< when it was first seen
    bool sinceAtLeast = false;           ///< it may be older than that
    bool stale = false;

    bool isAttached() const { return attachment == Attachment::Attached || attachment == Attachment::Elsewhere; }
    QString key() const { return volume.name + QChar(0) + volume.id.toString(); }
    bool operator==(const VolumeRow &) const = default;
};

} // namespace deck
