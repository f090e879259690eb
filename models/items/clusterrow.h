// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "burnrate.h"
#include "costreport.h"
#include "fleetsnapshot.h"

namespace deck {

/// One cluster as tables and the sidebar show it.
struct ClusterRow
{
    ClusterId id;
    QString name;
    Open<ClusterType> type;
    GpuType gpuType;
    RegionName region;
    Open<ClusterStatus> status;
    Presence presence = Presence::Listed;
    bool stale = false;
    bool detailsDelayed = false; ///< created by us, not read yet: its cost clock runs, how fast is not known

    int standardRunning = 0; ///< GPUs of standard nodes whose latest phase is Running
    bool standardKnown = true; ///< else what runs is at least `standardRunning`
    int standardFailed = 0;
    std::optional<int> standardWanted;
    int preemptibleRunning = 0; ///< allocated, draining included
    bool preemptibleKnown = true; ///< else what is allocated is at least `preemptibleRunning`
    int preemptibleDraining = 0;
    std::optional<int> preemptibleWanted; ///< nothing = not known; on Slurm see preemptibleWantedKnown()
    std::optional<Instant> shortSince;    ///< since when allocated is below the target
    int preempted24h = 0;

    BurnRate burn;
    CostSum monthToDate; ///< from the first of the month in UTC
    QList<double> spark; ///< running GPUs over the last 24 h, for the shape only

    bool preemptibleWantedKnown() const { return preemptibleWanted || !mayHavePreemptible(type.value); }
    bool wantedKnown() const { return standardWanted && preemptibleWantedKnown(); }
    bool runningKnown() const { return standardKnown && preemptibleKnown; }

    QString key() const { return name + QChar(0) + id.toString(); }
    bool operator==(const ClusterRow &) const = default;
};

} // namespace deck
