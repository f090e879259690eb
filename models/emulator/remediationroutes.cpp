// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"

#include <QJsonArray>

#include <algorithm>

namespace deck::emulator {

namespace {

bool hasInstance(const Simulation &simulation, const QString &clusterId, const QString &instanceId)
{
    const Cluster *cluster = simulation.world().cluster(clusterId);
    if (!cluster)
        return false;
    // "-" stands for the whole cluster (facts.md, section 1.1).
    return instanceId == u"-" || std::any_of(cluster->workers.begin(), cluster->workers.end(), [&](const auto &node) {
        return node->instanceId == instanceId;
    });
}

} // namespace

void addRemediationRoutes(Router &router, Simulation &simulation)
{
    const QString all = QStringLiteral("/v1/compute/clusters/{cluster_id}/instances/{instance_id}/remediations");
    const QString one = all + QStringLiteral("/{remediation_id}");
    router.add("GET", all, [&simulation](const HttpCall &, const QStringList &parameters) {
        if (!hasInstance(simulation, parameters[0], parameters[1]))
            return notFound();
        return HttpReply{200,
                         QJsonObject{{QStringLiteral("remediations"), QJsonArray()},
                                     {QStringLiteral("has_next"), false},
                                     {QStringLiteral("next_page_token"), QString()}},
                         {}};
    });
    router.add("POST", all, [&simulation](const HttpCall &, const QStringList &parameters) {
        if (!hasInstance(simulation, parameters[0], parameters[1]))
            return notFound();
        return refusal(403, QStringLiteral("The emulator does not repair nodes"));
    });
    const auto none = [](const HttpCall &, const QStringList &) { return notFound(); };
    router.add("GET", one, none);
    for (const char16_t *verb : {u"/approve", u"/reject", u"/cancel"})
        router.add("POST", one + QString::fromUtf16(verb), none);
}

} // namespace deck::emulator
