// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

QJsonObject regionJson(const Region &region)
{
    QJsonArray drivers;
    for (const DriverVersion &driver : region.drivers) {
        drivers.append(QJsonObject{{QStringLiteral("id"), driver.id},
                                   {QStringLiteral("cuda_version"), driver.cudaVersion},
                                   {QStringLiteral("nvidia_driver_version"), driver.driverVersion},
                                   {QStringLiteral("os"), driver.os}});
    }
    return {{QStringLiteral("name"), region.name},
            {QStringLiteral("supported_instance_types"), QJsonArray::fromStringList(region.gpuTypes)},
            {QStringLiteral("driver_versions"), drivers}};
}

} // namespace

void addCatalogueRoutes(Router &router, Simulation &simulation)
{
    router.add("GET", QStringLiteral("/v1/compute/regions"), [&simulation](const HttpCall &, const QStringList &) {
        QJsonArray regions;
        for (const Region &region : simulation.scenario().regions)
            regions.append(regionJson(region));
        return HttpReply{200, QJsonObject{{QStringLiteral("regions"), regions}}, {}};
    });
    router.add("GET", QStringLiteral("/v1/clusters/availability-zones"), [&simulation](const HttpCall &, const QStringList &) {
        const QJsonArray zones = QJsonArray::fromStringList(simulation.scenario().availabilityZones);
        return HttpReply{200, QJsonObject{{QStringLiteral("avzones"), zones}}, {}};
    });
}

} // namespace deck::emulator
