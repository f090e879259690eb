// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumejson.h"

namespace deck::emulator {

namespace {

QString stateText(VolumeState state)
{
    switch (state) {
    case VolumeState::Provisioning: return QStringLiteral("provisioning");
    case VolumeState::Available: return QStringLiteral("available");
    case VolumeState::Bound: return QStringLiteral("bound");
    case VolumeState::Deleting: return QStringLiteral("deleting");
    }
    Q_UNREACHABLE();
}

} // namespace

QJsonObject volumeJson(const Volume &volume)
{
    return {
        {QStringLiteral("volume_id"), volume.id},
        {QStringLiteral("volume_name"), volume.name},
        {QStringLiteral("size_tib"), volume.sizeTib()},
        {QStringLiteral("status"), stateText(volume.state)},
    };
}

} // namespace deck::emulator
