// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "result.h"

#include <QByteArray>
#include <QJsonObject>

namespace deck {

class JsonOddities;

Result<QList<Volume>> decodeVolumeList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);
Result<Volume> decodeVolume(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);
/// `{"success": bool}`; a clear no is an Http error, since nothing was deleted then.
Result<Done> decodeVolumeDeletion(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// `VolumeCreate`, alone or as `shared_volume` of a new cluster.
QJsonObject newVolumeJson(const NewVolume &volume, const RegionName &region, const ProjectId &project);
QByteArray encodeNewVolume(const NewVolume &volume, const RegionName &region, const ProjectId &project);
QByteArray encodeVolumeSize(const VolumeId &id, int sizeTib);

} // namespace deck
