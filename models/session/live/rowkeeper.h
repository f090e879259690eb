// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clustertablemodel.h"
#include "eventtablemodel.h"
#include "fleethistory.h"
#include "nodetablemodel.h"
#include "volumerowbuilder.h"
#include "volumetablemodel.h"

#include <QHash>

#include <memory>

namespace deck {

/// The item models of a session, made on first use and kept up to date from snapshot and history.
class RowKeeper
{
public:
    /// What rows are built from.
    struct Facts
    {
        const FleetSnapshot &snapshot;
        const FleetHistory &history;
        const RateCard &card;
        const BillingRule &rule;
        Instant now;
        bool stale;
        QList<OwnVolume> ownVolumes;
    };

    ClusterTableModel *clusters() { return &m_clusters; }
    NodeTableModel *nodes(const ClusterId &cluster, const Facts &facts);
    EventTableModel *events(const ClusterId &cluster, const Facts &facts);
    VolumeTableModel *volumes() { return &m_volumes; }

    void updateClusters(const Facts &facts);
    void updateVolumes(const Facts &facts);
    void updateNodes(const Facts &facts);
    void updateEvents(const Facts &facts, const QSet<ClusterId> &concerned);
    void updateAll(const Facts &facts);

private:
    static void fill(NodeTableModel &model, const ClusterId &cluster, const Facts &facts);

    ClusterTableModel m_clusters;
    VolumeTableModel m_volumes;
    std::unordered_map<ClusterId, std::unique_ptr<NodeTableModel>> m_nodes;
    std::unordered_map<ClusterId, std::unique_ptr<EventTableModel>> m_events;
};

} // namespace deck
