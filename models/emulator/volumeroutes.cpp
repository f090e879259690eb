// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"
#include "bodyreader.h"
#include "clusterrequests.h"
#include "volumejson.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

HttpReply list(const Simulation &simulation, const HttpCall &call)
{
    const QString name = QStringLiteral("projectId");
    QJsonArray volumes;
    for (const auto &volume : simulation.world().volumes) {
        const bool wanted = !call.query.hasQueryItem(name)
            || call.query.queryItemValue(name, QUrl::FullyDecoded) == volume->projectId;
        if (wanted && !volume->gone)
            volumes.append(volumeJson(*volume));
    }
    return {200, QJsonObject{{QStringLiteral("volumes"), volumes}}, {}};
}

HttpReply create(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    auto read = readVolume(simulation, body.object);
    if (const auto *refused = std::get_if<HttpReply>(&read))
        return *refused;
    auto &wish = std::get<VolumeWish>(read);
    return {200, volumeJson(simulation.createVolume(std::move(wish.volume), wish.sizeTib)), {}};
}

HttpReply resize(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    const QString id = reader.requiredText(QStringLiteral("volume_id"));
    const auto sizeTib = reader.number(QStringLiteral("size_tib"), 1);
    if (reader.refused())
        return *reader.refused();
    Volume *volume = simulation.world().volume(id);
    if (!volume)
        return notFound();
    if (volume->state == VolumeState::Deleting)
        return refusal(400, QStringLiteral("The volume is being deleted"), QStringLiteral("volume_id"));
    // Growing is self-service, shrinking is not (facts.md, section 5.1).
    if (sizeTib && *sizeTib < volume->sizeTib())
        return refusal(400, QStringLiteral("A volume cannot be made smaller here"), QStringLiteral("size_tib"));
    if (sizeTib)
        simulation.resize(*volume, *sizeTib);
    return {200, volumeJson(*volume), {}};
}

HttpReply remove(Simulation &simulation, Volume &volume)
{
    if (simulation.world().userOf(volume.id))
        return refusal(409, QStringLiteral("The volume is attached to a cluster"), QStringLiteral("volume_id"));
    simulation.deleteVolume(volume);
    return {200, QJsonObject{{QStringLiteral("success"), true}}, {}};
}

} // namespace

void addVolumeRoutes(Router &router, Simulation &simulation)
{
    const QString all = QStringLiteral("/v1/compute/clusters/storage/volumes");
    const QString one = QStringLiteral("/v1/compute/clusters/storage/volumes/{volume_id}");
    router.add("GET", all, [&simulation](const HttpCall &call, const QStringList &) { return list(simulation, call); });
    router.add("POST", all, [&simulation](const HttpCall &call, const QStringList &) { return create(simulation, call); });
    router.add("PUT", all, [&simulation](const HttpCall &call, const QStringList &) { return resize(simulation, call); });
    router.add("GET", one, [&simulation](const HttpCall &, const QStringList &parameters) {
        const Volume *volume = simulation.world().volume(parameters[0]);
        return volume ? HttpReply{200, volumeJson(*volume), {}} : notFound();
    });
    router.add("DELETE", one, [&simulation](const HttpCall &, const QStringList &parameters) {
        Volume *volume = simulation.world().volume(parameters[0]);
        return volume ? remove(simulation, *volume) : notFound();
    });
}

} // namespace deck::emulator
