// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleethistory.h"
#include "ratecard.h"
#include "volumerow.h"

namespace deck {

/// What was asked for here and became a volume: alone (then its id is known) or together with a cluster (then cluster and name).
struct OwnVolume
{
    VolumeId volume;
    ClusterId cluster;
    QString name;
    RegionName region;
    bool outlivesCluster = true;
};

/// What one hour and one month (730 hours) of so many TiB cost; nothing when there is no price.
std::optional<Amount> storagePerHour(int sizeTib, const RateCard &card, Instant at);
std::optional<Amount> storagePerMonth(int sizeTib, const RateCard &card, Instant at);

/// One row a volume that the list or a cluster knows, each once.
QList<VolumeRow> buildVolumeRows(const FleetSnapshot &snapshot, const FleetHistory &history, const QList<OwnVolume> &own,
                                 const RateCard &card, Instant now, bool stale);

} // namespace deck
