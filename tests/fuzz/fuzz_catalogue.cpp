// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilitycodec.h"
#include "clusterspec.h"
#include "jsonoddities.h"
#include "regioncodec.h"
#include "require.h"
#include "volumecodec.h"

using namespace deck;

/// Regions, volumes and free GPUs.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), qsizetype(size));
    JsonOddities oddities;
    if (const Result<QList<Region>> regions = decodeRegionList(body, "application/json", oddities)) {
        for (const Region &region : *regions)
            require(!region.name.isEmpty(), "a region has a name");
        validate(ClusterSpec(), *regions);
    }
    if (const Result<QList<Volume>> volumes = decodeVolumeList(body, "application/json", oddities)) {
        for (const Volume &volume : *volumes)
            require(!volume.id.isEmpty() && volume.sizeTib.value_or(0) >= 0, "a volume has an id and no negative size");
    }
    if (const Result<Volume> volume = decodeVolume(body, "application/json", oddities))
        require(!volume->id.isEmpty(), "a volume has an id");
    decodeVolumeDeletion(body, "application/json", oddities);
    if (const Result<QList<Availability>> stock = decodeAvailability(body, "application/json", oddities)) {
        for (const Availability &place : *stock)
            require(place.asOf > Instant(), "free GPUs have a time");
    }
    return 0;
}
