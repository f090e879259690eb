// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "clusterrecord.h"
#include "timelineevent.h"

#include <QHash>
#include <QMap>

namespace deck {

/// All that is kept of one cluster.
struct ClusterPast
{
    ClusterRecord record; ///< its id is empty until the cluster was seen
    QMap<LifeKey, NodeLife> lives;
    QHash<QString, TimelineEvent> events;
    QList<CapacityStep> capacity;

    bool isSeen() const { return !record.id.isEmpty(); }
};

} // namespace deck
