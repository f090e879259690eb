// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.h"
#include "clusterrowbuilder.h"
#include "clustercodec.h"
#include "costcalculator.h"
#include "fleethistory.h"
#include "fleetnews.h"
#include "jsonoddities.h"
#include "noderowbuilder.h"
#include "pollpace.h"
#include "require.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace deck;

namespace {

const Instant listedAt = *Instant::fromRfc3339(u"2026-08-20T14:03:00Z");

/// The cluster of the contract that a fuzzed answer follows: four nodes, one of them on its way out.
const FleetSnapshot &knownFleet()
{
    static const FleetSnapshot fleet = [] {
        QFile file(QStringLiteral(FIXTURES "/contract/ClusterDraining.json"));
        require(file.open(QIODevice::ReadOnly), "the fixture is there");
        JsonOddities oddities;
        const Result<Cluster> cluster = decodeCluster(file.readAll(), "application/json", oddities);
        require(cluster.hasValue(), "the contract's example decodes");
        FleetNews news;
        news.at = listedAt;
        news.listed = QList<Cluster>{*cluster};
        news.volumes = cluster->volumes;
        return *mergeNews(FleetSnapshot(), news, {});
    }();
    return fleet;
}

RateCard rates()
{
    RateCard card;
    GpuRateEntry gpu;
    gpu.gpuType = GpuType(QStringLiteral("H100_SXM"));
    gpu.onDemand = GpuRate(3'360'000);
    card.gpus.append(gpu);
    return card;
}

/// What a person would see of it: nothing here may trip over odd values.
void look(const FleetSnapshot &fleet, const FleetHistory &history, Instant now)
{
    static const RateCard card = rates();
    CostQuery query;
    query.from = now - Seconds(5 * 24 * 3600);
    query.to = now;
    query.bucket = Seconds(24 * 3600);
    const CostReport cost = calculateCost(history, card, BillingRule(), query);
    buildClusterRows(fleet, history, card, cost, now, false);
    for (const ClusterEntry &entry : fleet.clusters)
        buildNodeRows(entry, history, card, now, false);
    attentionOf(fleet, history);
    pollInterval(fleet);
}

void follow(const QList<Cluster> &listed)
{
    FleetHistory history;
    const auto known = std::make_shared<const FleetSnapshot>(knownFleet());
    history.observe(diff(nullptr, known));
    FleetNews news;
    news.at = listedAt + Seconds(15);
    news.listed = listed;
    const SnapshotPtr next = mergeNews(*known, news, {});
    history.observe(diff(known, next));
    look(*next, history, news.at);

    // Not in the list, or not readable, is not deleted (DESIGN.md, decision 11).
    const Cluster &before = known->clusters.first().cluster;
    const ClusterEntry *after = next->find(before.id);
    require(after, "a known cluster stays");
    QSet<NodeId> told;
    for (const QList<Node> *nodes : {&after->cluster.nodes, &after->cluster.deletedNodes}) {
        for (const Node &node : *nodes)
            told.insert(node.id);
    }
    const bool sawAll = after->presence == Presence::Listed && after->cluster.nodesKnown;
    for (const Node &node : before.nodes)
        require(sawAll || told.contains(node.id), "a node that nobody said is gone stays");
    for (const NodeLife &life : history.lives(before.id)) {
        const bool saidDeleted = std::ranges::any_of(after->cluster.deletedNodes, [&](const Node &node) {
            return node.id == life.key.node.node || node.hostName == life.hostName;
        });
        require(!life.endedAt || sawAll || saidDeleted || life.firstSeenAt > listedAt, "a life ends only when a whole list says so");
    }
    for (const VolumeSpan &span : history.volumeSpans())
        require(!span.to || span.from >= listedAt, "no volume is gone for want of a mention");

    // And back: what was good stays good.
    FleetNews again = news;
    again.at = news.at + Seconds(15);
    again.listed = QList<Cluster>{before};
    const SnapshotPtr last = mergeNews(*next, again, {});
    history.observe(diff(next, last));
    look(*last, history, again.at);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), qsizetype(size));
    JsonOddities oddities;
    const Result<QList<Cluster>> list = decodeClusterList(body, "application/json", oddities);
    if (list)
        follow(*list);
    const Result<Cluster> one = decodeCluster(body, "application/json", oddities);
    if (one)
        follow({*one});
    decodeClusterDeletion(body, "application/json", oddities);
    return 0;
}
