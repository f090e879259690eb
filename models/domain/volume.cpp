// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volume.h"

#include <array>
#include <utility>

namespace deck {

Open<VolumeStatus> volumeStatusFromApi(const QString &word)
{
    static constexpr std::array words{
        std::pair{"scheduled", VolumeStatus::Scheduled},
        std::pair{"provisioning", VolumeStatus::Provisioning},
        std::pair{"available", VolumeStatus::Available},
        std::pair{"bound", VolumeStatus::Bound},
        std::pair{"deleting", VolumeStatus::Deleting},
        std::pair{"failed", VolumeStatus::Failed},
        std::pair{"access_revoked", VolumeStatus::AccessRevoked},
        std::pair{"unknown", VolumeStatus::Unknown},
    };
    if (word.isEmpty())
        return {};
    for (const auto &[name, value] : words) {
        if (word == QLatin1String(name))
            return {value, word};
    }
    return {VolumeStatus::Unrecognised, word};
}

} // namespace deck
