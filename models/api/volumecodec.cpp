// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumecodec.h"

#include "decodeanswer.h"
#include "volumereader.h"

#include <QJsonDocument>

namespace deck {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Only of its own list does the contract say which words a volume's status may have.
std::optional<Volume> readListed(const JsonReader &reader)
{
    std::optional<Volume> volume = readVolume(reader);
    if (volume && volume->status == VolumeStatus::Unrecognised)
        reader.note(JsonOddity::Kind::UnknownWord, "status"_L1);
    return volume;
}

} // namespace

std::optional<Volume> readVolume(const JsonReader &reader)
{
    Volume volume;
    volume.id = VolumeId(reader.identifier("volume_id"_L1));
    if (volume.id.isEmpty())
        return std::nullopt;
    volume.name = reader.text("volume_name"_L1);
    volume.sizeTib = reader.count("size_tib"_L1);
    volume.status = volumeStatusFromApi(reader.text("status"_L1));
    return volume;
}

Result<QList<Volume>> decodeVolumeList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    return decodeList<Volume>(body, contentType, "volumes"_L1, readListed, oddities, "volume_id"_L1);
}

Result<Volume> decodeVolume(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    return decodeObject<Volume>(body, contentType, "volume"_L1, readListed, oddities);
}

Result<Done> decodeVolumeDeletion(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    const std::optional<bool> success = JsonReader(*object, QString(), oddities).flag("success"_L1);
    if (!success)
        return Error(Error::Kind::Decode, QStringLiteral("the answer does not say whether the volume was deleted"));
    if (!*success)
        return Error(Error::Kind::Http, QStringLiteral("the service did not delete the volume"));
    return Done();
}

QJsonObject newVolumeJson(const NewVolume &volume, const RegionName &region, const ProjectId &project)
{
    QJsonObject body{{"volume_name"_L1, volume.name},
                     {"size_tib"_L1, volume.sizeTib},
                     {"region"_L1, region.toString()},
                     {"is_lifecycle_independent"_L1, volume.keepAfterCluster}};
    if (!project.isEmpty())
        body.insert("project_id"_L1, project.toString());
    return body;
}

QByteArray encodeNewVolume(const NewVolume &volume, const RegionName &region, const ProjectId &project)
{
    return QJsonDocument(newVolumeJson(volume, region, project)).toJson(QJsonDocument::Compact);
}

QByteArray encodeVolumeSize(const VolumeId &id, int sizeTib)
{
    const QJsonObject body{{"volume_id"_L1, id.toString()}, {"size_tib"_L1, sizeTib}};
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

} // namespace deck
