// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"
#include "bodyreader.h"
#include "clusterjson.h"
#include "clusterrequests.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

HttpReply show(const Simulation &simulation, const Cluster &cluster)
{
    return {200, clusterJson(simulation.world(), cluster, simulation.now()), {}};
}

HttpReply list(const Simulation &simulation, const ApiHabits &habits, const HttpCall &call)
{
    const QString name = QStringLiteral("projectId");
    QJsonArray clusters;
    for (const auto &cluster : simulation.world().clusters) {
        const bool wanted = !call.query.hasQueryItem(name)
            || call.query.queryItemValue(name, QUrl::FullyDecoded) == cluster->spec.projectId;
        if (!wanted || cluster->goneAt)
            continue;
        QJsonObject entry = clusterJson(simulation.world(), *cluster, simulation.now());
        if (!habits.listsTellEvents)
            entry.remove(QStringLiteral("node_lifecycle_events"));
        clusters.append(entry);
    }
    return {200, QJsonObject{{QStringLiteral("clusters"), clusters}}, {}};
}

HttpReply create(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    auto read = readCreate(simulation, body.object);
    if (const auto *refused = std::get_if<HttpReply>(&read))
        return *refused;
    auto &wish = std::get<CreateWish>(read);
    if (wish.sharedVolume)
        wish.spec.volumeId = simulation.createVolume(std::move(wish.sharedVolume->volume), wish.sharedVolume->sizeTib).id;
    // A reservation runs from now unless its start was named.
    if (wish.spec.durationDays > 0 && !wish.spec.reservationEnd) {
        const Instant start = wish.spec.reservationStart.value_or(simulation.now());
        wish.spec.reservationStart = start;
        wish.spec.reservationEnd = start + std::chrono::hours(24 * wish.spec.durationDays);
    }
    return show(simulation, simulation.createCluster(std::move(wish.spec)));
}

HttpReply update(Simulation &simulation, Cluster &cluster, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    const auto read = readUpdate(simulation, cluster, body.object);
    if (const auto *refused = std::get_if<HttpReply>(&read))
        return *refused;
    simulation.update(cluster, std::get<ClusterChange>(read));
    return show(simulation, cluster);
}

} // namespace

void addClusterRoutes(Router &router, Simulation &simulation, const ApiHabits &habits)
{
    const QString all = QStringLiteral("/v1/compute/clusters");
    const QString one = QStringLiteral("/v1/compute/clusters/{cluster_id}");
    router.add("GET", all, [&simulation, &habits](const HttpCall &call, const QStringList &) {
        return list(simulation, habits, call);
    });
    router.add("POST", all, [&simulation](const HttpCall &call, const QStringList &) { return create(simulation, call); });
    router.add("GET", one, [&simulation](const HttpCall &, const QStringList &parameters) {
        const Cluster *cluster = simulation.world().cluster(parameters[0]);
        return cluster ? show(simulation, *cluster) : notFound();
    });
    router.add("PUT", one, [&simulation](const HttpCall &call, const QStringList &parameters) {
        Cluster *cluster = simulation.world().cluster(parameters[0]);
        return cluster ? update(simulation, *cluster, call) : notFound();
    });
    router.add("DELETE", one, [&simulation](const HttpCall &, const QStringList &parameters) {
        Cluster *cluster = simulation.world().cluster(parameters[0]);
        if (!cluster)
            return notFound();
        simulation.deleteCluster(*cluster);
        return HttpReply{200, QJsonObject{{QStringLiteral("cluster_id"), cluster->id}}, {}};
    });
}

} // namespace deck::emulator
