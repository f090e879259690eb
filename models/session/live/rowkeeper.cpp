// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rowkeeper.h"

#include "clusterrowbuilder.h"
#include "costcalculator.h"
#include "eventrowbuilder.h"
#include "noderowbuilder.h"

#include <QDate>
#include <QDateTime>

namespace deck {

namespace {

CostReport monthToDate(const RowKeeper::Facts &facts)
{
    const QDate today = facts.now.toDateTimeUtc().date();
    CostQuery query;
    query.from = Instant::fromDateTime(QDate(today.year(), today.month(), 1).startOfDay(Qt::UTC));
    query.to = facts.now;
    query.bucket = Seconds(31 * 24 * 3600); // only sums are wanted
    return calculateCost(facts.history, facts.card, facts.rule, query);
}

} // namespace

NodeTableModel *RowKeeper::nodes(const ClusterId &cluster, const Facts &facts)
{
    auto &model = m_nodes[cluster];
    if (!model) {
        model = std::make_unique<NodeTableModel>();
        fill(*model, cluster, facts);
    }
    return model.get();
}

EventTableModel *RowKeeper::events(const ClusterId &cluster, const Facts &facts)
{
    auto &model = m_events[cluster];
    if (!model) {
        model = std::make_unique<EventTableModel>();
        model->applySnapshot(buildEventRows(facts.history, cluster, facts.card));
    }
    return model.get();
}

void RowKeeper::updateClusters(const Facts &facts)
{
    m_clusters.applySnapshot(
        buildClusterRows(facts.snapshot, facts.history, facts.card, monthToDate(facts), facts.now, facts.stale));
}

void RowKeeper::updateVolumes(const Facts &facts)
{
    m_volumes.applySnapshot(buildVolumeRows(facts.snapshot, facts.history, facts.ownVolumes, facts.card, facts.now, facts.stale));
}

void RowKeeper::updateNodes(const Facts &facts)
{
    for (const auto &[cluster, model] : m_nodes)
        fill(*model, cluster, facts);
}

void RowKeeper::updateEvents(const Facts &facts, const QSet<ClusterId> &concerned)
{
    for (const auto &[cluster, model] : m_events) {
        if (cluster.isEmpty() || concerned.contains(cluster))
            model->applySnapshot(buildEventRows(facts.history, cluster, facts.card));
    }
}

void RowKeeper::updateAll(const Facts &facts)
{
    updateClusters(facts);
    updateVolumes(facts);
    updateNodes(facts);
    for (const auto &[cluster, model] : m_events)
        model->applySnapshot(buildEventRows(facts.history, cluster, facts.card));
}

void RowKeeper::fill(NodeTableModel &model, const ClusterId &cluster, const Facts &facts)
{
    const ClusterEntry *entry = facts.snapshot.find(cluster);
    model.applySnapshot(entry ? buildNodeRows(*entry, facts.history, facts.card, facts.now, facts.stale) : QList<NodeRow>());
}

} // namespace deck
