// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedfleet.h"

#include <QtGlobal>

namespace deck {
namespace {

/// What a store keeps: the newest of each key.
template <class Item, class KeyOf>
void upsert(QList<Item> &stored, const QList<Item> &incoming, KeyOf keyOf)
{
    if (incoming.isEmpty())
        return;
    QHash<decltype(keyOf(incoming.first())), qsizetype> places;
    for (qsizetype i = 0; i < stored.size(); ++i)
        places.insert(keyOf(stored.at(i)), i);
    for (const Item &item : incoming) {
        const auto place = places.constFind(keyOf(item));
        if (place != places.cend()) {
            stored[*place] = item;
        } else {
            places.insert(keyOf(item), stored.size());
            stored.append(item);
        }
    }
}

void store(HistoryChange &stored, const HistoryChange &change)
{
    upsert(stored.clusters, change.clusters, [](const ClusterRecord &record) { return record.id; });
    upsert(stored.lives, change.lives, [](const NodeLife &life) { return life.key; });
    upsert(stored.events, change.events, [](const TimelineEvent &event) { return event.key; });
    upsert(stored.volumes, change.volumes,
           [](const VolumeSpan &span) { return std::pair(span.volume.toString(), span.from.millis()); });
    stored.capacity += change.capacity;
}

} // namespace

Instant at(const char *iso)
{
    const auto instant = Instant::fromRfc3339(QString::fromLatin1(iso));
    if (!instant)
        qFatal("bad instant in a test: %s", iso);
    return *instant;
}

Node node(const char *id, const NodeTransitions &transitions)
{
    Node node;
    node.id = NodeId(QString::fromLatin1(id));
    node.hostName = node.id.toString() + QStringLiteral(".internal");
    node.computeClass = computeClassOf(node.id, {});
    node.transitions = transitions;
    node.gpus = 8;
    return node;
}

Node removed(Node node, Instant deletedAt)
{
    node.deletedAt = deletedAt;
    return node;
}

Transition<NodePhase> phase(const char *word, Instant since)
{
    return Transition<NodePhase>(nodePhaseFromApi(QStringLiteral("NODE_PHASE_") + QString::fromLatin1(word)), since);
}

LifecycleEvent told(const char *nodeId, const char *reason, std::optional<Instant> when)
{
    LifecycleEvent event;
    event.node = NodeId(QString::fromLatin1(nodeId));
    event.reason = QString::fromLatin1(reason);
    event.at = when;
    return event;
}

Cluster cluster(const char *id)
{
    Cluster cluster;
    cluster.id = ClusterId(QString::fromLatin1(id));
    cluster.name = cluster.id.toString();
    cluster.type = clusterTypeFromApi(QStringLiteral("KUBERNETES"));
    cluster.region = RegionName(QStringLiteral("us-central-8"));
    cluster.gpuType = GpuType(QStringLiteral("H100_SXM"));
    cluster.status = clusterStatusFromApi(QStringLiteral("Ready"));
    cluster.eventsKnown = true;
    return cluster;
}

RateCard caseRates()
{
    RateCard card;
    card.source = QStringLiteral("cases");
    GpuRateEntry h100;
    h100.gpuType = GpuType(QStringLiteral("H100_SXM"));
    h100.validFrom = at("2026-01-01T00:00:00Z");
    h100.onDemand = GpuRate(3'400'000);
    card.gpus = {h100};
    StorageRateEntry storage;
    storage.validFrom = at("2026-01-01T00:00:00Z");
    storage.rate = StorageRate(200'000, StorageRate::Per::TibHour);
    card.storage = {storage};
    return card;
}

Cluster &ObservedFleet::operator[](const char *id)
{
    for (Cluster &each : clusters) {
        if (each.id.toString() == QLatin1String(id))
            return each;
    }
    clusters.append(cluster(id));
    return clusters.last();
}

HistoryChange ObservedFleet::poll(Instant when, std::optional<Instant> coveredSince)
{
    auto next = std::make_shared<FleetSnapshot>();
    next->observedAt = when;
    for (const Cluster &each : std::as_const(clusters)) {
        if (gone.contains(each.id))
            continue;
        ClusterEntry entry;
        entry.cluster = each;
        entry.presence = missing.contains(each.id) ? Presence::Missing : Presence::Listed;
        entry.seenAt = missing.contains(each.id) ? m_seenAt.value(each.id, when) : when;
        m_seenAt.insert(each.id, entry.seenAt);
        next->clusters.append(entry);
    }
    next->volumes = volumes;
    next->volumesKnown = volumesKnown;
    const FleetDelta delta = diff(m_last, next);
    HistoryChange change = history.observe(delta, coveredSince);
    store(stored, change);
    if (change.gap)
        storedGaps.append(*change.gap);
    m_last = std::move(next);
    return change;
}

void ObservedFleet::restart()
{
    const auto last = history.lastObservedAt();
    const auto first = history.firstObservedAt();
    history = FleetHistory();
    history.restore(stored, storedGaps, last, first);
    m_last.reset();
}

} // namespace deck
