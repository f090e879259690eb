// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"

namespace deck {

/// One cluster that differs between two snapshots; `before` is null when it is new, `after` when it is gone.
struct ClusterChange
{
    ClusterId id;
    const ClusterEntry *before = nullptr;
    const ClusterEntry *after = nullptr;
};

/// What changed from one snapshot to the next, consumed alike by store, ledger, item models and notifier (DESIGN.md,
/// decision 4). It keeps both snapshots alive, so its pointers stay valid as long as it lives. A cluster whose content is
/// equal and which was only seen again is not in `changed`.
struct FleetDelta
{
    SnapshotPtr previous; ///< never null: an empty snapshot before the first
    SnapshotPtr next;
    QList<ClusterChange> changed;
    bool regionsChanged = false;
    bool volumesChanged = false;
    bool availabilityChanged = false;
};

FleetDelta diff(SnapshotPtr previous, SnapshotPtr next);

} // namespace deck
